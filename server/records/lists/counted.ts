/** Conditions for the messages behind a number of the data board, on a message `m`. Decision 0032. */
import type { countedFigures } from '@board/schemas/facts/formats'
import { type RawBuilder, sql } from 'kysely'
import { isAnswer, lowScore } from '../../directory/counted/rules.ts'

export type CountedFigure = (typeof countedFigures)[number]

/** Condition: no record excludes the message from the rates, or from the volume. */
const isIn = (of: 'rates' | 'volume') =>
  sql<boolean>`not exists (select 1 from uncounted_message u where u.tid = m.tid and u.${sql.ref(of)})`

const isAnswered = sql<boolean>`exists (select 1 from reply r where r.tid = m.tid and ${isAnswer})`

/** Condition on the last grade that counts, whose rounded mean is `score`. */
const lastGrade = (holds: RawBuilder<boolean>) => sql<boolean>`exists (
  select 1 from (
    select round((resolution + speed + manner) / 3.0) as score from grade where tid = m.tid and struck_at is null
    order by round desc limit 1
  ) g where ${holds})`

const conditions: Readonly<Record<CountedFigure, (now: Date) => RawBuilder<boolean>>> = {
  messages: () => isIn('volume'),
  replied: () => sql`${isIn('rates')} and ${isAnswered}`,
  overdue: now => sql`${isIn('rates')} and not ${isAnswered} and m.deadline_at < ${now}`,
  graded: () => sql`${isIn('rates')} and ${lastGrade(sql`g.score is not null`)}`,
  lowGrades: () => sql`${isIn('rates')} and ${lastGrade(sql`g.score <= ${sql.lit(lowScore)}`)}`
}

/** Returns the condition for the messages that a figure counts, as `cellsOf` counts them. */
export const countedIn = (figure: CountedFigure, now: Date): RawBuilder<boolean> => conditions[figure](now)
