import type { HealthCode } from '@board/schemas/facts/health'

/** The list in which a finding can be remedied; none if it must be remedied on the machine. */
const lists: Readonly<Partial<Record<HealthCode, string>>> = {
  mailFailed: 'mailLog?status=0',
  smsFailed: 'smsLog?status=0',
  mailStuck: 'mailLog?status=2',
  smsStuck: 'smsLog?status=2',
  mailNotSetUp: 'mailConfig',
  smsNotSetUp: 'smsConfig',
  mailMissing: 'mailConfig',
  smsMissing: 'smsConfig',
  mailBroken: 'mailConfig?status=1',
  smsBroken: 'smsConfig?status=1',
  storageBroken: 'oss?status=1',
  mailBlocked: 'mailConfig',
  smsBlocked: 'smsConfig',
  smsWithoutTls: 'smsConfig',
  jobsFailing: 'scheduleJobLog?status=0',
  jobsOverdue: 'scheduleJob',
  jobsPaused: 'scheduleJob?status=0',
  calendarMissing: 'calendarDay',
  backupOld: 'scheduleJob',
  backupMissing: 'scheduleJob',
  errorsLogged: 'errorLog',
  storageFull: 'storageUse',
  storageFilling: 'storageUse',
  signInsRefused: 'loginLog?status=0&status=2'
}

/** Returns the address to which a finding links, and the entity of that list. */
export function whereTo(code: HealthCode) {
  const list = lists[code]
  return list === undefined ? undefined : { to: `/${list}`, entity: list.split('?')[0] ?? list }
}
