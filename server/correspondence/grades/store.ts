import type { GradeTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { CommentState } from './transitions.ts'

export interface GradeRecord {
  id: number
  tid: number
  round: 1 | 2
  resolution: number
  speed: number
  manner: number
  /** 1 solved, 2 partly solved, 3 not solved; null if the author did not say. */
  solved: 1 | 2 | 3 | null
  thanks_flag: boolean
  comment: string | null
  /** 0 pending, 1 approved, 2 refused. */
  comment_state: CommentState
  created_at: Date
  /** True if the message has moved to another group since the grade. */
  is_past: boolean
  /** The time from which the statistics ignore the grade; null if it counts. */
  struck_at: Date | null
}

const columns = [
  'id',
  'tid',
  'round',
  'resolution',
  'speed',
  'manner',
  'solved',
  'thanks_flag',
  'comment',
  'comment_state',
  'created_at',
  'is_past',
  'struck_at'
] as const

export async function listGrades(db: Db | Trx, tid: number): Promise<GradeRecord[]> {
  return (await db
    .selectFrom('grade')
    .select(columns)
    .where('tid', '=', tid)
    .orderBy('id')
    .execute()) as GradeRecord[]
}

export async function findGrade(db: Db | Trx, id: number): Promise<GradeRecord | undefined> {
  return (await db.selectFrom('grade').select(columns).where('id', '=', id).executeTakeFirst()) as
    | GradeRecord
    | undefined
}

/** Writes a grade and returns its id. */
export async function insertGrade(trx: Trx, grade: Insertable<GradeTable>): Promise<number> {
  const { id } = await trx.insertInto('grade').values(grade).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Writes the decision on a comment. */
export async function decideComment(trx: Trx, id: number, state: CommentState, now: Date): Promise<void> {
  await trx
    .updateTable('grade')
    .set({ comment_state: state, comment_decided_at: now })
    .where('id', '=', id)
    .execute()
}

/** Removes the grade of a round from the statistics, and returns its id. The grade can still be read. */
export async function strikeGrade(trx: Trx, tid: number, round: number, now: Date): Promise<number | null> {
  const struck = await trx
    .updateTable('grade')
    .set({ struck_at: now })
    .where('tid', '=', tid)
    .where('round', '=', round)
    .where('is_past', '=', false)
    .returning('id')
    .executeTakeFirst()
  return struck?.id ?? null
}

/** Marks the grades of a message as past. The next group starts without grades, and these grades no longer count. */
export async function putGradesAway(trx: Trx, tid: number, now: Date): Promise<void> {
  await trx
    .updateTable('grade')
    .set({ is_past: true, struck_at: now })
    .where('tid', '=', tid)
    .where('is_past', '=', false)
    .execute()
}
