import type { InstitutionActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import { listOpenSharedPairs, readGrams } from '../../records/lists/similar/similar-answered.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isPair } from '../../records/search/bigrams.ts'
import { rankBySimilarity, tellingPairs } from '../../records/search/similarity.ts'
import { listCandidateRows } from './store.ts'

/** The largest number of candidates. */
const maxCandidates = 5

/**
 * The smallest likeness of a candidate. Of the pairs of open messages of one group in the demo, those above it tell of the
 * same matter; below it the subjects soon differ. An institution that reads 相似 must not look for what they have in common.
 * Decision 0159.
 */
const leastLikeness = 0.4

/** Lists the open messages of the group into which a message of its own can be merged, most similar first. Domain 7. */
export async function listMergeCandidates(db: Db, actor: InstitutionActor, message: MessageRecord) {
  const { tid, subject, group_id, is_public } = message
  if (group_id !== actor.group.id) return []
  const own = (await readGrams(db, tid)).filter(isPair)
  const rows = await listOpenSharedPairs(db, { tid, group_id, is_public }, own)
  const ofSubject = tellingPairs(subject).filter(pair => own.includes(pair))
  const found = await listCandidateRows(
    db,
    rankBySimilarity(own, ofSubject, rows, leastLikeness).slice(0, maxCandidates)
  )
  return found.map(({ created_at, deadline_at, ...candidate }) => ({
    ...candidate,
    createdAt: seconds(created_at),
    deadlineAt: deadline_at && seconds(deadline_at)
  }))
}
