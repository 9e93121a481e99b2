import { useState } from 'react'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { useT } from '../../lib/i18n.tsx'
import { pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { isFailure, readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { numberIn } from '../../shared/lists/query.ts'
import { Button } from '../../ui/button.tsx'
import { Status } from '../../ui/notices/status.tsx'
import { openedPart } from '../../ui/opened-part.tsx'
import { MarkedList, markedFilters } from './marked-list.tsx'
import css from './tracks.module.css'

const ClearTracksDialog = openedPart(() => import('./clear-tracks-dialog.tsx'))

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, markedFilters)
  const asked = { ...query.filter, ...query.paging }
  const results = await rowsOrFailure(call('listTracks', { query: asked, signal }), { t })
  return { query, results, cleared: numberIn(url.searchParams, 'cleared') }
})

/** The page of opened messages. One or all of them can be removed. Specification 2. */
export function Component() {
  const t = useT()
  const { call } = useServices()
  const navigate = useNavigate()
  const { query, results, cleared } = useLoaderData<typeof loader>()
  const [isAsking, setAsking] = useState(false)
  return (
    <MarkedList
      query={query}
      results={results}
      words={{
        title: 'own.tracks',
        found: 'tracks.found',
        none: 'tracks.none',
        noneHint: 'tracks.noneHint',
        marked: 'tracks.marked',
        remove: 'tracks.remove',
        removed: 'tracks.removed'
      }}
      remove={(tid, idempotencyKey) => call('deleteTrack', { body: { tid }, idempotencyKey })}
      aside={
        !isFailure(results) &&
        results.total > 0 && (
          <Button tone="danger" onClick={() => setAsking(true)}>
            {t('tracks.clear')}
          </Button>
        )
      }
    >
      <div className={css.said}>
        <Status>{cleared !== undefined && t('tracks.cleared', { count: cleared })}</Status>
      </div>
      {isAsking && (
        <ClearTracksDialog
          onClose={() => setAsking(false)}
          onDone={count => {
            setAsking(false)
            navigate(`/myTracks?cleared=${count}`, { replace: true })
          }}
        />
      )}
    </MarkedList>
  )
}
