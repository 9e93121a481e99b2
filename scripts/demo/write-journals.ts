import type { Trx } from '@board/server/platform/database/open'
import { insertRows } from '../reference/insert.ts'
import { errorRows, jobLogRows, loginRows, operationRows, trackRows } from './journals.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** Writes the logs: sign-ins, operations of the staff, errors, runs of jobs, page views. */
export async function writeJournals(trx: Trx, world: World, random: Random): Promise<void> {
  await insertRows(trx, 'login_log', loginRows(world, random))
  await insertRows(trx, 'operation_log', operationRows(world, random))
  await insertRows(trx, 'error_log', errorRows(world, random))
  const jobs = await trx.selectFrom('schedule_job').select(['id', 'bean_name']).orderBy('id').execute()
  await insertRows(trx, 'schedule_job_log', jobLogRows(jobs, world.now, random))
  await insertRows(trx, 'track_event', trackRows(world, random))
}
