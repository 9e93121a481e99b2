/** A database goes back to the moment before a mistake, with the settings that the guide names. */
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '../../server/platform/database/migrate.ts'
import { openDatabase } from '../../server/platform/database/open.ts'
import { buildMessage } from '../support/builders/builders.ts'
import { makeWorld } from '../support/builders/world.ts'
import { administer, databaseUrl, startPostgres } from '../support/postgres/postgres.ts'
import { temporaryFolder } from '../support/uploads.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/guide/operations.md'), 'utf8')
const section = guide.split('### Any moment, by PostgreSQL')[1]?.split('\n## ')[0] ?? ''

/** The folder of archived log, which the account of PostgreSQL may write. */
const archive = join(temporaryFolder(), 'wal')
mkdirSync(archive)
chmodSync(archive, 0o777)
chmodSync(join(archive, '..'), 0o755)

/** Returns a setting as the guide writes it, with the folder of this test. */
function settingOfGuide(name: string): string {
  const value = new RegExp(`^ *${name} = (?:'([^']*)'|(\\S+))`, 'm').exec(section)
  const text = value?.[1] ?? value?.[2]
  if (text === undefined) throw new Error(`The guide does not name ${name}`)
  return text.replaceAll('/mnt/wal', archive)
}

const settingsOf = (...names: string[]) => Object.fromEntries(names.map(name => [name, settingOfGuide(name)]))

const postgres = await startPostgres({
  durable: true,
  settings: settingsOf('wal_level', 'archive_mode', 'archive_command', 'archive_timeout')
})
afterAll(() => postgres.stop())
await administer(postgres.url, 'create database site')

const open = async (url: string) => await openDatabase({ url: databaseUrl(url, 'site') })
type Reader = Awaited<ReturnType<typeof open>>['db']

const subjects = async (db: Reader) =>
  (await db.selectFrom('message').select('subject').orderBy('tid').execute()).map(({ subject }) => subject)

it('comes back as it stood before a mistake, without what came after it', async () => {
  const site = await open(postgres.url)
  const { db } = site
  await migrate(site)
  const { forums } = await makeWorld(site)
  const write = (subject: string) => buildMessage(db, { fid: forums.city, subject })
  await write('在基础备份之前')
  const backup = await postgres.baseBackup()
  await write('在基础备份之后')
  const { rows } = await sql<{ moment: string }>`select clock_timestamp()::text as moment`.execute(db)
  await db.deleteFrom('message').execute()
  await write('在误删之后')
  const { rows: last } = await sql<{ file: string }>`select pg_walfile_name(pg_switch_wal()) as file`.execute(
    db
  )
  await expect.poll(() => readdirSync(archive), { timeout: 20_000 }).toContain(last[0]?.file)
  await site.close()

  const recovered = await backup.recover({
    ...settingsOf('restore_command', 'recovery_target_action'),
    archive_mode: 'off',
    recovery_target_time: rows[0]?.moment ?? ''
  })
  const again = await open(recovered.url)
  const asked = async (statement: string) =>
    (await again.pool.query({ text: statement, rowMode: 'array' })).rows
  // it pauses at the moment, so that somebody can look
  await expect.poll(() => asked('select pg_get_wal_replay_pause_state()')).toEqual([['paused']])
  expect(await subjects(again.db)).toEqual(['在基础备份之前', '在基础备份之后'])
  await asked('select pg_wal_replay_resume()')
  await expect.poll(() => asked('select pg_is_in_recovery()'), { timeout: 20_000 }).toEqual([[false]])
  await buildMessage(again.db, { fid: forums.city, subject: '恢复之后' })
  expect(await subjects(again.db)).toEqual(['在基础备份之前', '在基础备份之后', '恢复之后'])
  await again.close()
})
