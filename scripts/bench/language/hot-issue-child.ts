/**
 * Finds hot issues in a process of its own, as the nightly job does: the parent sends pages of messages and null at the end,
 * and gets the figures. The memory is that of the search, without the generator of the messages.
 */
import { on } from 'node:events'
import type { IssueText } from '@board/server/overview/issues/divide'
import { findApart } from '@board/server/overview/issues/renew'
import type { IssueRunFigures, IssueRunWork } from './hot-issue-run.ts'

const mebibyte = 2 ** 20

async function* receivePages(): AsyncGenerator<IssueText[]> {
  for await (const [page] of on(process, 'message')) {
    if (page === null) return
    yield page
  }
}

process.once('message', async ({ regions, now }: IssueRunWork) => {
  const before = process.memoryUsage().rss / mebibyte
  const pages = receivePages()
  process.send?.('ready')
  const from = performance.now()
  const run = await findApart(pages, { regions, now }, undefined)
  const figures: IssueRunFigures = {
    seconds: (performance.now() - from) / 1000,
    messages: run?.messages ?? 0,
    issues: run?.found.length ?? 0,
    before,
    // maxRSS is in kibibytes
    peak: process.resourceUsage().maxRSS / 1024
  }
  process.send?.(figures, () => process.disconnect())
})
