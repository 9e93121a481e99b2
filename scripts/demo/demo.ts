import { deployShipped } from '@board/server/administration/workflow/shipped/deploy'
import { readConfig } from '@board/server/platform/config/config'
import type { Database } from '@board/server/platform/database/open'
import { inTransaction } from '@board/server/platform/database/transaction'
import { type Keys, openKeys } from '@board/server/platform/keys/keys'
import { localStore } from '@board/server/platform/storage/local'
import type { LocalStore } from '@board/server/platform/storage/place'
import { type DemoAccount, demoAccountList, makeDemoAccounts } from './demo-accounts.ts'
import { makeHistory } from './history.ts'
import { planInstitutions } from './institutions.ts'
import { sealPeople } from './personal.ts'
import { addLicence, addPictures } from './pictures.ts'
import { randomFrom, seedOf } from './random.ts'
import { writeDemo } from './write-demo.ts'

export type { DemoAccount } from './demo-accounts.ts'

const day = 86_400_000

/** The age of the demo site in milliseconds. */
const siteAge = 430 * day

export type DemoOptions = {
  log: (line: string) => void
  /** The present of the demo data; all times are relative to it. */
  now?: Date
  /** The number of messages. */
  count?: number
  /** The seed of the random data; the same seed and present give the same data. */
  seed?: string
  /** The keys that seal personal data; absent: the server's own, which are created if they are missing. */
  keys?: Keys
  /** The store of the pictures; absent: the server's own folder; null: no pictures. */
  files?: LocalStore | null
}

/**
 * Fills an empty, migrated database with reference data, institutions, one account of each kind, and messages in
 * every state of domain 2 and 4, each with its events. Domain 6.
 * @returns the accounts to sign in with
 */
export async function seedDemo(
  database: Database,
  options: DemoOptions
): Promise<{ accounts: DemoAccount[] }> {
  const { log, now = new Date(), count = 5000, seed = '领导留言板' } = options
  const files = options.files === undefined ? localStore(readConfig(process.env).uploadFolder) : options.files
  const keys = options.keys ?? (await openKeys(readConfig(process.env).keysFolder))
  const started = performance.now()
  log(`Making demo data: ${count} messages …`)
  const present = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const random = randomFrom(seedOf(seed))
  const institutions = planInstitutions()
  const accounts = await makeDemoAccounts(institutions, present)
  const { world, ledger } = makeHistory(random, accounts, present, count)
  if (files) {
    await addPictures(ledger, files, random)
    await addLicence(ledger, files, random, new Date(present.getTime() - day))
  }
  ledger.numberByTime()
  sealPeople(world.accounts, keys, present)
  // as at the first start, but before the first case that waits for an approval
  await deployShipped(database.db, new Date(present.getTime() - siteAge))
  await inTransaction(database.db, trx => writeDemo(trx, { institutions, world, ledger, keys, random }))
  await database.exec('analyze')
  log(`Demo data is ready after ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  return { accounts: demoAccountList() }
}
