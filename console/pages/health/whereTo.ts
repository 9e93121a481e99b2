import type { HealthCode } from '@board/schemas/health'

/** The list in which something can be done about it; nothing where that is done at the machine. */
const lists: Readonly<Partial<Record<HealthCode, string>>> = {
  mailFailed: 'mailLog?status=0',
  smsFailed: 'smsLog?status=0',
  mailStuck: 'mailLog?status=2',
  smsStuck: 'smsLog?status=2',
  mailNotSetUp: 'mailConfig',
  smsNotSetUp: 'smsConfig',
  jobsFailing: 'scheduleJobLog?status=0',
  jobsOverdue: 'scheduleJob',
  jobsPaused: 'scheduleJob?status=0',
  backupOld: 'scheduleJob',
  backupMissing: 'scheduleJob',
  errorsLogged: 'errorLog',
  signInsRefused: 'loginLog?status=0&status=2'
}

/** Where a finding leads a reader, and the entity whose list that is. */
export function whereTo(code: HealthCode, permissions: readonly string[]) {
  const list = lists[code]
  const entity = list?.split('?')[0]
  if (list === undefined || !permissions.includes(`sys:${entity}:page`)) return undefined
  return { to: `/${list}`, entity }
}
