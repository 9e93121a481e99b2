import { expect, it } from 'vitest'
import { buildUpload, setParameter } from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { statutoryDays } from '../../platform/calendar/statutory.ts'
import { readConfig } from '../../platform/config/config.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { type Database, openDatabase } from '../../platform/database/open.ts'
import type { Replica } from '../../platform/database/replica/replica.ts'
import { wire } from '../wire.ts'
import { measureSite } from './look.ts'

const postgres = await testDatabase()
const now = new Date('2026-03-02T04:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

const look = (database: Database, mode = 'production', more: object = {}) =>
  measureSite(wire({ config: readConfig({ MODE: mode, ...more }), database, keys: testKeys() }), now)
const codes = async (database: Database) => (await look(database)).findings.map(({ code }) => code)

const letter = (reference: string, given: object) =>
  postgres.db
    .insertInto('outbox')
    .values({
      reference,
      channel: 'mail',
      recipient_sealed: '',
      template: 'code',
      params_sealed: '',
      next_at: ago(1),
      created_at: ago(30),
      ...given
    })
    .execute()

it('reads the state of both databases; a value that one cannot give is null', async () => {
  const well = await look(postgres)
  expect(well.database).toMatchObject({ kind: 'postgres', connectionsMax: expect.any(Number) })
  expect(well.database.bytes).toBeGreaterThan(1_000_000)
  expect(well.database.migrations).toBe(well.database.migrationsKnown)
  expect(well.jobs.active).toBeGreaterThan(0)

  const embedded = await openDatabase({ memory: true })
  try {
    await migrate(embedded)
    const seen = await look(embedded)
    expect(seen.database).toMatchObject({ kind: 'pglite', connections: null, longestSeconds: null })
    expect(seen.database.migrations).toBe(seen.database.migrationsKnown)
    expect(seen.findings).toContainEqual({ code: 'databaseEmbedded', amount: null })
  } finally {
    await embedded.close()
  }
}, 60_000)

it('letters count as failed while they can be sent again, and as stuck once nobody sends them', async () => {
  await letter('a', { status: 'dead', failure: 'refused', created_at: ago(60) })
  await letter('b', { status: 'dead', failure: 'expired' })
  await letter('c', { status: 'dead', created_at: ago(8 * 24 * 60) })
  await letter('d', { next_at: ago(11) })
  const { letters, findings } = await look(postgres, 'demo')
  expect(letters[0]).toEqual({
    channel: 'mail',
    isSetUp: true,
    waiting: 1,
    oldestAt: ago(30).getTime() / 1000,
    failed: 1,
    failedAt: ago(60).getTime() / 1000
  })
  expect(findings).toContainEqual({ code: 'mailFailed', amount: 1 })
  expect(findings).toContainEqual({ code: 'mailStuck', amount: 1 })
  // in production nobody carries it before mail is set up
  expect(await codes(postgres)).toContain('mailNotSetUp')
  expect(await codes(postgres)).not.toContain('mailStuck')
})

it('reports a private address in use that is not opened; its channel is not called able to send', async () => {
  const mail = { name: '邮件', host: '10.1.2.25', port: 25, security: 1, account: '', password_sealed: '' }
  const inUse = { sender: 'board@example.org', sender_name: '', status: 1 }
  await postgres.db
    .insertInto('mail_config')
    .values({ ...mail, ...inUse })
    .execute()
  await postgres.db
    .insertInto('sms_config')
    .values({
      name: '短信',
      platform: 1,
      endpoint: 'http://10.1.2.26:8443',
      access_key: 'a',
      sign_name: '留言板',
      status: 1
    })
    .execute()
  for (const mode of ['demo', 'production']) {
    const { findings, letters } = await look(postgres, mode)
    expect(findings).toContainEqual({ code: 'mailBlocked', amount: null })
    expect(findings).toContainEqual({ code: 'smsBlocked', amount: null })
    expect(letters.map(({ isSetUp }) => isSetUp)).toEqual([false, false])
  }
  const { findings, letters } = await look(postgres, 'production', { PRIVATE_TARGETS: '10.1.2.0/24' })
  expect(findings.filter(({ code }) => code.endsWith('Blocked'))).toEqual([])
  expect(letters.map(({ isSetUp }) => isSetUp)).toEqual([true, true])
  // a public address without TLS is refused in the same way, whatever PRIVATE_TARGETS opens
  await postgres.db.updateTable('sms_config').set({ endpoint: 'http://1.1.1.1:8080' }).execute()
  const plain = await look(postgres, 'production', { PRIVATE_TARGETS: '10.1.2.0/24' })
  expect(plain.findings).toContainEqual({ code: 'smsWithoutTls', amount: null })
  expect(plain.findings.filter(({ code }) => /^sms(Blocked|Missing)$/.test(code))).toEqual([])
  expect(plain.letters.map(({ isSetUp }) => isSetUp)).toEqual([true, false])
  await postgres.db.updateTable('sms_config').set({ endpoint: 'https://1.1.1.1' }).execute()
  const safe = await look(postgres, 'production', { PRIVATE_TARGETS: '10.1.2.0/24' })
  expect(safe.findings.filter(({ code }) => code.startsWith('sms'))).toEqual([])
  expect(safe.letters.map(({ isSetUp }) => isSetUp)).toEqual([true, true])
  // an earlier version stored addresses that no URL can have
  await postgres.db.updateTable('sms_config').set({ endpoint: 'https://1.2.3.4.5' }).execute()
  expect((await look(postgres, 'production')).findings).toContainEqual({ code: 'mailBlocked', amount: null })
  for (const table of ['mail_config', 'sms_config'] as const) await postgres.db.deleteFrom(table).execute()
})

it('names a configuration in use whose last trial failed', async () => {
  const config = { host: 'mail.example.org', port: 25, security: 1, sender: 'board@example.org', status: 1 }
  await postgres.db
    .insertInto('mail_config')
    .values({ name: '政务邮箱', ...config, trial_passed: false })
    .execute()
  const broken = async () => {
    const { findings } = await look(postgres, 'production')
    return findings.filter(({ code }) => code === 'mailBroken')
  }
  expect(await broken()).toEqual([{ code: 'mailBroken', amount: null, name: '政务邮箱' }])
  for (const trial_passed of [true, null]) {
    await postgres.db.updateTable('mail_config').set({ trial_passed }).execute()
    expect(await broken()).toEqual([])
  }
  await postgres.db.deleteFrom('mail_config').execute()
})

it('looks a host up once a minute at most, however often the page is read', async () => {
  const mail = {
    name: '邮件',
    host: 'mail.example.org',
    port: 25,
    security: 1,
    account: '',
    password_sealed: ''
  }
  const inUse = { sender: 'board@example.org', sender_name: '', status: 1 }
  await postgres.db
    .insertInto('mail_config')
    .values({ ...mail, ...inUse })
    .execute()
  const asked: string[] = []
  const resolve = async (host: string) => {
    asked.push(host)
    return [{ address: '10.1.2.25' }]
  }
  const deps = wire({ config: readConfig({ MODE: 'production' }), database: postgres, keys: testKeys() })
  const outgoing = { ...deps.outgoing, resolve }
  for (const at of [now, now, ago(-0.9), ago(-1)]) {
    const { findings } = await measureSite({ ...deps, outgoing }, at)
    expect(findings).toContainEqual({ code: 'mailBlocked', amount: null })
  }
  expect(asked).toEqual(['mail.example.org', 'mail.example.org'])
  await postgres.db.deleteFrom('mail_config').execute()
})

it('reports jobs that failed, are late or are paused', async () => {
  const change = (bean_name: string, values: object) =>
    postgres.db.updateTable('schedule_job').set(values).where('bean_name', '=', bean_name).execute()
  await change('purge', { last_status: 0, last_run_at: ago(9), next_fire_at: ago(-5) })
  await change('tallies', { next_fire_at: ago(6) })
  await change('siteNumbers', { status: 0, next_fire_at: null, last_status: 0 })
  const { jobs } = await look(postgres)
  expect(jobs).toMatchObject({
    paused: 1,
    // the move of files is paused until somebody asks for it
    askedFor: 1,
    failing: [{ beanName: 'purge', at: ago(9).getTime() / 1000 }],
    overdue: [{ beanName: 'tallies', at: ago(6).getTime() / 1000 }],
    next: { beanName: 'tallies' }
  })
})

it('the replica is told as this server sees it, and the limit of uploads is that of the site', async () => {
  const figures = { isRead: false, trouble: 'late' as const, behind: 7400, byReplica: 0, byPrimary: 3 }
  const deps = wire({ config: readConfig({ MODE: 'demo' }), database: postgres, keys: testKeys() })
  await setParameter(postgres.db, 'storage.site', 1)
  await buildUpload(postgres.db, { bytes: 950_000 })
  const replica = { figures: () => figures } as Replica
  const seen = await measureSite({ ...deps, replica }, now)
  expect(seen.replica).toEqual({ isRead: false, trouble: 'late', behindSeconds: 7 })
  expect(seen.storage).toEqual({ bytes: 950_000, limitBytes: 1_000_000 })
  expect(seen.findings).toEqual(
    expect.arrayContaining([
      { code: 'replicaLate', amount: 7 },
      { code: 'storageFilling', amount: 95 }
    ])
  )
})

it('from November on, the holidays of the next year should be entered; those of this year always', async () => {
  const missing = async (date: string) => {
    const deps = wire({ config: readConfig({ MODE: 'demo' }), database: postgres, keys: testKeys() })
    const { findings } = await measureSite(deps, new Date(`${date}T00:00:00+08:00`))
    return findings.filter(({ code }) => code === 'calendarMissing').map(({ amount }) => amount)
  }
  expect(await missing('2026-10-31')).toEqual([])
  expect(await missing('2026-11-01')).toEqual([2027])
  expect(await missing('2027-02-01')).toEqual([2027])
  const days = Object.fromEntries(statutoryDays(2027).map(date => [date, 'free']))
  const calendar = { known_year: 2026, days: JSON.stringify(days), applied_at: new Date() }
  const { id } = await postgres.db
    .insertInto('working_calendar')
    .values(calendar)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await missing('2026-12-01')).toEqual([])
  expect(await missing('2027-11-01')).toEqual([2028])
  await postgres.db.deleteFrom('working_calendar').where('id', '=', id).execute()
})
