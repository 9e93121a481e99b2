import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { migrationsFolder } from '../database/migrate.ts'
import type { Db } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { countApplied } from './store.ts'

/** Milliseconds within which the database must answer. */
const patience = 1000

/** How many migrations there are; that does not change while the process runs. */
let known: Promise<number> | undefined

/**
 * Whether requests can be served: the database answers within a second and has all migrations.
 * @throws Refusal GEN0503
 */
export async function requireReady(db: Db): Promise<void> {
  const applied = countApplied(db).catch(() => undefined)
  const answer = await Promise.race([applied, sleep(patience, undefined, { ref: false })])
  if (answer === undefined || answer < (await knownMigrations()))
    throw new Refusal('GEN0503', {}, { retryAfter: 2 })
}

/** How many migrations this version of the product has. */
export const knownMigrations = (): Promise<number> => (known ??= countMigrations())

const countMigrations = async () =>
  (await readdir(migrationsFolder)).filter(name => name.endsWith('.sql')).length
