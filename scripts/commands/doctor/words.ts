import type { HealthCode } from '@board/schemas/facts/health'

interface Words {
  says: (amount: number) => string
  todo: string
}

const seeLog = 'The log at /admin says why: mend the cause, and send again.'
const stuck = 'Check that the job "outbox" is not paused and that a server is running.'

const nothingInUse: Words = {
  says: () => 'No configuration is in use: codes cannot be sent.',
  todo: 'See docs/guide/mail-and-sms.md.'
}

/** The texts for the problems of the site, for the person who runs it. */
export const words: Readonly<Record<HealthCode, Words>> = {
  mailFailed: { says: count => `${count} mails of the last 7 days were given up.`, todo: seeLog },
  smsFailed: { says: count => `${count} text messages of the last 7 days were given up.`, todo: seeLog },
  mailStuck: { says: count => `${count} mails are due and were not sent.`, todo: stuck },
  smsStuck: { says: count => `${count} text messages are due and were not sent.`, todo: stuck },
  mailNotSetUp: {
    says: count => `No mail server is in use, and ${count} mails wait.`,
    todo: 'Set one up: docs/guide/mail-and-sms.md.'
  },
  smsNotSetUp: {
    says: count => `No SMS platform is in use, and ${count} text messages wait.`,
    todo: 'Set one up: docs/guide/mail-and-sms.md.'
  },
  mailMissing: nothingInUse,
  smsMissing: nothingInUse,
  mailBroken: {
    says: () => 'The last trial of the mail server in use failed: mail may not be sent.',
    todo: 'Correct it at /admin/mailConfig, or send a test mail that arrives; its history has the reason.'
  },
  smsBroken: {
    says: () => 'The last trial of the SMS platform in use failed: text messages may not be sent.',
    todo: 'Correct it at /admin/smsConfig and send a test; its history has the reason.'
  },
  storageBroken: {
    says: () => 'The last test of the storage in use failed: uploads may not be stored.',
    todo: 'Correct it at /admin/oss and test it; its history has the reason.'
  },
  signInBroken: {
    says: () => 'The sign-in of another site does not work.',
    todo: 'Check the settings that begin with THIRD_PARTY_, and the other site: docs/guide/third-party-sign-in.md.'
  },
  mailBlocked: {
    says: () =>
      'The mail server in use has a private address that PRIVATE_TARGETS does not name: no mail is sent.',
    todo: 'Name the address in PRIVATE_TARGETS and restart the site, or correct the host at /admin/mailConfig.'
  },
  smsBlocked: {
    says: () =>
      'The SMS platform in use has a private address that PRIVATE_TARGETS does not name: no text message is sent.',
    todo: 'Name the address in PRIVATE_TARGETS and restart the site, or correct the address at /admin/smsConfig.'
  },
  smsWithoutTls: {
    says: () => 'The SMS platform in use has a public address without https: no text message is sent.',
    todo: 'Change the address at /admin/smsConfig to https, or empty it to use that of the platform; or name it in PRIVATE_TARGETS.'
  },
  jobsFailing: {
    says: count => `The last run of ${count} scheduled jobs failed.`,
    todo: 'The job log says why: mend the cause, and run the job.'
  },
  jobsOverdue: {
    says: count => `${count} scheduled jobs are overdue.`,
    todo: 'Check that a server is running, and read what it writes.'
  },
  jobsPaused: {
    says: count => `${count} scheduled jobs are paused.`,
    todo: 'Resume them, unless it is meant.'
  },
  backupOld: {
    says: days => `The last backup is ${days} days old.`,
    todo: 'See why the job "backup" did not succeed, then: npm run backup.'
  },
  backupMissing: { says: () => 'No backup was ever made.', todo: 'Make one: npm run backup.' },
  errorsLogged: {
    says: count => `The program logged ${count} errors in the last 24 hours.`,
    todo: 'Read the error log at /admin.'
  },
  signInsRefused: {
    says: count => `${count} sign-ins were refused in the last hour.`,
    todo: 'Read the sign-in log: do they come from one address?'
  },
  databaseOld: {
    says: count => `${count} migrations are pending.`,
    todo: 'Start this version of the server: it applies them.'
  },
  databaseNewer: {
    says: count => `The database has ${count} migrations that this version does not know.`,
    todo: 'Upgrade this server.'
  },
  databaseEmbedded: {
    says: () => 'The embedded database does not survive a power cut.',
    todo: 'Use PostgreSQL: set DATABASE_URL.'
  },
  databaseSlow: {
    says: () => 'The database answers slowly, or runs a statement of more than a minute.',
    todo: 'Look at the load of its machine.'
  },
  calendarMissing: {
    says: year =>
      `The holidays of ${year} are not entered; of that year only the statutory days count as free.`,
    todo: 'Enter the notice of the State Council at /admin/calendarDay, and put it into use.'
  },
  replicaAway: {
    says: () => 'The replica does not answer.',
    todo: 'Check DATABASE_READ_URL, and the replica itself; visitors read from the primary until then.'
  },
  replicaOther: {
    says: () => 'DATABASE_READ_URL names no replica of this database.',
    todo: 'Correct it; visitors read from the primary until then.'
  },
  replicaLate: {
    says: seconds => `The replica is ${seconds} seconds behind.`,
    todo: 'Look at its load and its network, and at pg_stat_replication of the primary.'
  },
  connectionsScarce: {
    says: percent => `${percent} % of the connections of the database server are in use.`,
    todo: 'See in pg_stat_activity who holds them, or raise max_connections.'
  },
  clocksApart: {
    says: seconds => `The clocks of this machine and of the database are ${seconds} seconds apart.`,
    todo: 'Set both by NTP.'
  },
  diskFull: { says: percent => `Only ${percent} % of the disk is free.`, todo: 'Make room now.' },
  diskFilling: { says: percent => `Only ${percent} % of the disk is free.`, todo: 'Make room soon.' },
  storageFull: {
    says: percent => `Uploads take ${percent} % of the limit of the site, and new ones are refused.`,
    todo: 'Raise the parameter storage.site, or delete files.'
  },
  storageFilling: {
    says: percent => `Uploads take ${percent} % of the limit of the site.`,
    todo: 'Raise the parameter storage.site, or see at /admin/storageUse who has most.'
  },
  memoryScarce: {
    says: percent => `Only ${percent} % of the memory is free.`,
    todo: 'See what else runs on this machine.'
  }
}
