import { seconds } from '../calendar/time.ts'
import type { Db } from '../database/open.ts'
import { gradeView, listGrades } from '../grades/read.ts'
import { listAnswered, listSharedPairs, readGrams } from '../lists/similar-answered.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { isPair } from '../search/bigrams.ts'
import { rankBySimilarity, tellingPairs } from '../search/similarity.ts'

/** The largest number of messages in the answer. */
const maxSimilar = 3

/**
 * Lists the public messages with a final reply in the same forum that are most similar to this one, with their last
 * grades.
 */
export async function listSimilarAnswered(db: Db, message: MessageRecord) {
  const rows = await listAnswered(db, await findSimilar(db, message))
  return Promise.all(
    rows.map(async ({ tid, subject, content, at, name }) => ({
      tid,
      subject,
      content,
      repliedAt: seconds(at),
      groupName: name,
      grade: await lastGrade(db, tid)
    }))
  )
}

async function findSimilar(db: Db, message: MessageRecord): Promise<number[]> {
  const own = (await readGrams(db, message.tid)).filter(isPair)
  const rows = await listSharedPairs(db, message, own)
  const ofSubject = tellingPairs(message.subject).filter(pair => own.includes(pair))
  return rankBySimilarity(own, ofSubject, rows).slice(0, maxSimilar)
}

/** Returns the last grade that counts. It has a comment only if the comment is approved. */
async function lastGrade(db: Db, tid: number) {
  const grade = (await listGrades(db, tid)).findLast(one => one.struck_at === null && !one.is_past)
  return grade ? gradeView(grade, false) : null
}
