/** The only SQL on page visits. */
import type { Db } from '../../platform/database/open.ts'
import type { Visit } from '../../platform/deps/footprints.ts'

export async function insertVisits(db: Db, rows: readonly Visit[]): Promise<void> {
  await db
    .insertInto('track_event')
    .values([...rows])
    .execute()
}
