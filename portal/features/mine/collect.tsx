import { useLoaderData } from 'react-router-dom'
import { pageLoader } from '../../services/loading.ts'
import { useServices } from '../../services/services.tsx'
import { readList, rowsOrFailure } from '../../shared/lists/list-query.ts'
import { MarkedList, markedFilters } from './marked-list.tsx'

export const loader = pageLoader(async ({ call, url, t, signal }) => {
  const query = readList(url.searchParams, markedFilters)
  const asked = { ...query.filter, ...query.paging }
  return { query, results: await rowsOrFailure(call('listFavourites', { query: asked, signal }), { t }) }
})

/** The page of one’s own favourites. Specification 2. */
export function Component() {
  const { call } = useServices()
  return (
    <MarkedList
      {...useLoaderData<typeof loader>()}
      words={{
        title: 'own.collect',
        found: 'collect.found',
        none: 'collect.none',
        noneHint: 'collect.noneHint',
        marked: 'collect.marked',
        remove: 'collect.remove',
        removed: 'collect.removed'
      }}
      remove={(tid, idempotencyKey) => call('removeFavourite', { body: { tid }, idempotencyKey })}
      restore={(tid, idempotencyKey) => call('addFavourite', { body: { tid }, idempotencyKey })}
    />
  )
}
