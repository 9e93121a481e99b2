/** Builders of log rows for tests, which write straight into the tables. */
import type {
  ErrorLogTable,
  LoginLogTable,
  OperationLogTable,
  ScheduleJobLogTable,
  TrackEventTable
} from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db } from '../../server/platform/database/open.ts'

/** The user agent of a browser whose name and system are both recognised. */
export const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

/** Builds the log row of a failed sign-in, unless other values are given. */
export async function buildLogin(db: Db, given: Partial<Insertable<LoginLogTable>> = {}): Promise<number> {
  const row = { at: new Date(), username: 'somebody', operation: 0, status: 0, user_agent: chrome, ...given }
  const { id } = await db.insertInto('login_log').values(row).returning('id').executeTakeFirstOrThrow()
  return Number(id)
}

/** Builds the log row of a successful change of a user. */
export async function buildOperation(
  db: Db,
  given: Partial<Insertable<OperationLogTable>> = {}
): Promise<number> {
  const what = { operation: 'sysUserUpdate', method: 'PUT', path: '/sys/user/12', status: 200, ms: 12 }
  const row = { at: new Date(), username: 'somebody', user_agent: chrome, ...what, ...given }
  return (await db.insertInto('operation_log').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Builds the log row of an unexpected error. */
export async function buildError(db: Db, given: Partial<Insertable<ErrorLogTable>> = {}): Promise<number> {
  const what = {
    reference: '3f9a0c71d2e4',
    message: 'TypeError: no author',
    stack: 'at shape (shape.ts:1:1)'
  }
  const row = { at: new Date(), ...what, ...given }
  return (await db.insertInto('error_log').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Builds the log row of a successful run of a scheduled job. */
export async function buildRun(
  db: Db,
  given: Partial<Insertable<ScheduleJobLogTable>> = {}
): Promise<number> {
  const what = { job_id: 1, bean_name: 'siteNumbers', params: '{}', reason: 0, status: 1, ms: 12 }
  const row = { at: new Date(), ...what, ...given }
  const { id } = await db.insertInto('schedule_job_log').values(row).returning('id').executeTakeFirstOrThrow()
  return Number(id)
}

/** Builds the row of a visit of the home page without an account. */
export async function buildVisit(db: Db, given: Partial<Insertable<TrackEventTable>> = {}): Promise<number> {
  const where = { topic: 'page_view', action_id: 900102, app_type: 'pc', platform: 'pc', page_id: 1, step: 1 }
  const what = { session_id: 's-1', tab: '', channel: '', owner_id: '', extra_info: '' }
  const row = { at: new Date(), ...where, ...what, ...given }
  const { id } = await db.insertInto('track_event').values(row).returning('id').executeTakeFirstOrThrow()
  return Number(id)
}
