/** The only SQL on page visits. */
import type { TrackEventTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/open.ts'

export type VisitRow = Insertable<TrackEventTable>

export async function insertRows(db: Db, rows: readonly VisitRow[]): Promise<void> {
  await db
    .insertInto('track_event')
    .values([...rows])
    .execute()
}
