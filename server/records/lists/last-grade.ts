/** The last grade of a message that counts, as lists and details show it. Specification 3. */
import { sql } from 'kysely'

/** The scores under the names that a message has them; a grade calls them resolution, manner and speed. */
export interface LastGrade {
  handleDegree: number
  handleManner: number
  handleSpeed: number
  /** The author's answer to the question whether the matter is solved; null if there is none. */
  solved: 1 | 2 | 3 | null
}

/** Selects the last grade of `m` that counts. */
export const lastGrade = sql`(select json_build_object('handleDegree', d.resolution, 'handleManner', d.manner,
    'handleSpeed', d.speed, 'solved', d.solved)
  from grade d where d.tid = m.tid and d.struck_at is null order by d.round desc limit 1) as "lastGrade"`

/** Returns the three scores of a message; null each if no grade counts. */
export const scoresOf = (grade: LastGrade | null | undefined) => ({
  handleDegree: grade?.handleDegree ?? null,
  handleManner: grade?.handleManner ?? null,
  handleSpeed: grade?.handleSpeed ?? null
})
