import { randomUUID } from 'node:crypto'
import { operations } from '@board/generated/operations'
import { signedHeaders } from '../../tests/support/sign.ts'
import { randomFrom } from '../demo/random.ts'
import { makeWorld } from './fill/world.ts'
import type { Request } from './load.ts'
import { type Inputs, inputsHeader, type WriteRequest } from './record-writes.ts'
import type { Clerk } from './staff.ts'
import type { Terms } from './terms.ts'

export type PublicQuery = Readonly<Record<string, string | number | undefined>>
export type BoardBody = Record<string, unknown>

export type PublicRequest = { query: PublicQuery; request: Request }
export type BoardRequest = { body: BoardBody; clerk: Clerk; request: Request }

let number = 0

const addressOf = (visitor: number) => `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`

/**
 * Returns a request of a public call: for one page of the public list, if no other is named. Each has its own URL, by which
 * the reference server finds its queries.
 */
export function publicRequest(
  query: PublicQuery,
  call: 'listMessages' | 'listNearMessages' | 'correctWording' | 'searchSite' = 'listMessages'
): PublicRequest {
  const parameters = new URLSearchParams({ _t: String(++number) })
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, String(value))
  const url = `${operations[call].path}?${parameters}`
  // each request has its own client address, because searches are limited per address
  const headers = { 'x-forwarded-for': addressOf(number) }
  return { query, request: { method: 'GET', url, headers } }
}

/** Returns a signed request for one page of a clerk's task board; it is valid for five minutes. */
export function boardRequest(clerk: Clerk, body: BoardBody): BoardRequest {
  const url = `${operations.pageAns.path}?_t=${++number}`
  const text = JSON.stringify(body)
  const headers = signedHeaders({ url, token: clerk.token, body: text })
  return { body, clerk, request: { method: 'POST', url, headers, body: text } }
}

/** Returns a request for all counts of a clerk's boards. */
export function countsRequest(clerk: Clerk): Request {
  const url = `${operations.boardCounts.path}?_t=${++number}`
  return { method: 'GET', url, headers: signedHeaders({ url, token: clerk.token }) }
}

/** Returns a signed request for a file with all messages of an institution and those below it. */
export function exportRequest(token: string, format: 'csv' | 'xlsx'): Request {
  const url = `${operations.exportList.path}?_t=${++number}`
  const columns = ['tid', 'subject', 'forumName', 'typeId', 'state', 'approvedAt', 'content'].map(name => ({
    name,
    label: name
  }))
  const body = JSON.stringify({ list: 'pageAll', format, columns, filter: { display: 8 } })
  return { method: 'POST', url, headers: signedHeaders({ url, token, body }), body }
}

/** Returns an administrator's signed call of an entity, with query values as JSON. */
export function entityRequest(token: string, path: string, query: Record<string, unknown>): Request {
  const parameters = new URLSearchParams({ _t: String(++number) })
  for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value))
  const url = `${path}?${parameters}`
  return { method: 'GET', url, headers: signedHeaders({ url, token }) }
}

/**
 * Lists requests of visitors: boards in proportion to their use, the newest messages, the last answered ones, and
 * those of one type or domain.
 */
export function publicRequests(rows: number, count = 400): PublicRequest[] {
  const world = makeWorld(rows)
  const random = randomFrom(7)
  return Array.from({ length: count }, (_, index) => {
    if (index % 10 < 5) return publicRequest({ fid: world.forumOf(random).fid })
    if (index % 10 < 7) return publicRequest({})
    if (index % 10 === 7) return publicRequest({ order: 'repliedAt:desc' })
    if (index % 10 === 8) return publicRequest({ fid: world.forumOf(random).fid, replied: 1 })
    return publicRequest({ typeId: random.pick([1, 2, 5, 6]), page: random.int(1, 3) })
  })
}

/** Lists requests of clerks: the tabs of their board, and sometimes another order or one type. */
export function boardRequests(clerks: readonly Clerk[], count = 400): BoardRequest[] {
  const random = randomFrom(8)
  return Array.from({ length: count }, (_, index) => {
    const clerk = clerks[index % clerks.length]
    if (!clerk) throw new Error('Nobody is signed in')
    const display = random.pick([1, 1, 1, 2, 4, 5, 6, 8, 8])
    // the console does not offer this order on tab 1, whose messages have no reply (specification 6)
    if (index % 10 === 8 && display !== 1) return boardRequest(clerk, { display, order: 'repliedAt:desc' })
    if (index % 10 === 9) return boardRequest(clerk, { display, typeIds: [random.pick([1, 2, 6])] })
    return boardRequest(clerk, { display, page: random.pick([1, 1, 1, 2]) })
  })
}

const day = 86_400

/** Lists requests of clerks with a full board: several filters at once, with and without search words. */
export function filteredRequests(
  clerks: readonly Clerk[],
  terms: readonly Terms[],
  count = 400
): BoardRequest[] {
  const random = randomFrom(9)
  const now = Math.floor(Date.now() / 1000)
  const word = () => random.pick(random.pick(terms).words)
  const year = () => ({ timeSt: now - random.int(200, 500) * day, timeEd: now })
  const combined: (() => BoardBody)[] = [
    () => ({ display: 8, typeIds: [1, 2], domainIds: [random.int(1, 14)], searchState: [0, 1, 2] }),
    () => ({ display: 1, typeIds: [2, 6], priorityLevel: [1], ...year() }),
    () => ({ display: 8, timeType: 2, startTime: now - 90 * day, endTime: now, order: 'repliedAt:desc' }),
    () => ({ display: 5, gradeLevel: [1, 2], gradeSpeed: [1, 2, 3], satisfactionType: 1 }),
    () => ({ display: 8, thanksFlag: true, domainIds: [random.int(1, 14)], sourceType: [1, 2] }),
    () => ({ display: 8, keywords: word(), searchType: 3, typeIds: [1, 2, 6] }),
    () => ({ display: 8, keywords: word(), searchType: 1, ...year() }),
    () => ({ display: 8, keywords: word(), domainIds: [random.int(1, 14)], searchState: [2, 3], ...year() }),
    () => ({ display: 8, nickName: `网友${random.int(10, 999)}`, typeIds: [1, 2, 6] })
  ]
  return Array.from({ length: count }, (_, index) => {
    const clerk = clerks[index % clerks.length]
    const body = combined[index % combined.length]
    if (!clerk || !body) throw new Error('Nobody is signed in')
    return boardRequest(clerk, body())
  })
}

/** Returns a signed request for the data board of an institution or, by an editor, of all institutions. */
export function dataBoardRequest(
  call: 'dataBoard' | 'editorDataBoard',
  token: string,
  body: BoardBody
): Request {
  const url = `${operations[call].path}?_t=${++number}`
  const text = JSON.stringify(body)
  return { method: 'POST', url, headers: signedHeaders({ url, token, body: text }), body: text }
}

/** A signed call that writes, with a key of its own, from an address of its own. */
export function writeRequest(
  call: 'postMessage' | 'replyMessage' | 'assignMessage',
  token: string,
  body: BoardBody,
  inputs: Inputs
): WriteRequest {
  const url = `${operations[call].path}?_t=${++number}`
  const text = JSON.stringify(body)
  const headers = {
    ...signedHeaders({ url, token, body: text }),
    'idempotency-key': randomUUID(),
    'x-forwarded-for': addressOf(number),
    [inputsHeader]: JSON.stringify(inputs)
  }
  return { inputs, request: { method: 'POST', url, headers, body: text } }
}
