import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../../platform/config/config.ts'
import { migrationsFolder } from '../../platform/database/migrate.ts'
import type { Database, Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { diskProblem, freeOf } from './findings.ts'
import { measureDisks } from './machine.ts'
import { countApplied } from './store.ts'

/** Milliseconds within which the database and the disks must answer. */
const patience = 1000

/** The number of migrations, which does not change while the process runs. */
let known: Promise<number> | undefined

/**
 * A requirement for serving requests: the database answers, the database has all migrations, the disks have free space.
 */
type Need = 'database' | 'migrations' | 'disk'

/** Lists the requirements for serving requests that are not met. It takes at most a second. */
export async function notReady(
  config: Config,
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  look = measureDisks
): Promise<Need[]> {
  const [database, disk] = await Promise.all([databaseNeed(db), diskNeed(look(config, kind === 'pglite'))])
  return [database, disk].flatMap(need => need ?? [])
}

/**
 * Checks that requests can be served: the database answers within a second and has all migrations.
 * @throws Refusal GEN0503
 */
export async function requireReady(db: Db): Promise<void> {
  if (await databaseNeed(db)) throw new Refusal('GEN0503', {}, { retryAfter: 2 })
}

async function databaseNeed(db: Db): Promise<Need | undefined> {
  const applied = await withinPatience(countApplied(db))
  if (applied === undefined) return 'database'
  return applied < (await knownMigrations()) ? 'migrations' : undefined
}

async function diskNeed(looked: ReturnType<typeof measureDisks>): Promise<Need | undefined> {
  const disks = await withinPatience(looked)
  const isFull = !disks || disks.some(disk => diskProblem(freeOf(disk)) === 'diskFull')
  return isFull ? 'disk' : undefined
}

/** Returns the result of a call, or undefined if the call fails or takes too long. */
const withinPatience = <T>(asked: Promise<T>): Promise<T | undefined> =>
  Promise.race([asked.catch(() => undefined), sleep(patience, undefined, { ref: false })])

/** Returns the number of migrations in this version of the product. */
export const knownMigrations = (): Promise<number> => (known ??= countMigrations())

const countMigrations = async () =>
  (await readdir(migrationsFolder)).filter(name => name.endsWith('.sql')).length
