import type { components } from '@board/generated/openapi'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { selectReaddressings } from './store.ts'

/** Lists the re-addressings of a message, each with the start of the clock before it. Domain 2. */
export const readdressings = async (db: Db, tid: number): Promise<components['schemas']['Readdressing'][]> =>
  (await selectReaddressings(db, tid)).map(({ clock_started_at, at, ...row }) => ({
    ...row,
    clockStartedAt: secondsOrNull(clock_started_at),
    at: seconds(at)
  }))
