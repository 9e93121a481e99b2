import type { ToneName } from './vocabulary.ts'

/**
 * What can be wrong with the site, and how bad it is: `late` asks for somebody now, `wait` for somebody soon. When each is
 * said stands in `server/health/findings.ts`, what to do then in the console's `health.findings`.
 */
export const healthTones = {
  mailFailed: 'late',
  smsFailed: 'late',
  mailStuck: 'late',
  smsStuck: 'late',
  mailNotSetUp: 'wait',
  smsNotSetUp: 'wait',
  jobsFailing: 'late',
  jobsOverdue: 'late',
  jobsPaused: 'wait',
  backupOld: 'late',
  backupMissing: 'wait',
  errorsLogged: 'wait',
  signInsRefused: 'wait',
  databaseOld: 'late',
  databaseNewer: 'late',
  databaseEmbedded: 'wait',
  databaseSlow: 'wait',
  connectionsScarce: 'wait',
  clocksApart: 'wait',
  diskFull: 'late',
  diskFilling: 'wait',
  memoryScarce: 'wait'
} as const satisfies Readonly<Record<string, ToneName>>

export type HealthCode = keyof typeof healthTones

/** In the order in which they are said. */
export const healthCodes = Object.keys(healthTones) as HealthCode[]
