/** Which reads the replica answers, and for whom it must have made a change first. Decision 0104. */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Actor, isCitizen, isSignedIn } from '../../actor.ts'
import type { Db } from '../../database/open.ts'
import type { WalPosition } from '../../database/replica/wal-position.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Keys } from '../../keys/keys.ts'
import type { OperationSpec } from '../contract/contract.ts'
import { cookiesOf } from './cookies.ts'

type Reading = Pick<OperationSpec, 'write' | 'permission' | 'exact' | 'binary'>

/** The replica answers what visitors and citizens read of the public pages, and exports of tables. */
export function isFromReplica({ write, permission, exact, binary }: Reading, actor: Actor): boolean {
  if (write || exact) return false
  if (binary.includes('text/csv')) return true
  // staff act on what they see
  return permission === 'public' && (!isSignedIn(actor) || isCitizen(actor))
}

/** Returns the database that a call reads from: the replica once it has made what the caller has written. */
export async function chooseDatabase(
  { database, replica, keys }: Pick<Deps, 'database' | 'replica' | 'keys'>,
  spec: Reading,
  actor: Actor,
  { headers }: Pick<FastifyRequest, 'headers'>
): Promise<Db> {
  if (!replica || !isFromReplica(spec, actor)) return database.db
  const written = readWrittenPosition(keys, headers.cookie)
  const hasAll = await replica.hasReplayed(written ?? 0n)
  // without a mark nothing of the caller's own can be missing: the replica decides, statement by statement
  return hasAll || written === undefined ? replica.db : database.db
}

/** The cookie that names the position in the database's log behind the last change of a browser. */
const cookieName = 'written'

/** Seconds after which the cookie is of no use: a replica that is later than this is not read. */
const lifetime = 10

/** Sets the cookie: whoever has just written sees it. A secure site adds `Secure` itself. */
export function writtenCookie(keys: Keys, reply: FastifyReply, position: WalPosition): void {
  const text = position.toString(16).padStart(16, '0')
  const value = `${text}.${sealOf(keys, text)}`
  reply.header('set-cookie', `${cookieName}=${value}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Lax`)
}

/** Tells whether a line sets the cookie. */
export const isWrittenCookie = (line: string): boolean => line.startsWith(`${cookieName}=`)

/** Reads the position that a browser has written up to; undefined without the cookie, and for one that no server of this site made. */
export function readWrittenPosition(keys: Keys, cookie: string | undefined): WalPosition | undefined {
  const { [cookieName]: value = '' } = cookiesOf(cookie)
  const [, text, seal] = /^([\da-f]{16})\.([\da-f]{32})$/.exec(value) ?? []
  if (!text || !seal || !timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(keys, text)))) return undefined
  return BigInt(`0x${text}`)
}

const sealOf = (keys: Keys, text: string) => keys.blindIndex('written', text).slice(0, 32)
