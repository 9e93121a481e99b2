import type { components } from '@board/generated/openapi'
import { requireNotMuted } from '../../people/accounts/restrictions.ts'
import { type CitizenActor, isCitizen, type SignedInActor, visitor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { addLikes } from '../messages/likes.ts'
import { findSeenMessage, getSeenMessage } from '../messages/see.ts'
import {
  deleteMark,
  deleteMarks,
  deleteVisitorLike,
  insertMark,
  insertVisitorLike,
  selectFacts,
  selectMarked
} from './store.ts'

type MessageMarks = components['schemas']['MessageMarks']

/** The marks by which a citizen keeps a message: as a favourite, or to be told of its news. */
type Kept = 'favourite' | 'follow'

/**
 * Keeps a message; keeping it twice changes nothing. Specification 5, 7; domain 6.
 * @throws Refusal GEN0404 where the citizen may not read it
 */
export async function keepMessage(
  trx: Trx,
  actor: CitizenActor,
  kind: Kept,
  tid: number,
  now: Date
): Promise<MessageMarks> {
  await getSeenMessage(trx, actor, tid)
  await insertMark(trx, kind, { account_uid: actor.accountId, tid, at: now })
  return await marksOf(trx, actor, tid)
}

/** Keeps a message no longer, whether it can still be read or not; a second time changes nothing. */
export async function releaseMessage(
  trx: Trx,
  actor: CitizenActor,
  kind: Kept,
  tid: number
): Promise<MessageMarks> {
  await deleteMark(trx, kind, actor.accountId, tid)
  return await marksOf(trx, actor, tid)
}

/**
 * Likes a message, once. A like that its reader gave before signing in becomes the account's and is not counted again.
 * @param reader hash of address and browser
 * @throws Refusal USR0044 for a muted account, GEN0404 where it may not read the message. Specification 4; domain 6.
 */
export async function likeMessage(
  trx: Trx,
  actor: CitizenActor,
  reader: string,
  tid: number,
  now: Date
): Promise<MessageMarks> {
  await requireNotMuted(trx, actor, now)
  await getSeenMessage(trx, actor, tid)
  const isNew = await insertMark(trx, 'like', { account_uid: actor.accountId, tid, at: now })
  if (isNew && !(await deleteVisitorLike(trx, reader, tid))) await addLikes(trx, tid, 1)
  return await marksOf(trx, actor, tid)
}

/**
 * Likes a message as a visitor, once from one browser at one address.
 * @param reader hash of both
 * @throws Refusal GEN0404 where visitors may not read it
 */
export async function likeAsVisitor(trx: Trx, reader: string, tid: number, now: Date): Promise<MessageMarks> {
  const message = await getSeenMessage(trx, visitor, tid)
  const isNew = await insertVisitorLike(trx, { tid, reader, at: now })
  const likeCount = isNew ? await addLikes(trx, tid, 1) : message.like_count
  return { tid, likeCount, ...(await selectFacts(trx, tid, null)), liked: true }
}

/** Takes a like back; a second time changes nothing. */
export async function unlikeMessage(trx: Trx, actor: CitizenActor, tid: number): Promise<MessageMarks> {
  if (await deleteMark(trx, 'like', actor.accountId, tid)) await addLikes(trx, tid, -1)
  return await marksOf(trx, actor, tid)
}

/** The marks of a message as its reader may know them: of one that is hidden, nothing. */
async function marksOf(trx: Trx, actor: CitizenActor, tid: number): Promise<MessageMarks> {
  const message = await findSeenMessage(trx, actor, tid)
  if (!message) return { tid, likeCount: 0, ...noFacts }
  return { tid, likeCount: message.like_count, ...(await selectFacts(trx, tid, actor.accountId)) }
}

const noFacts = { favourited: false, liked: false, followed: false, favouriteCount: 0, followCount: 0 }

/** Most ids that a browser is given to keep. */
const maxLikedIds = 1000

/** The messages that somebody likes, the newest likes first. Specification 3. */
export const likedIds = (db: Db, actor: CitizenActor): Promise<number[]> =>
  selectMarked(db, 'like', actor.accountId, maxLikedIds)

/** Forgets one message that somebody opened; gives how many marks went, none or one. Domain 6. */
export const forgetOpened = async (
  trx: Trx,
  actor: CitizenActor,
  tid: number
): Promise<{ count: number }> => ({
  count: (await deleteMark(trx, 'opened', actor.accountId, tid)) ? 1 : 0
})

/** Forgets every message that somebody opened; gives how many there were. Domain 6. */
export const forgetAllOpened = async (trx: Trx, actor: CitizenActor): Promise<{ count: number }> => ({
  count: await deleteMarks(trx, 'opened', actor.accountId)
})

/** Narrows to a person who may favourite. @throws Refusal FAV0001 for an institution and for staff. Specification 5, 6. */
export function requirePersonal(actor: SignedInActor): CitizenActor {
  if (!isCitizen(actor)) throw new Refusal('FAV0001')
  return actor
}
