import { alertOfIssues } from '@board/server/overview/issues/alert'
import { IssueSearch } from '@board/server/overview/issues/find'
import { issueTime, storeIssues } from '@board/server/overview/issues/renew'
import { readIssuePages, readRegionTree } from '@board/server/overview/issues/store'
import type { Trx } from '@board/server/platform/database/open'

/** Finds the hot issues of the demo as the nightly job does, so that they are there at the first start, with their alerts. */
export async function findHotIssues(trx: Trx, now: Date): Promise<void> {
  const search = new IssueSearch()
  for await (const page of readIssuePages(trx, new Date(now.getTime() - issueTime))) search.add(page)
  const found = search.find({ regions: await readRegionTree(trx), now: now.getTime() })
  await storeIssues(trx, { found, messages: search.size }, now)
  await alertOfIssues(trx, now)
}
