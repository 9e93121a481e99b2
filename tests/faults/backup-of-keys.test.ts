import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { openKeys } from '../../server/platform/keys/keys.ts'
import { requireMatchingKeys } from '../../server/platform/keys/keys-match.ts'
import { countFormerTexts } from '../../server/platform/keys/reseal.ts'
import { applyKeys, prepareKeys } from '../../server/platform/keys/rotate.ts'
import { restoreBackup } from '../../server/runtime/backup/restore.ts'
import { buildAccount } from '../support/builders/builders.ts'
import { emptyDatabase } from '../support/postgres/backups.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { testFiles } from '../support/uploads.ts'
import { rotate } from './support/rotation.ts'
import { sharedSite } from './support/site.ts'

const source = await testDatabase()
const { db } = source
const site = await sharedSite(source.url)
const keysFolder = join(site.folder, 'keys')
const backups = join(site.folder, 'backups')
const people = 60
const phoneOf = (n: number) => `1390000${String(n).padStart(4, '0')}`

const archives = () => {
  try {
    return readdirSync(backups)
  } catch {
    return []
  }
}

/** Runs a backup that waits before it reads the messages until `meanwhile` is done. */
async function backupDuring(meanwhile: () => Promise<unknown>) {
  const holder = await source.pool.connect()
  await holder.query('begin; lock table message in access exclusive mode')
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/commands/backup.ts')], {
    env: { PATH: process.env.PATH, TZ: 'UTC', ...site.environment },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const ended = once(child, 'close')
  try {
    for (;;) {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (rows.length > 0) break
      if (child.exitCode !== null) throw new Error(output)
      await sleep(20)
    }
    await meanwhile()
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const [code] = await ended
  return { code, output }
}

beforeAll(async () => {
  const keys = await openKeys(keysFolder)
  await requireMatchingKeys(db, keys, keysFolder)
  for (let n = 0; n < people; n++) await buildAccount(db, { phone: phoneOf(n), keys })
})

describe('a backup while the keys are changed', () => {
  it('is refused if the new keys come into use meanwhile, and leaves no archive', async () => {
    const during = await backupDuring(async () =>
      applyKeys(db, keysFolder, await prepareKeys(keysFolder), new Date())
    )
    expect(during.output).toContain('The keys of the site were changed meanwhile')
    expect(during.code).not.toBe(0)
    expect(archives()).toEqual([])
  })

  it('restores with every text readable if all texts are sealed anew meanwhile', async () => {
    expect(await countFormerTexts(db, 2)).toBeGreaterThanOrEqual(people)
    const { code } = await backupDuring(() => rotate(db, keysFolder))
    expect(code).toBe(0)
    expect(await countFormerTexts(db, 2)).toBe(0)
    const [restored, place] = [await emptyDatabase(), testFiles()]
    const archive = join(backups, archives()[0] ?? '')
    await restoreBackup(archive, { database: restored, files: place.files, keysFolder })
    const keys = await openKeys(keysFolder)
    const rows = await restored.db
      .selectFrom('account')
      .select(['phone_sealed', 'phone_index'])
      .where('phone_sealed', 'is not', null)
      .orderBy('uid')
      .execute()
    const phones = rows.map(({ phone_sealed }) => keys.openField('phone', phone_sealed ?? ''))
    const wanted = Array.from({ length: people }, (_, n) => phoneOf(n))
    expect(phones.filter(phone => wanted.includes(phone))).toEqual(wanted)
    // the archive holds the moment at which it began, so that the rotation goes on from there
    expect(await countFormerTexts(restored.db, 2)).toBeGreaterThan(0)
  })
})

describe.each(['backup', 'keys-rotate', 'storage-move'])('the command %s', command => {
  async function run(databaseUrl: string, folder: string) {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, `../../scripts/commands/${command}.ts`)],
      {
        env: { PATH: process.env.PATH, TZ: 'UTC', DATABASE_URL: databaseUrl, DATA_DIR: folder },
        stdio: ['ignore', 'ignore', 'pipe']
      }
    )
    let output = ''
    child.stderr.on('data', chunk => (output += chunk))
    const [code] = await once(child, 'close')
    return { code, output }
  }

  it('refuses an empty database, and makes no keys', async () => {
    const { url } = await emptyDatabase()
    const folder = join(site.folder, `nothing-${command}`)
    const { code, output } = await run(url, folder)
    expect(code).toBe(1)
    expect(output).toMatch(/^The database is empty: .*\n$/)
    expect(existsSync(join(folder, 'keys'))).toBe(false)
  })

  it('refuses a folder without the keys of the database, and makes none', async () => {
    const folder = join(site.folder, `elsewhere-${command}`)
    const { code, output } = await run(source.url, folder)
    expect(code).toBe(1)
    expect(output).toMatch(/^field\.pem and master\.key are missing in .*\n$/)
    expect(existsSync(join(folder, 'keys'))).toBe(false)
  })
})
