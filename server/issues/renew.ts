import { Worker } from 'node:worker_threads'
import type { Db, Trx } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { isProposed } from '../learning/propose.ts'
import { alertOfIssues } from './alert.ts'
import { commonShare, type FoundIssue, type IssueText, isSameIssue, type RegionTree } from './divide.ts'
import {
  addMembers,
  deleteEmptyIssues,
  dropLostMembers,
  insertIssue,
  readIssueTexts,
  readKnownIssues,
  readRegionTree,
  recordRun,
  recountIssues,
  renewIssue
} from './store.ts'

/** The time in which issues are found, in milliseconds. */
export const issueTime = 90 * 86_400_000

/** The memory limit of a run, in megabytes. */
const memory = 1024

/**
 * Finds the issues among the messages of the last 90 days, and stores them. An issue that was known stays the same one if
 * it has half of the members; what people have decided on it stays.
 * While the site finds no issues, nothing happens.
 * @returns the number of issues that were found
 */
export async function renewIssues(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  if (!(await isProposed(db, 'hot'))) return 0
  const since = new Date(now.getTime() - issueTime)
  const [texts, regions] = await Promise.all([readIssueTexts(db, since), readRegionTree(db)])
  const found = await findApart({ texts, regions, now: now.getTime() }, signal)
  if (!found) return 0
  await inTransaction(db, async trx => {
    await storeIssues(trx, { found, messages: texts.length }, now)
    await alertOfIssues(trx, now)
  })
  return found.length
}

/** Stores what a run has found, the largest issue first; each known issue is taken once. */
export async function storeIssues(
  trx: Trx,
  { found, messages }: { found: readonly FoundIssue[]; messages: number },
  now: Date
): Promise<void> {
  const known = await readKnownIssues(trx, new Date(now.getTime() - issueTime))
  const left = new Map(known.map(issue => [issue.id, issue]))
  const touched: number[] = []
  for (const issue of [...found].sort((one, other) => other.members.length - one.members.length)) {
    const members = new Set(issue.members)
    const same = [...left.values()]
      .filter(one => isSameIssue(members, one.members))
      .sort((one, other) => commonShare(members, other.members) - commonShare(members, one.members))[0]
    const id = same?.id ?? (await insertIssue(trx, issue, now))
    if (same) {
      left.delete(id)
      await renewIssue(trx, id, issue)
      await dropLostMembers(trx, id, { tids: issue.members, since: now })
    }
    await addMembers(trx, id, issue.members, now)
    touched.push(id)
  }
  await recountIssues(trx, [...touched, ...left.keys()], now)
  await deleteEmptyIssues(trx)
  await recordRun(trx, { kind: 'whole', read_until: now, messages, issues: found.length })
}

/** Finds issues in a thread of its own. Returns undefined if the signal ends the search. */
async function findApart(
  work: { texts: readonly IssueText[]; regions: RegionTree; now: number },
  signal: AbortSignal | undefined
): Promise<FoundIssue[] | undefined> {
  const worker = new Worker(new URL('find-worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: memory }
  })
  const { promise, resolve, reject } = Promise.withResolvers<FoundIssue[] | undefined>()
  worker.once('message', resolve)
  worker.once('error', reject)
  const end = () => resolve(undefined)
  signal?.addEventListener('abort', end, { once: true })
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', end)
    await worker.terminate()
  }
}
