import { operations } from '@board/generated/operations'
import { signedHeaders } from '../../tests/support/sign.ts'
import { randomFrom } from '../seed/random.ts'
import { makeWorld } from './fill/world.ts'
import type { Request } from './load.ts'
import type { Clerk } from './staff.ts'

export type PublicQuery = Readonly<Record<string, string | number | undefined>>
export type BoardBody = Record<string, unknown>

export type PublicRequest = { query: PublicQuery; request: Request }
export type BoardRequest = { body: BoardBody; clerk: Clerk; request: Request }

let number = 0

/** One page of the public list. Each has an address of its own, by which the twin knows it. */
export function publicRequest(query: PublicQuery): PublicRequest {
  const parameters = new URLSearchParams({ _t: String(++number) })
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, String(value))
  const url = `${operations.listMessages.path}?${parameters}`
  // an address per request, because searching is limited for each
  const headers = { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` }
  return { query, request: { method: 'GET', url, headers } }
}

/** One page of a clerk's task board, signed; good for five minutes. */
export function boardRequest(clerk: Clerk, body: BoardBody): BoardRequest {
  const url = `${operations.pageAns.path}?_t=${++number}`
  const text = JSON.stringify(body)
  const headers = signedHeaders({ url, token: clerk.token, body: text })
  return { body, clerk, request: { method: 'POST', url, headers, body: text } }
}

/** All counts of a clerk's boards. */
export function countsRequest(clerk: Clerk): Request {
  const url = `${operations.boardCounts.path}?_t=${++number}`
  return { method: 'GET', url, headers: signedHeaders({ url, token: clerk.token }) }
}

/** A call of an entity by an administrator, signed; what it asks with is JSON. */
export function entityRequest(token: string, path: string, query: Record<string, unknown>): Request {
  const parameters = new URLSearchParams({ _t: String(++number) })
  for (const [name, value] of Object.entries(query)) parameters.set(name, JSON.stringify(value))
  const url = `${path}?${parameters}`
  return { method: 'GET', url, headers: signedHeaders({ url, token }) }
}

/** What visitors open: boards as they are used, the newest of all, the last answered, and a type or a domain of them. */
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

/** What clerks open: the tabs of their board, now and then another order or one type. */
export function boardRequests(clerks: readonly Clerk[], count = 400): BoardRequest[] {
  const random = randomFrom(8)
  return Array.from({ length: count }, (_, index) => {
    const clerk = clerks[index % clerks.length]
    if (!clerk) throw new Error('Nobody is signed in')
    const display = random.pick([1, 1, 1, 2, 4, 5, 6, 8, 8])
    if (index % 10 === 8) return boardRequest(clerk, { display, order: 'repliedAt:desc' })
    if (index % 10 === 9) return boardRequest(clerk, { display, typeIds: [random.pick([1, 2, 6])] })
    return boardRequest(clerk, { display, page: random.pick([1, 1, 1, 2]) })
  })
}
