import type { Deps } from '../deps.ts'

/** Something done from time to time, by one of all processes. */
export type Job = {
  /** Its queue: lower case, with hyphens. */
  name: string
  /** Five fields: minute, hour, day, month, weekday. */
  cron: string
  run(deps: Deps, now: Date): Promise<void>
}
