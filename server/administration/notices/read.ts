import type { components } from '@board/generated/openapi'
import { exactTotal } from '@board/schemas/facts/formats'
import { type Actor, isSignedIn, type SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  countNew,
  countNotices,
  findNotice,
  insertRead,
  type NoticeRecord,
  type Reader,
  selectNotices
} from './store.ts'

type Shapes = components['schemas']

const readerOf = (actor: Actor): Reader => (isSignedIn(actor) ? actor.accountId : null)

const shapeOf = ({ id, title, type, sender, sentAt, unread }: NoticeRecord): Shapes['Notice'] => ({
  id,
  title,
  sender,
  sentAt: seconds(sentAt),
  type: type as Shapes['Notice']['type'],
  readStatus: unread ? 0 : 1
})

/** Counts the notices that are new to somebody, up to 10,000; part of what every open page asks each minute. */
export const countNewNotices = (db: Db | Trx, actor: SignedInActor): Promise<number> =>
  countNew(db, actor.accountId, exactTotal)

/** A page of the notices that somebody may read, a visitor those to all: unread first, then the newest. Specification 3. */
export async function listNotices(
  db: Db,
  actor: Actor,
  page: { offset: number; rows: number }
): Promise<Shapes['NoticePage']> {
  const reader = readerOf(actor)
  return {
    list: (await selectNotices(db, reader, page)).map(shapeOf),
    total: await countNotices(db, reader, exactTotal),
    unread: reader === null ? 0 : await countNew(db, reader, exactTotal)
  }
}

/** One notice with its text. @throws Refusal GEN0404 where it is a draft, withdrawn, or for others */
export async function getNotice(db: Db, actor: Actor, id: number): Promise<Shapes['NoticeDetail']> {
  const notice = await findNotice(db, readerOf(actor), id)
  if (!notice) throw new Refusal('GEN0404')
  return { ...shapeOf(notice), content: notice.content }
}

/**
 * Notes that somebody has opened a notice; the first time stays. Gives how many are still new.
 * @throws Refusal GEN0404 as for reading it
 */
export async function readNotice(
  trx: Trx,
  actor: SignedInActor,
  id: number,
  now: Date
): Promise<{ count: number }> {
  const notice = await findNotice(trx, actor.accountId, id)
  if (!notice) throw new Refusal('GEN0404')
  const { accountId: account_uid } = actor
  await insertRead(trx, { notice_id: id, sending: notice.sending, account_uid, read_at: now })
  return { count: await countNewNotices(trx, actor) }
}
