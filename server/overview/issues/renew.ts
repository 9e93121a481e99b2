import { Worker } from 'node:worker_threads'
import type { Db, Trx } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { isProposed } from '../../records/learning/propose.ts'
import { alertOfIssues } from './alert.ts'
import { commonShare, type FoundIssue, type IssueText, isSameIssue, type RegionTree } from './divide.ts'
import {
  addMembers,
  deleteEmptyIssues,
  dropLostMembers,
  insertIssue,
  readIssuePages,
  readKnownIssues,
  readRegionTree,
  recordRun,
  recountIssues,
  renewIssue
} from './store.ts'

/** The time in which issues are found, in milliseconds. */
export const issueTime = 90 * 86_400_000

/** The limits of the worker's heap in megabytes: texts and numbers lie outside of it. A small young part keeps garbage short. */
const heap = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/**
 * Finds the issues among the messages of the last 90 days, and stores them. An issue that was known stays the same one if
 * it has half of the members; what people have decided on it stays.
 * While the site finds no issues, nothing happens.
 * @returns the number of issues that were found
 */
export async function renewIssues(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  if (!(await isProposed(db, 'hot'))) return 0
  const since = new Date(now.getTime() - issueTime)
  const place = { regions: await readRegionTree(db), now: now.getTime() }
  const run = await findApart(readIssuePages(db, since), place, signal)
  if (!run) return 0
  await inTransaction(db, async trx => {
    await storeIssues(trx, run, now)
    await alertOfIssues(trx, now)
  })
  return run.found.length
}

/** The issues that a run has found, and the number of messages that it read. */
export interface IssueRun {
  readonly found: readonly FoundIssue[]
  readonly messages: number
}

/** Stores what a run has found, the largest issue first; each known issue is taken once. */
export async function storeIssues(trx: Trx, { found, messages }: IssueRun, now: Date): Promise<void> {
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

/**
 * Finds issues in a thread of its own. Each page goes to the thread and is forgotten here.
 * @returns undefined if the signal ends the search
 */
export async function findApart(
  pages: AsyncIterable<readonly IssueText[]>,
  place: { regions: RegionTree; now: number },
  signal: AbortSignal | undefined
): Promise<IssueRun | undefined> {
  const worker = new Worker(new URL('find-worker.ts', import.meta.url), {
    workerData: place,
    resourceLimits: heap
  })
  const { promise, resolve, reject } = Promise.withResolvers<readonly FoundIssue[] | undefined>()
  worker.once('message', resolve)
  worker.once('error', reject)
  const end = () => resolve(undefined)
  signal?.addEventListener('abort', end, { once: true })
  const send = async (): Promise<number> => {
    let messages = 0
    for await (const page of pages) {
      if (signal?.aborted) break
      worker.postMessage(page)
      messages += page.length
    }
    worker.postMessage(null)
    return messages
  }
  try {
    const [messages, found] = await Promise.all([send(), promise])
    return found && { found, messages }
  } finally {
    signal?.removeEventListener('abort', end)
    await worker.terminate()
  }
}
