import type { DataOf, QueryOf } from '@board/client'
import type { LoadArgs } from '../../services/loading.ts'
import { isFailure, type ListFailure } from '../lists/list-query.ts'
import { readSearchWays, type SearchWays } from './search-ways.ts'

type MessageQuery = NonNullable<QueryOf<'listMessages'>> & { keywords: string }
type Messages = DataOf<'listMessages'> | ListFailure

/** What a search with words shows beside its results. */
export interface Beside {
  /** Leaders, help and others; undefined if they could not be read. */
  findings: DataOf<'searchSite'> | undefined
  near: DataOf<'listNearMessages'>
  /** Ways on from a search that found nothing. */
  ways: SearchWays | undefined
  /** A better wording of words that find little. */
  wording: DataOf<'correctWording'> | undefined
}

/** Fewer results than this leave room for near ones and for another wording. */
const fewResults = 10

/** Reads near results, which know neither topics, states nor days. */
async function readNear({ call, signal }: LoadArgs, query: MessageQuery): Promise<Beside['near']> {
  const { keywords, regionId, organization, typeId, domainId, topicId, state, replied, timeSt, timeEd } =
    query
  const isNarrow = [topicId, state, replied, timeSt, timeEd].some(filter => filter !== undefined)
  if (isNarrow) return []
  return await call('listNearMessages', {
    query: { keywords, regionId, organization, typeId, domainId },
    signal
  })
}

/**
 * Reads what a search with words shows beside its results. Without an answer to one of the calls the page shows the others.
 * @param reading the messages that the search finds
 */
export async function readBeside(
  args: LoadArgs,
  query: MessageQuery,
  reading: Promise<Messages>
): Promise<Beside> {
  const { call, signal } = args
  const { keywords, regionId } = query
  const reads = call('searchSite', { query: { keywords, regionId }, signal }).catch(() => undefined)
  const [messages, findings] = await Promise.all([reading, reads])
  const total = isFailure(messages) ? fewResults : messages.total
  // a number is no word that others are like
  const hasRoom = total < fewResults && !findings?.number
  const [near, ways, wording] = await Promise.all([
    hasRoom ? readNear(args, query).catch(() => []) : [],
    total === 0 ? readSearchWays(args, query, findings?.leaders ?? []) : undefined,
    hasRoom ? call('correctWording', { query: { keywords }, signal }).catch(() => undefined) : undefined
  ])
  return { findings, near, ways, wording }
}
