import { maxId } from '@board/schemas/facts/formats'
import { translations, type Words } from '@board/schemas/vocabulary/words'
import type { FollowedRecord } from '../../administration/workflow/follow.ts'
import type { Db } from '../../platform/database/open.ts'
import { type CaseRecord, selectCases } from './store.ts'

/** Returns the id of the case in a business key; undefined for a text that cannot be an id. */
export const caseIdOf = (businessKey: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(businessKey) && Number(businessKey) <= maxId ? Number(businessKey) : undefined

/** Returns the cases of processes by business key. A case is shown by its title, with a link to its message. */
export async function caseRecords(
  db: Db,
  businessKeys: readonly string[]
): Promise<ReadonlyMap<string, FollowedRecord>> {
  const rows = await selectCases(
    db,
    businessKeys.flatMap(key => caseIdOf(key) ?? [])
  )
  return new Map(rows.map(({ id, tid, title }) => [String(id), { kind: 'message' as const, id: tid, title }]))
}

/**
 * Returns the texts of a case that its deciders read.
 * @param grades the scores of its message
 */
export const caseVariables = (
  { title, summary, measures, result, low_grade_reason }: CaseRecord,
  institution: string,
  grades: string
) => ({
  title,
  institution,
  summary,
  measures,
  result,
  grades,
  lowGradeReason: low_grade_reason
})

/** The labels of these texts. */
export const caseWords: Readonly<Record<keyof ReturnType<typeof caseVariables>, Words>> = {
  title: translations('案例标题', '案例標題', 'Title of the case'),
  institution: translations('申报单位', '申報單位', 'Institution'),
  summary: translations('案例摘要', '案例摘要', 'Summary'),
  measures: translations('主要做法', '主要做法', 'What was done'),
  result: translations('办理成效', '辦理成效', 'Result'),
  grades: translations(
    '留言人评价（解决 / 速度 / 态度，1–5 分）',
    '留言人評價（解決 / 速度 / 態度，1–5 分）',
    'Grades of the author (resolution / speed / manner, 1–5)'
  ),
  lowGradeReason: translations('评价较低仍申报的理由', '評價較低仍申報的理由', 'Why, although graded low')
}
