import { useT } from '../../lib/i18n.tsx'
import { isFailure, type ListFailure, type ListQuery } from '../lists/list-query.ts'
import { MessageCards } from '../messages/message-card.tsx'
import css from './message-search.module.css'
import type { Beside } from './read-beside.ts'
import { NumberedMessage, SiteFindings } from './site-findings.tsx'
import { Correction, WriteTo } from './ways-on.tsx'

// one script has all parts of a search with words, and what they read
export { readBeside } from './read-beside.ts'
export { WaysOn } from './ways-on.tsx'

interface AboveProps {
  query: ListQuery
  side: Beside
  messages: { list: readonly { tid: number }[] } | ListFailure
}

/** Shows what stands above the messages that a search has found: the message with a number, leaders and help, another wording. */
export function AboveResults({ query, side, messages }: AboveProps) {
  const { findings } = side
  return (
    <>
      {findings && (
        <>
          <NumberedMessage found={findings} list={isFailure(messages) ? [] : messages.list} />
          <SiteFindings found={findings} />
        </>
      )}
      <Correction query={query} side={side} />
    </>
  )
}

/** The id of the heading of the near results. */
const nearId = 'near'

interface NearProps {
  /** The searched words. */
  words: string | undefined
  side: Beside
}

/** Shows messages that contain most of the words. If none contains all of them, the reader can write one. */
export function NearResults({ words = '', side: { near, ways } }: NearProps) {
  const t = useT()
  return (
    <section className={css.near} aria-labelledby={nearId}>
      <h2 id={nearId}>{t('search.near')}</h2>
      <p>{t('search.nearHint')}</p>
      <MessageCards messages={near} by="approvedAt" />
      {ways && <WriteTo leader={ways.leader} words={words} />}
    </section>
  )
}
