import type { DataOf } from '@board/client'
import { suggestionType } from '@board/schemas/facts/formats'
import { useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { type MessageKey, useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { OwnNav } from '../../shared/account/own-nav.tsx'
import { LateDraft } from '../../shared/forms/late-draft.tsx'
import { ListPage } from '../../shared/lists/list-page.tsx'
import { choice, isFailure, readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { numberIn } from '../../shared/lists/query.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CardList } from '../../ui/lists/card-list.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { EntryCampaign } from './entry-campaign.tsx'
import { OwnCard } from './own-card.tsx'
import css from './page.module.css'

/** The tab of entries to campaigns. Another call lists them. */
const entries = 'entries'

type Row = DataOf<'listOwnMessages'>['list'][number] | DataOf<'listOwnEntries'>['list'][number]

/** The tabs in their order; a number is the `display` of the contract. */
const tabs: Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7 | typeof entries, MessageKey>> = {
  1: 'mine.all',
  2: 'mine.pending',
  3: 'mine.returned',
  4: 'mine.awaiting',
  5: 'mine.toGrade',
  6: 'mine.done',
  7: 'mine.withdrawn',
  entries: 'mine.entries'
}

const filters = { display: choice([1, 2, 3, 4, 5, 6, 7, entries]) }

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, filters)
  const { display = 1 } = query.filter
  const posted = numberIn(url.searchParams, 'posted')
  if (display !== entries) {
    const asked = { display, ...query.paging }
    const own = await rowsOrFailure(call('listOwnMessages', { query: asked, signal }), { t })
    return { query, posted, rows: own, counts: isFailure(own) ? {} : own.tabs }
  }
  const [rows, { tabs: counts }] = await Promise.all([
    rowsOrFailure(call('listOwnEntries', { query: query.paging, signal }), { t }),
    call('listOwnMessages', { query: { rows: 10 }, signal })
  ])
  return { query, posted, rows, counts }
})

/** The page of one’s own messages, by state, with the actions on each. */
export function Component() {
  const t = useT()
  const { query, posted, rows, counts } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState<{ tid: number; at: number; words: string }>()
  const list: readonly Row[] = isFailure(rows) ? [] : rows.list
  // the confirmation stands above its card, or at its earlier place if the card has left the list
  const saidAt = said && (list.find(({ tid }) => tid === said.tid) ?? list[said.at])?.tid
  const sent = list.find(({ tid }) => tid === posted)
  const campaign = sent && 'collectTitle' in sent && sent.collectTitle
  const isEntries = query.filter.display === entries
  const isSuggestion = isEntries || sent?.typeId === suggestionType
  return (
    <>
      <OwnNav />
      <ListPage<Row>
        title={t('mine.title')}
        aside={
          <div className={css.aside}>
            <LateDraft />
            <LinkButton className={css.write} to="/threads/post" tone="primary">
              {t('menu.post')}
            </LinkButton>
          </div>
        }
        tabs={{
          label: t('mine.tabs'),
          name: 'display',
          choices: Object.entries(tabs).map(([display, label]) => ({
            value: display === '1' ? undefined : display,
            label: t(label),
            count: counts[display]
          }))
        }}
        query={query}
        results={rows}
        found={total => t(isEntries ? 'mine.entriesFound' : 'search.found', { total })}
        rows={shown => (
          <CardList rows={shown} keyOf={message => message.tid}>
            {message => (
              <>
                {message.tid === saidAt && <Status>{said?.words}</Status>}
                <OwnCard
                  message={message}
                  more={'collectTitle' in message && <EntryCampaign entry={message} />}
                  onDone={words => {
                    const at = list.findIndex(({ tid }) => tid === message.tid)
                    setSaid({ tid: message.tid, at, words })
                    revalidate()
                  }}
                />
              </>
            )}
          </CardList>
        )}
        empty={
          isEntries
            ? { title: t('mine.entriesNone'), hint: <p>{t('mine.entriesNoneHint')}</p> }
            : counts['1'] === 0
              ? { title: t('mine.noneYet'), hint: <p>{t('mine.noneYetHint')}</p> }
              : { title: t('mine.none'), hint: <p>{t('mine.noneHint')}</p> }
        }
      >
        <div className={css.said}>
          {posted !== undefined && !sent?.auditState && said?.tid !== posted && (
            <Banner tone="ok" title={t(isSuggestion ? 'post.suggestionDone' : 'post.done', { tid: posted })}>
              {campaign && <p>{t('mine.campaign', { title: campaign })}</p>}
              {t('post.doneHint')}
            </Banner>
          )}
          <Status>{saidAt === undefined && said?.words}</Status>
        </div>
      </ListPage>
    </>
  )
}
