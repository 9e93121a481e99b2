import type { HealthCode } from '@board/schemas/facts/health'
import { sizeOf } from '@board/schemas/facts/text/size'
import type { Config } from '@board/server/platform/config/config'
import { mayNotCreate, migrationProblem } from '@board/server/platform/database/migrate'
import type { Database } from '@board/server/platform/database/open'
import { openDatabase } from '@board/server/platform/database/open'
import { usualPoolSize } from '@board/server/platform/database/postgres'
import { reasonOf } from '@board/server/platform/database/unavailable'
import { missingKeyFiles } from '@board/server/platform/keys/key-files'
import { openKeys } from '@board/server/platform/keys/keys'
import { matchDatabase } from '@board/server/platform/keys/keys-match'
import { measureSite } from '@board/server/runtime/health/look'
import { requireDatabaseOfMode } from '@board/server/runtime/start/production'
import { hasMarks } from '@board/server/runtime/start/store'
import { sql } from 'kysely'
import { findingLine } from './finding.ts'
import { error, type Line, ok, warning } from './line.ts'
import { mailServerLines } from './mail.ts'

type Site = Awaited<ReturnType<typeof measureSite>>

/**
 * Examines the database through read-only connections. It does not open the embedded database, because opening it
 * writes.
 */
export async function databaseLines(config: Config, now = new Date()): Promise<Line[]> {
  if (!config.databaseUrl) {
    const todo = 'Its figures are at /admin/health; for real use, set DATABASE_URL.'
    return [warning('database', 'The embedded database is not looked at from here.', todo)]
  }
  try {
    const database = await openDatabase(
      { url: config.databaseUrl },
      { readOnly: true, patience: 0, poolSize: 2 }
    )
    try {
      return await examineDatabase(config, database, now)
    } finally {
      await database.close()
    }
  } catch (problem) {
    return [error('database', `${reasonOf(problem)}.`, 'Check DATABASE_URL, and the database itself.')]
  }
}

async function examineDatabase(config: Config, database: Database, now: Date): Promise<Line[]> {
  if (!(await hasMarks(database.db))) return [ok('database', 'PostgreSQL answers'), await emptyLine(database)]
  return [...(await belongingLines(config, database)), ...(await siteLines(config, database, now))]
}

/** Tells whether the first start can fill an empty database. */
async function emptyLine({ db }: Database): Promise<Line> {
  const { rows } = await sql<{
    may: boolean | null
  }>`select has_schema_privilege(current_schema(), 'create') as may`.execute(db)
  if (rows[0]?.may !== true)
    return error('migrations', `${mayNotCreate}.`, 'The start is refused until then.')
  return warning('migrations', 'The database is empty.', 'The first start fills it.')
}

/** Tells whether the database belongs to this mode and to these keys. */
async function belongingLines(config: Config, { db }: Database): Promise<Line[]> {
  try {
    const { keysFolder } = config
    await requireDatabaseOfMode(config, db)
    // opening the keys would create a missing file
    if ((await missingKeyFiles(keysFolder)).length > 0) return []
    if (await matchDatabase(db, await openKeys(keysFolder))) return []
    return [
      error(
        'keys',
        `The keys in ${keysFolder} are not those of this database.`,
        'Restore its own, or set KEYS_DIR.'
      )
    ]
  } catch (problem) {
    return [error('database', reasonOf(problem), 'The start is refused until then.')]
  }
}

async function siteLines(config: Config, database: Database, now: Date): Promise<Line[]> {
  try {
    const { db } = database
    const site = await measureSite({ config, database }, now)
    const isMailBlocked = site.findings.some(({ code }) => code === 'mailBlocked')
    const lines = [...linesOf(site), ...(isMailBlocked ? [] : await mailServerLines(db, config))]
    const problem = await migrationProblem(db)
    if (!problem) return lines
    return [
      ...lines.filter(({ part }) => part !== 'migrations'),
      error('migrations', `${problem}.`, 'The start is refused until then.')
    ]
  } catch (problem) {
    return [
      error(
        'database',
        `It could not be asked: ${reasonOf(problem)}.`,
        'It may be that of an older version: start this one, which brings it up to date.'
      )
    ]
  }
}

/** The problems of each part, and the text when there are none. Folders and their disks are examined separately. */
const parts: readonly (readonly [string, readonly HealthCode[], (site: Site) => string])[] = [
  [
    'database',
    ['databaseSlow', 'databaseEmbedded'],
    ({ database }) => `PostgreSQL ${database.version} in UTF8 answers in ${database.answerMs} ms`
  ],
  [
    'connections',
    ['connectionsScarce'],
    ({ database }) => `${database.connections} of ${database.connectionsMax} connections are in use`
  ],
  ['clock', ['clocksApart'], () => 'The clocks of this machine and of the database agree'],
  [
    'migrations',
    ['databaseOld', 'databaseNewer'],
    ({ database }) => `The database has all ${database.migrationsKnown} migrations`
  ],
  [
    'mail',
    ['mailFailed', 'mailStuck', 'mailNotSetUp', 'mailMissing', 'mailBroken', 'mailBlocked'],
    () => 'Mail is set up'
  ],
  [
    'sms',
    ['smsFailed', 'smsStuck', 'smsNotSetUp', 'smsMissing', 'smsBroken', 'smsBlocked', 'smsWithoutTls'],
    () => 'SMS is set up'
  ],
  ['jobs', ['jobsFailing', 'jobsOverdue', 'jobsPaused'], ({ jobs }) => `${jobs.active} jobs are scheduled`],
  ['calendar', ['calendarMissing'], () => 'The holidays are entered'],
  ['backup', ['backupOld', 'backupMissing'], ({ backup }) => backupWords(backup)],
  ['errors', ['errorsLogged'], () => 'The program logged no errors in the last 24 hours'],
  ['sign-ins', ['signInsRefused'], ({ sessions }) => `${sessions.refused} were refused in the last hour`],
  [
    'storage',
    ['storageBroken', 'storageFull', 'storageFilling'],
    ({ storage }) => `Uploads take ${sizeOf(storage.bytes)}; ${limitWords(storage.limitBytes)}`
  ],
  ['memory', ['memoryScarce'], () => 'Memory is free']
]

const limitWords = (bytes: number | null) =>
  bytes === null ? 'the site has no limit' : `the limit of the site is ${sizeOf(bytes)}`

const backupWords = (backup: Site['backup']) =>
  backup ? `The last backup is of ${new Date(backup.at * 1000).toISOString()}` : 'A demo needs no backup'

/** Returns the lines of the findings about the site, part by part. */
export function linesOf(site: Site): Line[] {
  return parts.flatMap(([part, codes, well]) => {
    const found = site.findings.filter(({ code }) => codes.some(one => one === code))
    const lines = found.map(({ code, amount }) => findingLine(part, code as HealthCode, amount))
    const more = part === 'connections' ? poolProblem(site.database.connectionsMax) : undefined
    if (more && lines.length === 0) return [more]
    return lines.length > 0 ? lines : [ok(part, well(site))]
  })
}

/**
 * Compares the connections that the database server allows with those that the site uses: one pool, and a second one
 * while a new version starts beside the old one.
 */
export function poolProblem(connectionsMax: number | null, poolSize = usualPoolSize): Line | undefined {
  if (connectionsMax === null || connectionsMax >= 2 * poolSize) return undefined
  const says = `max_connections is ${connectionsMax}, and each server takes up to ${poolSize}.`
  const line = connectionsMax < poolSize ? error : warning
  return line('connections', says, `Raise it to ${2 * poolSize} or more.`)
}
