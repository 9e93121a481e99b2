import type { DataOf, QueryOf } from '@board/client'
import type { LoadArgs } from '../../services/loading.ts'

/** The filters that a link on an empty page can remove. A period consists of several values of the address. */
export const removableFilters = [
  'regionId',
  'organization',
  'typeId',
  'domainId',
  'topicId',
  'state',
  'range'
] as const
export type RemovableFilter = (typeof removableFilters)[number]

type MessageQuery = NonNullable<QueryOf<'listMessages'>>

/** The fields of the call that each filter sets. */
const fieldsOf = (filter: RemovableFilter): readonly (keyof MessageQuery)[] =>
  filter === 'state' ? ['state', 'replied'] : filter === 'range' ? ['timeSt', 'timeEd'] : [filter]

/** The number of filters that are tried, so that an empty page stays a few calls. */
const mostTried = 4

/** The filters without which the search finds messages: one of them, or only all together. */
export interface FewerFilters {
  filter: RemovableFilter | 'all'
  total: number
  totalCapped: boolean
}

type WrittenTo = Pick<DataOf<'searchSite'>['leaders'][number], 'fid' | 'name'>

/** What a page without results offers: the search with fewer filters, and a leader to write to. */
export interface SearchWays {
  fewer: FewerFilters[]
  leader?: WrittenTo | undefined
}

/** Finds the filters without which a search that found nothing finds messages. */
async function readFewer({ call, signal }: LoadArgs, query: MessageQuery): Promise<FewerFilters[]> {
  const set = removableFilters.filter(filter => fieldsOf(filter).some(field => query[field] !== undefined))
  const countWithout = async (filter: FewerFilters['filter'], removed: readonly RemovableFilter[]) => {
    const rest = { ...query }
    for (const field of removed.flatMap(fieldsOf)) delete rest[field]
    const { total, totalCapped } = await call('listMessages', {
      query: { ...rest, page: 1, rows: 10 },
      signal
    })
    return { filter, total, totalCapped }
  }
  const tried = await Promise.all(set.slice(0, mostTried).map(filter => countWithout(filter, [filter])))
  const found = tried.filter(({ total }) => total > 0)
  if (found.length > 0 || set.length < 2) return found
  const all = await countWithout('all', set)
  return all.total > 0 ? [all] : []
}

/** Returns the leader whom the words mean, or the first one of the region that is searched. */
async function readLeader(
  { call, signal }: LoadArgs,
  regionId: number | undefined,
  leaders: readonly WrittenTo[]
): Promise<WrittenTo | undefined> {
  if (leaders.length > 0 || regionId === undefined) return leaders[0]
  const { list } = await call('listForums', { query: { regionId, page: 1, rows: 10 }, signal })
  return list.find(({ isOpen }) => isOpen)
}

/** Reads what a page without results offers. A failure offers nothing. */
export async function readSearchWays(
  args: LoadArgs,
  query: MessageQuery,
  leaders: readonly WrittenTo[]
): Promise<SearchWays> {
  const [fewer, leader] = await Promise.all([
    readFewer(args, query).catch(() => []),
    readLeader(args, query.regionId, leaders).catch(() => undefined)
  ])
  return { fewer, leader }
}
