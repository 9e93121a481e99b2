import type { DataOf } from '@board/client'
import { afterTyping } from '@board/client/composition'
import { useEffect, useState } from 'react'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { useServices } from '../../services/services.tsx'
import { type Suggestion, searchable, useSuggestions } from '../../services/suggestions.ts'
import css from './search-proposals.module.css'

type Findings = DataOf<'searchSite'>

/** The wait after the last typed character, in milliseconds: longer than that for messages, because it asks for more. */
const pause = 350

const most = { leaders: 3, help: 2, messages: 5 }

/** A proposal: where it leads, its words, and a fact beside them. */
interface Proposal {
  to: string
  title: string
  fact: string
}

interface Group {
  label: MessageKey
  rows: Proposal[]
}

/** Returns what the site has for the typed words. An empty text sends no request, and a failed request returns nothing. */
function useFindings(typed: string): Findings | undefined {
  const { call, province } = useServices()
  const [found, setFound] = useState<Findings>()
  const keywords = searchable(typed)
  useEffect(() => {
    if (!keywords) return setFound(undefined)
    const stop = new AbortController()
    const takeBack = afterTyping(() => {
      const asked = call('searchSite', { query: { keywords, regionId: province }, signal: stop.signal })
      asked.then(setFound, () => {
        if (!stop.signal.aborted) setFound(undefined)
      })
    }, pause)
    return () => {
      takeBack()
      stop.abort()
    }
  }, [keywords, call, province])
  return found
}

const nothing: Pick<Findings, 'number' | 'leaders' | 'help'> = { number: null, leaders: [], help: [] }

function useGroups(typed: string): Group[] {
  const t = useT()
  const { number, leaders, help } = useFindings(typed) ?? nothing
  const messages = useSuggestions(typed)
  const toMessage = ({ tid, subject, forumName }: Pick<Suggestion, 'tid' | 'subject' | 'forumName'>) => ({
    to: `/threads/content?tid=${tid}`,
    title: subject,
    fact: forumName
  })
  const groups: Group[] = [
    {
      label: 'search.leader',
      rows: leaders.slice(0, most.leaders).map(({ fid, name, regionName, groupName }) => ({
        to: `/threads/list?fid=${fid}`,
        title: name,
        fact: regionName || groupName
      }))
    },
    {
      label: 'footer.help',
      rows: help.slice(0, most.help).map(({ key, part, title, excerpt }) => ({
        to: `/helpC?key=${key}#part-${part}`,
        title,
        fact: excerpt
      }))
    },
    {
      label: 'search.messages',
      rows: [
        ...(number ? [{ ...toMessage(number), fact: t('search.numberOf', { tid: number.tid }) }] : []),
        ...messages
          .filter(({ tid }) => tid !== number?.tid)
          .slice(0, most.messages)
          .map(toMessage)
      ]
    }
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}

interface ProposalsProps {
  /** The id of the search field; the proposals have its id with their places. */
  id: string
  typed: string
  /** The place of the proposal that the arrow keys have reached. */
  active: number
  onFound: (addresses: readonly string[]) => void
  onTake: (to: string) => void
}

/** Shows leaders, help and messages for the words in the search field of the header, in groups. */
export default function Proposals({ id, typed, active, onFound, onTake }: ProposalsProps) {
  const t = useT()
  const groups = useGroups(typed)
  const addresses = groups.flatMap(({ rows }) => rows.map(({ to }) => to)).join('\n')
  useEffect(() => onFound(addresses ? addresses.split('\n') : []), [addresses, onFound])
  let place = -1
  return groups.map(({ label, rows }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
    <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
      <div id={`${id}-${label}`} className={css.label}>
        {t(label)}
      </div>
      {rows.map(({ to, title, fact }) => {
        place += 1
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the keys of a combobox
          <div
            key={to}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={css.option}
            onPointerDown={event => event.preventDefault()}
            onClick={() => onTake(to)}
          >
            <span className={css.title}>{title}</span>
            <span className={css.fact}>{fact}</span>
          </div>
        )
      })}
    </div>
  ))
}
