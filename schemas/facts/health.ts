import type { ToneName } from '../vocabulary/vocabulary.ts'

/**
 * The problems that the site can report, with their urgency: `late` must be remedied now, `wait` soon.
 * `server/runtime/health/findings.ts` has the conditions; the console's `health.findings` has the advice.
 */
export const healthTones = {
  mailFailed: 'late',
  smsFailed: 'late',
  mailStuck: 'late',
  smsStuck: 'late',
  mailNotSetUp: 'wait',
  smsNotSetUp: 'wait',
  mailMissing: 'wait',
  smsMissing: 'wait',
  mailBroken: 'late',
  smsBroken: 'late',
  storageBroken: 'late',
  signInBroken: 'late',
  mailBlocked: 'late',
  smsBlocked: 'late',
  smsWithoutTls: 'late',
  jobsFailing: 'late',
  jobsOverdue: 'late',
  jobsPaused: 'wait',
  calendarMissing: 'wait',
  backupOld: 'late',
  backupMissing: 'wait',
  errorsLogged: 'wait',
  signInsRefused: 'wait',
  databaseOld: 'late',
  databaseNewer: 'late',
  databaseEmbedded: 'wait',
  databaseSlow: 'wait',
  replicaAway: 'late',
  replicaOther: 'late',
  replicaLate: 'wait',
  connectionsScarce: 'wait',
  clocksApart: 'wait',
  diskFull: 'late',
  diskFilling: 'wait',
  storageFull: 'late',
  storageFilling: 'wait',
  memoryScarce: 'wait'
} as const satisfies Readonly<Record<string, ToneName>>

export type HealthCode = keyof typeof healthTones

/** The codes, in the order in which they are reported. */
export const healthCodes = Object.keys(healthTones) as HealthCode[]
