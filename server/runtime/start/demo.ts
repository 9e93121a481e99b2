import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Database } from '../../platform/database/open.ts'
import { addMark, findMark } from '../../platform/database/site-marks.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { requestRun } from '../../platform/schedule/change.ts'
import { hasAccounts } from './store.ts'

/** The mark of a database that holds demo data; its value is the list of accounts. */
export const demoMark = 'demo'

/** An account that anybody may sign in with in demo mode. */
export type DemoAccount = { role: string; username: string; password: string; page: string }

type SeedModule = {
  seedDemo(
    database: Database,
    options: { keys: Keys; log: (line: string) => void }
  ): Promise<{ accounts: DemoAccount[] }>
}

/**
 * Fills an empty database with demo data at the first start, and says which accounts there are. A database that
 * holds accounts but no demo data is left alone.
 */
export async function prepareDemo(
  database: Database,
  keys: Keys,
  root: string,
  log: (line: string) => void
): Promise<DemoAccount[]> {
  const known = await findMark(database.db, demoMark)
  if (known !== undefined) return JSON.parse(known)
  if (await hasAccounts(database.db)) return []
  const file = join(root, 'scripts/demo/demo.ts')
  if (!existsSync(file)) {
    log('There is no demo data to fill in: scripts/demo/demo.ts is missing.')
    return []
  }
  const { seedDemo }: SeedModule = await import(pathToFileURL(file).href)
  const { accounts } = await seedDemo(database, { keys, log })
  await addMark(database.db, demoMark, JSON.stringify(accounts))
  // proposals that are learnt are there soon after the first start, not only after the first night
  await inTransaction(database.db, trx =>
    requestRun(trx, 'languageModels', { cron: '0 40 2 * * ?', now: new Date() })
  )
  return accounts
}
