import { sql } from 'kysely'
import type { Db } from '../database/open.ts'
import { gradeView, listGrades } from '../grades/read.ts'
import { publicSubject } from '../messages/public-wording.ts'
import type { MessageRecord } from '../messages/record.ts'
import { messageTransitions } from '../messages/transitions.ts'
import { isPair, searchDocument } from '../search/bigrams.ts'
import { rankBySimilarity, type SharedPairs } from '../search/similarity.ts'
import { seconds } from '../site/time.ts'

/** The number of messages that are shown. */
const most = 3

/** The newest answered messages of the forum among which the similar ones are searched. */
const compared = 500

/** The trace state from which on a message has a final reply. */
const answered = messageTransitions.replyFinal.state.to

/** Finds the public messages of the forum with a final reply that are most like this one, with their grades. */
export async function listSimilarAnswered(db: Db, message: MessageRecord) {
  const tids = await findSimilar(db, message)
  const { rows } = await sql<{ tid: number; subject: string; content: string; at: Date; name: string }>`
    select m.tid, ${publicSubject} as subject, r.content, r.created_at as at, g.name
    from message m
    cross join lateral (select content, created_at, group_id from reply
      where tid = m.tid and kind = 'final' order by id desc limit 1) r
    join org_group g on g.id = r.group_id
    where m.tid = any(${tids}) order by array_position(${tids}::int[], m.tid)`.execute(db)
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

async function findSimilar(db: Db, { tid, fid, subject }: MessageRecord): Promise<number[]> {
  const row = await db.selectFrom('message_search').select('grams').where('tid', '=', tid).executeTakeFirst()
  const own = (row?.grams ?? []).filter(isPair)
  const { rows } = await sql<SharedPairs>`
    select s.tid, array(select gram from unnest(s.grams) as gram where gram = any(${own}::int[])) as pairs
    from (
      select m.tid from message m
      where m.fid = ${fid} and m.audit_state = 1 and m.is_public and m.state >= ${sql.lit(answered)} and m.tid <> ${tid}
      order by m.approved_at desc, m.tid desc limit ${sql.lit(compared)}
    ) newest
    join message_search s on s.tid = newest.tid`.execute(db)
  const ofSubject = searchDocument([subject]).grams.filter(gram => own.includes(gram))
  return rankBySimilarity(own, ofSubject, rows).slice(0, most)
}

/** Returns the last grade that counts; its comment is shown after its approval alone. */
async function lastGrade(db: Db, tid: number) {
  const grade = (await listGrades(db, tid)).findLast(one => one.struck_at === null && !one.is_past)
  return grade ? gradeView(grade, false) : null
}
