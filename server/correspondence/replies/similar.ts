import { secondsOrNull } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { isProposed } from '../../records/learning/propose.ts'
import { listSimilarRows } from '../../records/lists/similar/similar-answered.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { gradeView, listGrades } from '../grades/read.ts'

/**
 * Lists the messages most like this one, public ones and those of its own group, each with its last final reply and grade;
 * answered ones come first. Empty if the site does not propose earlier replies. Decision 0183.
 */
export async function listSimilarAnswered(db: Db, message: MessageRecord) {
  if (!(await isProposed(db, 'answered'))) return []
  const rows = await listSimilarRows(db, message)
  return Promise.all(
    rows.map(async ({ tid, subject, content, at, name }) => ({
      tid,
      subject,
      content,
      repliedAt: secondsOrNull(at),
      groupName: name,
      grade: content === null ? null : await lastGrade(db, tid)
    }))
  )
}

/** Returns the last grade that counts. It has a comment only if the comment is approved. */
async function lastGrade(db: Db, tid: number) {
  const grade = (await listGrades(db, tid)).findLast(one => one.struck_at === null && !one.is_past)
  return grade ? gradeView(grade, false) : null
}
