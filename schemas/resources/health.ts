import { count, flag, id, many, moment, orNull, words } from '../facts/formats.ts'
import { healthCodes } from '../facts/health.ts'
import { listOf, orNullRef, ref, shape } from '../vocabulary/shape.ts'

export const HealthFinding = shape(
  'A problem of the site.',
  {
    code: { type: 'string', enum: healthCodes, description: 'What it is.' },
    amount: orNull(count('A number, a percentage or seconds, depending on the code.')),
    name: words('The name of what is broken; absent where nothing has a name.')
  },
  ['name']
)

export const HealthLetters = shape('The state of one channel.', {
  channel: { type: 'string', enum: ['mail', 'sms'], description: 'Mail or SMS.' },
  isSetUp: flag('Whether one is in use that may be reached.'),
  waiting: count('Letters that have yet to leave; 10,001 for more than 10,000.'),
  oldestAt: orNull(moment('Since when the oldest of them waits.')),
  failed: count(
    'Letters that were given up in the last seven days and can be sent again; capped like `waiting`.'
  ),
  failedAt: orNull(moment('When the oldest of them was written.'))
})

export const HealthJob = shape('A scheduled job.', {
  id: id('The job.'),
  beanName: words('What it does.'),
  at: orNull(moment('When it is due, or when it failed.'))
})

export const HealthJobs = shape('How the scheduled jobs stand.', {
  active: count('Jobs that are not paused.'),
  paused: count('Jobs that are paused, without those of `askedFor`.'),
  askedFor: count('Paused jobs that are run only when somebody asks for it.'),
  underWay: count('Runs that wait or are under way.'),
  failing: { ...listOf('HealthJob'), description: 'Those whose last run failed.' },
  overdue: { ...listOf('HealthJob'), description: 'Those that are overdue.' },
  next: orNullRef('HealthJob')
})

export const HealthSessions = shape('Who is signed in.', {
  open: count('Sessions that have not expired.'),
  signedIn: count('Who signed in within the last hour.'),
  refused: count('Attempts within the last hour that were refused.')
})

export const HealthDatabase = shape('How the database stands.', {
  kind: { type: 'string', enum: ['postgres', 'pglite'], description: 'A server of its own, or embedded.' },
  version: words('Its version.'),
  bytes: count('How large it is.'),
  answerMs: count('Milliseconds in which it answered a trivial query.'),
  connections: orNull(count('Connections that are open; null where it is embedded.')),
  connectionsMax: orNull(count('Connections that it allows; null where it is embedded.')),
  longestSeconds: orNull(
    count('Seconds that the longest statement has been running; null where there is none.')
  ),
  migrations: count('Migrations that were applied.'),
  migrationsKnown: count('Migrations of this version of the product.')
})

export const HealthBackup = shape('The last archive that was made whole.', {
  at: moment('The moment of its data.'),
  host: words('The machine where it was made.'),
  file: words('What it is called there.'),
  bytes: count('How large it is.'),
  missing: count('Files that were not where their rows say, and are not in it.')
})

export const HealthReplica = shape(
  'The replica that visitors read from, as the server that answers sees it.',
  {
    isRead: flag('Whether it is read now; if not, the primary is read in its place.'),
    trouble: orNull({
      type: 'string',
      enum: ['away', 'late', 'other'],
      description:
        'It does not answer, is too far behind, or is no replica of this database; null: none of these.'
    }),
    behindSeconds: orNull(count('Seconds that it is behind at most; null before it was first reached.'))
  }
)

export const HealthStorage = shape('The storage of all uploads.', {
  bytes: count('How much is used.'),
  limitBytes: orNull(count('How much may be used; null: there is no limit.'))
})

export const HealthDisk = shape('Room for files.', {
  what: { type: 'string', enum: ['uploads', 'data'], description: 'Uploads, or the embedded database.' },
  freeBytes: count('Room that is left.'),
  totalBytes: count('Room that there is.')
})

export const HealthProcess = shape('The server that answers; others may stand beside it.', {
  version: words('The version of the product.'),
  node: words('The version of Node.'),
  mode: { type: 'string', enum: ['demo', 'production'], description: 'What it runs as.' },
  host: words('What its machine is called.'),
  startedAt: moment('Since when it runs.'),
  memoryBytes: count('Memory that it has.'),
  memoryFreeBytes: count('Memory that it could still have.'),
  memoryTotalBytes: count('Memory that there is for it and others.')
})

export const SiteHealth = shape('The state of the site: its problems, then the figures.', {
  at: moment('When it was looked at.'),
  findings: {
    ...listOf('HealthFinding'),
    description: 'What is wrong, the worst first; none where all is well.'
  },
  letters: many(ref('HealthLetters'), 'Mail and SMS.', 2),
  jobs: ref('HealthJobs'),
  sessions: ref('HealthSessions'),
  errors: count('Errors of the program in the last day; 10,001 for more than 10,000.'),
  database: ref('HealthDatabase'),
  replica: orNullRef('HealthReplica'),
  backup: orNullRef('HealthBackup'),
  storage: ref('HealthStorage'),
  disks: many(ref('HealthDisk'), 'Where files lie.', 2),
  process: ref('HealthProcess')
})
