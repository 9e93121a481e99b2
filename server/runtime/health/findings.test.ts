import { expect, it } from 'vitest'
import { findingsOf, type Seen } from './findings.ts'

const letters = { isSetUp: true, waiting: 0, oldestAt: null, failed: 0, failedAt: null }
const job = { id: 1, beanName: 'outbox', at: 1 }
const well: Seen = {
  letters: [
    { channel: 'mail', ...letters },
    { channel: 'sms', ...letters }
  ],
  jobs: { active: 2, paused: 0, askedFor: 0, underWay: 0, failing: [], overdue: [], next: job },
  sessions: { open: 3, signedIn: 1, refused: 100 },
  errors: 0,
  database: {
    kind: 'postgres',
    version: '18',
    bytes: 1,
    answerMs: 500,
    connections: 80,
    connectionsMax: 100,
    longestSeconds: 60,
    migrations: 9,
    migrationsKnown: 9
  },
  replica: { isRead: true, trouble: null, behindSeconds: 0 },
  storage: { bytes: 90, limitBytes: 100 },
  disks: [{ what: 'uploads', freeBytes: 15, totalBytes: 100 }],
  process: {
    version: '1',
    node: '24',
    mode: 'production',
    host: 'a',
    startedAt: 1,
    memoryBytes: 1,
    memoryFreeBytes: 10,
    memoryTotalBytes: 100
  },
  backup: { at: 1, host: 'a', file: 'b', bytes: 1, missing: 0 },
  backupHours: 50,
  yearMissing: undefined,
  stuck: { mail: 0, sms: 0 },
  blocked: { mail: undefined, sms: undefined },
  broken: {},
  clockSeconds: 5
}
const withDatabase = (more: Partial<Seen['database']>) => ({ database: { ...well.database, ...more } })
const withReplica = (trouble: 'away' | 'late' | 'other'): Partial<Seen> => ({
  replica: { isRead: false, trouble, behindSeconds: 7 }
})
const withMail = (more: object) => ({
  letters: well.letters.map(one => (one.channel === 'mail' ? { ...one, ...more } : one))
})

it('all is well up to the limits', () => {
  expect(findingsOf(well)).toEqual([])
  expect(findingsOf({ ...well, disks: [] })).toEqual([])
  expect(findingsOf({ ...well, replica: null })).toEqual([])
  expect(findingsOf({ ...well, storage: { bytes: 90, limitBytes: null } })).toEqual([])
})

it.each<[string, Partial<Seen>, string, number | null]>([
  ['a year whose holidays are not entered', { yearMissing: 2027 }, 'calendarMissing', 2027],
  ['mail that was given up', withMail({ failed: 3 }), 'mailFailed', 3],
  ['mail that nobody sends', { stuck: { mail: 2, sms: 0 } }, 'mailStuck', 2],
  [
    'mail that waits to be set up',
    { ...withMail({ isSetUp: false, waiting: 4 }), stuck: { mail: 4, sms: 0 } },
    'mailNotSetUp',
    4
  ],
  ['mail that is not set up', withMail({ isSetUp: false }), 'mailMissing', null],
  [
    'mail that is blocked, and not that it waits or is not set up',
    {
      ...withMail({ isSetUp: false, waiting: 4 }),
      stuck: { mail: 4, sms: 0 },
      blocked: { mail: 'private', sms: undefined }
    },
    'mailBlocked',
    null
  ],
  ['SMS that is blocked', { blocked: { mail: undefined, sms: 'private' } }, 'smsBlocked', null],
  ['SMS without TLS', { blocked: { mail: undefined, sms: 'withoutTls' } }, 'smsWithoutTls', null],
  ['SMS that nobody sends', { stuck: { mail: 0, sms: 1 } }, 'smsStuck', 1],
  ['a job that fails', { jobs: { ...well.jobs, failing: [job] } }, 'jobsFailing', 1],
  ['a job that nobody runs', { jobs: { ...well.jobs, overdue: [job, job] } }, 'jobsOverdue', 2],
  ['a job that is paused', { jobs: { ...well.jobs, paused: 1 } }, 'jobsPaused', 1],
  ['a backup that is too old', { backupHours: 51 }, 'backupOld', 2],
  ['that there is no backup', { backup: null, backupHours: undefined }, 'backupMissing', null],
  ['an error', { errors: 7 }, 'errorsLogged', 7],
  ['many refused', { sessions: { ...well.sessions, refused: 101 } }, 'signInsRefused', 101],
  ['a database that was not migrated', withDatabase({ migrations: 7 }), 'databaseOld', 2],
  ['a server that was not upgraded', withDatabase({ migrations: 10 }), 'databaseNewer', 1],
  [
    'an embedded database in production',
    withDatabase({ kind: 'pglite', connections: null, connectionsMax: null }),
    'databaseEmbedded',
    null
  ],
  ['a slow answer', withDatabase({ answerMs: 501 }), 'databaseSlow', null],
  ['a statement that does not end', withDatabase({ longestSeconds: 61 }), 'databaseSlow', null],
  ['hardly a connection left', withDatabase({ connections: 81 }), 'connectionsScarce', 81],
  ['a replica that is gone', withReplica('away'), 'replicaAway', null],
  ['a replica of another database', withReplica('other'), 'replicaOther', null],
  ['a replica that is late', withReplica('late'), 'replicaLate', 7],
  ['uploads near their limit', { storage: { bytes: 91, limitBytes: 100 } }, 'storageFilling', 91],
  ['uploads above their limit', { storage: { bytes: 120, limitBytes: 100 } }, 'storageFull', 120],
  ['two clocks', { clockSeconds: 6 }, 'clocksApart', 6],
  ['a full disk', { disks: [{ what: 'uploads', freeBytes: 4, totalBytes: 100 }] }, 'diskFull', 4],
  ['a disk that fills', { disks: [{ what: 'data', freeBytes: 14, totalBytes: 100 }] }, 'diskFilling', 14],
  ['little memory', { process: { ...well.process, memoryFreeBytes: 9 } }, 'memoryScarce', 9]
])('%s is said, once', (_what, wrong, code, amount) => {
  expect(findingsOf({ ...well, ...wrong })).toEqual([{ code, amount }])
})

it.each([
  ['mail', 'mailBroken', '政务邮箱'],
  ['sms', 'smsBroken', '平台甲'],
  ['storage', 'storageBroken', '存储甲'],
  ['signIn', 'signInBroken', 'qq, sina']
] as const)('what is in use and does not work is named: %s', (what, code, name) => {
  expect(findingsOf({ ...well, broken: { [what]: name } })).toEqual([{ code, amount: null, name }])
})

it('mail that is blocked is not said to be broken, too', () => {
  const blocked = { mail: 'private', sms: undefined } as const
  const found = findingsOf({ ...well, blocked, broken: { mail: '政务邮箱' } })
  expect(found.map(({ code }) => code)).toEqual(['mailBlocked'])
})

it('a demonstration needs no backup', () => {
  const demo = { ...well, process: { ...well.process, mode: 'demo' as const } }
  expect(findingsOf({ ...demo, backup: null, backupHours: undefined })).toEqual([])
})

it('the worse finding comes first', () => {
  const found = findingsOf({ ...well, errors: 1, ...withMail({ failed: 1 }) })
  expect(found.map(({ code }) => code)).toEqual(['mailFailed', 'errorsLogged'])
})
