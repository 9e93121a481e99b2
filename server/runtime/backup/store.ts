/** The only SQL on the list of backups. */
import type { BackupTable } from '@board/generated/database'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

export type BackupRow = Selectable<BackupTable>

/** Lines of the list that are kept. */
const maxRows = 100

/** Writes down that an archive is whole. */
export async function recordBackup(db: Db, row: Insertable<BackupTable>): Promise<void> {
  await db.insertInto('backup').values(row).execute()
  await sql`delete from backup where id <= (select id from backup order by id desc offset ${maxRows} limit 1)`.execute(
    db
  )
}

export const findLastBackup = async (db: Db): Promise<BackupRow | undefined> =>
  await db
    .selectFrom('backup')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
