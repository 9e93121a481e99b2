import type { Db } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { belongsTo, nearnessTo, toJoiningMessage } from '../../platform/language/clusters/clusters.ts'
import { isProposed } from '../../records/learning/propose.ts'
import { alertOfIssues } from './alert.ts'
import { type IssueText, isAtPlace, type RegionTree } from './divide.ts'
import { issueTime } from './renew.ts'
import {
  addMembers,
  findReadUntil,
  type KnownIssue,
  readKnownIssues,
  readNewTexts,
  readRegionTree,
  recordRun,
  recountIssues
} from './store.ts'

/** Finds the nearest issue among those that a message belongs to. */
function findNearest(
  issues: readonly KnownIssue[],
  text: IssueText,
  regions: RegionTree
): KnownIssue | undefined {
  const message = toJoiningMessage(text)
  return issues
    .filter(({ region, centre }) => isAtPlace(regions, region, text.region) && belongsTo(centre, message))
    .map(issue => ({ issue, nearness: nearnessTo(issue.centre, message) }))
    .sort((one, other) => other.nearness - one.nearness)[0]?.issue
}

/**
 * Gives messages that were approved since the last run to the issues that they are near to. Before the first search for
 * issues, and while the site finds none, it does nothing. Domain 8.
 * @returns the number of messages that joined an issue
 */
export async function joinNewest(db: Db, now: Date): Promise<number> {
  if (!(await isProposed(db, 'hot'))) return 0
  const after = await findReadUntil(db)
  if (!after) return 0
  const texts = await readNewTexts(db, { after, until: now })
  if (texts.length === 0) return 0
  const [issues, regions] = await Promise.all([
    readKnownIssues(db, new Date(now.getTime() - issueTime)),
    readRegionTree(db)
  ])
  const joining = new Map<number, number[]>()
  for (const text of texts) {
    const id = findNearest(issues, text, regions)?.id
    if (id !== undefined) joining.set(id, [...(joining.get(id) ?? []), text.id])
  }
  return await inTransaction(db, async trx => {
    let joined = 0
    for (const [id, tids] of joining) joined += await addMembers(trx, id, tids, now)
    if (joining.size > 0) await recountIssues(trx, [...joining.keys()], now)
    await recordRun(trx, { kind: 'newest', read_until: now, messages: texts.length, issues: joining.size })
    if (joined > 0) await alertOfIssues(trx, now)
    return joined
  })
}
