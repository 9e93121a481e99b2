import { useLoaderData, useLocation } from 'react-router-dom'
import { pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { CentreFrame } from '../../shared/account/centre-frame.tsx'
import { readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { MarkedList, markedFilters } from './marked-list.tsx'

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, markedFilters)
  const asked = { ...query.filter, ...query.paging }
  return { query, results: await rowsOrFailure(call('listFollows', { query: asked, signal }), { t }) }
})

/** The page of followed messages. Their news come as notifications. Specification 2. */
export function Component() {
  const { call } = useServices()
  const isInCentre = useLocation().pathname.startsWith('/uCenter/')
  return (
    <MarkedList
      {...useLoaderData<typeof loader>()}
      frame={isInCentre ? page => <CentreFrame>{page}</CentreFrame> : undefined}
      words={{
        title: 'own.follows',
        found: 'follows.found',
        none: 'follows.none',
        noneHint: 'follows.noneHint',
        marked: 'follows.marked',
        remove: 'follows.remove',
        removed: 'follows.removed'
      }}
      remove={(tid, idempotencyKey) => call('unfollowMessage', { body: { tid }, idempotencyKey })}
      restore={(tid, idempotencyKey) => call('followMessage', { body: { tid }, idempotencyKey })}
    />
  )
}
