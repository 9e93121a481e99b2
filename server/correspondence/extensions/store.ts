/** The only SQL on extensions of deadlines. */
import type { DeadlineExtensionTable } from '@board/generated/database'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { publicSubject } from '../../records/message-core/public-wording.ts'

export type ExtensionRow = Selectable<DeadlineExtensionTable>
export type ExtensionState = 'pending' | 'approved' | 'refused' | 'withdrawn' | 'lapsed'

export const findExtension = async (db: Db | Trx, tid: number): Promise<ExtensionRow | undefined> =>
  await db.selectFrom('deadline_extension').selectAll().where('tid', '=', tid).executeTakeFirst()

/** Reads the public subjects of messages for which an extension was requested. */
export const selectExtended = async (
  db: Db,
  tids: readonly number[]
): Promise<{ tid: number; subject: string }[]> =>
  await db
    .selectFrom('deadline_extension as e')
    .innerJoin('message as m', 'm.tid', 'e.tid')
    .select(['m.tid', publicSubject.as('subject')])
    .where('e.tid', '=', sql<number>`any(${[...tids]})`)
    .execute()

export const insertExtension = async (trx: Trx, row: Insertable<DeadlineExtensionTable>): Promise<void> => {
  await trx.insertInto('deadline_extension').values(row).execute()
}

export const decideExtension = async (
  trx: Trx,
  tid: number,
  state: ExtensionState,
  now: Date
): Promise<void> => {
  await trx.updateTable('deadline_extension').set({ state, decided_at: now }).where('tid', '=', tid).execute()
}

export const setDays = async (trx: Trx, tid: number, days: number): Promise<void> => {
  await trx.updateTable('deadline_extension').set({ days }).where('tid', '=', tid).execute()
}

export const deleteExtension = async (trx: Trx, tid: number): Promise<void> => {
  await trx.deleteFrom('deadline_extension').where('tid', '=', tid).execute()
}

/** Writes the deadline from which an extension counts, whether it is decided or not. */
export const rewriteDeadline = async (trx: Trx, tid: number, deadline: Date): Promise<void> => {
  await trx.updateTable('deadline_extension').set({ deadline_at: deadline }).where('tid', '=', tid).execute()
}

/** Moves the deadline that a pending extension is asked for. */
export const moveDeadline = async (trx: Trx, tid: number, deadline: Date): Promise<void> => {
  const pending = trx.updateTable('deadline_extension').where('tid', '=', tid).where('state', '=', 'pending')
  await pending.set({ deadline_at: deadline }).execute()
}
