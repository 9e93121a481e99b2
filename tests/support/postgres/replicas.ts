import { afterAll } from 'vitest'
import { type Database, openDatabase } from '../../../server/platform/database/open.ts'
import { registerPrimary } from '../../../server/platform/database/replica/primary.ts'
import type { Replica } from '../../../server/platform/database/replica/replica.ts'

/**
 * A replica that is never late: connections to the same database by which nothing can be written. Whatever an operation that
 * reads from the replica writes, or waits for, fails by it.
 */
export async function strictReplica({ db, url }: Pick<Database, 'db'> & { url: string }): Promise<Replica> {
  const reading = await openDatabase({ url }, { readOnly: true, poolSize: 3 })
  afterAll(() => reading.close())
  registerPrimary(reading.db, db)
  return {
    db: reading.db,
    hasReplayed: async () => true,
    committedPosition: async () => 0n,
    behind: () => 0,
    figures: () => ({ isRead: true, trouble: undefined, behind: 0, byReplica: 0, byPrimary: 0 }),
    start: () => {},
    stop: async () => {}
  }
}
