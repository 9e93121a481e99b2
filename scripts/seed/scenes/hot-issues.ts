import type { Trx } from '@board/server/database/open'
import { alertOfIssues } from '@board/server/issues/alert'
import { findIssues } from '@board/server/issues/find'
import { issueTime, storeIssues } from '@board/server/issues/renew'
import { readIssueTexts, readRegionTree } from '@board/server/issues/store'

/** Finds the hot issues of the demo as the nightly job does, so that they are there at the first start, with their alerts. */
export async function findHotIssues(trx: Trx, now: Date): Promise<void> {
  const texts = await readIssueTexts(trx, new Date(now.getTime() - issueTime))
  const regions = await readRegionTree(trx)
  const found = findIssues(texts, { regions, now: now.getTime() })
  await storeIssues(trx, { found, messages: texts.length }, now)
  await alertOfIssues(trx, now)
}
