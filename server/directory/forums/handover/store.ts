/** The only SQL on hand-overs of forums, and on the messages that they move. Decision 0115. */
import { type RawBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { hasOpenMatter } from '../open-matters/store.ts'

export interface Handover {
  id: number
  fid: number
  name: string
  from: number
  to: number
  startedAt: Date
  /** The messages of the former group when the hand-over began. */
  total: number
  moved: number
  /** The moved messages whose days the data board was told to count again. */
  counted: number
  /** The messages that stayed behind because something is open about them. */
  waiting: number
}

const selectOpen = (db: Db | Trx) =>
  db
    .selectFrom('forum_handover as h')
    .innerJoin('forum as f', 'f.fid', 'h.fid')
    .select([
      'h.id',
      'h.fid',
      'f.name',
      'h.from_group_id as from',
      'h.to_group_id as to',
      'h.started_at as startedAt',
      'h.total',
      'h.moved',
      'h.counted',
      'h.waiting'
    ])
    .where('h.finished_at', 'is', null)

/** Finds the unfinished hand-over of a forum. */
export const findOpenOf = async (db: Db | Trx, fid: number): Promise<Handover | undefined> =>
  await selectOpen(db).where('h.fid', '=', fid).executeTakeFirst()

/** Finds the first unfinished hand-over with a higher number. */
export const findOpenAfter = async (db: Db, id: number): Promise<Handover | undefined> =>
  await selectOpen(db).where('h.id', '>', id).orderBy('h.id').limit(1).executeTakeFirst()

/** Locks a hand-over until the transaction ends, so that two servers do not move at once; undefined if it is finished. */
export const lockOpen = async (trx: Trx, id: number): Promise<Handover | undefined> =>
  await selectOpen(trx).where('h.id', '=', id).forUpdate('h').executeTakeFirst()

/** Records that a hand-over begins, with the number of its messages. */
export async function insertHandover(
  trx: Trx,
  { fid, from, to, by, at }: { fid: number; from: number; to: number; by: number; at: Date }
): Promise<Handover> {
  const { rows } = await sql<{ id: number }>`
    insert into forum_handover (fid, from_group_id, to_group_id, started_by, started_at, total)
    select ${fid}, ${from}, ${to}, ${by}, ${at}, (select count(*) from message where fid = ${fid} and group_id = ${from})
    returning id`.execute(trx)
  return await selectOpen(trx)
    .where('h.id', '=', rows[0]?.id ?? 0)
    .executeTakeFirstOrThrow()
}

export async function updateHandover(
  trx: Trx,
  id: number,
  change: { waiting: number; counted: number; finished_at: Date | null }
): Promise<void> {
  await trx.updateTable('forum_handover').set(change).where('id', '=', id).execute()
}

/**
 * Returns the condition that a message `m` is to be moved. A message that was moved and that the former group, as a
 * superior, has taken over since then stays with it.
 */
const isToMove = ({ fid, from, startedAt }: Handover): RawBuilder<boolean> => sql<boolean>`m.fid = ${fid}
  and m.group_id = ${from} and not exists (
    select 1 from message_report r where r.tid = m.tid and r.superior_id = ${from} and r.decided_at >= ${startedAt})`

/** Returns the condition that a message `m` waits. A merged one waits with its main message, whose reply answers both. */
const isWaiting = ({ fid, from }: Handover): RawBuilder<boolean> => sql<boolean>`(${hasOpenMatter('m')}
  or m.merged_into is not null and exists (
    select 1 from message o
    where o.tid = m.merged_into and o.fid = ${fid} and o.group_id = ${from} and ${hasOpenMatter('o')}))`

/** Returns the numbers of messages that are to be moved, newest first, below the number `before`. */
export async function selectToMove(
  db: Db | Trx,
  handover: Handover,
  before: number | undefined,
  limit: number
): Promise<number[]> {
  const { rows } = await sql<{ tid: number }>`
    select m.tid from message m where ${isToMove(handover)} and ${before === undefined ? sql`true` : sql`m.tid < ${before}`}
    order by m.tid desc limit ${limit}`.execute(db)
  return rows.map(({ tid }) => tid)
}

export async function countToMove(trx: Trx, handover: Handover): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from message m where ${isToMove(handover)}`.execute(trx)
  return rows[0]?.left ?? 0
}

/**
 * Moves some messages of a hand-over. Their assignments, reports and proposed replies become past (decision 0037). A
 * message that somebody acts on at the moment is left out, so that nobody waits for a message and holds another. So is a
 * message about which something is open.
 * @returns how many were moved, and how many were left out because somebody acts on them
 */
export async function moveMessages(
  trx: Trx,
  handover: Handover,
  tids: readonly number[]
): Promise<{ moved: number; busy: number }> {
  const { rows: locked } = await sql<{ tid: number }>`
    select m.tid from message m where m.tid = any(${[...tids]}) and ${isToMove(handover)}
    for no key update of m skip locked`.execute(trx)
  // a statement of its own: it sees what was committed before the locks were taken
  const { rows } = await sql<{ tid: number }>`
    update message m set group_id = ${handover.to}, version = version + 1
    where m.tid = any(${locked.map(({ tid }) => tid)}) and not ${isWaiting(handover)} returning m.tid`.execute(
    trx
  )
  const moved = rows.map(({ tid }) => tid)
  await sql`update assignment set is_past = true where tid = any(${moved}) and not is_past`.execute(trx)
  await sql`update message_report set is_past = true where tid = any(${moved}) and not is_past`.execute(trx)
  await sql`update reply_proposal set is_past = true where tid = any(${moved}) and not is_past`.execute(trx)
  await sql`update forum_handover set moved = moved + ${moved.length} where id = ${handover.id}`.execute(trx)
  return { moved: moved.length, busy: tids.length - locked.length }
}
