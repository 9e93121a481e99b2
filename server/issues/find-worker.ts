import { parentPort, workerData } from 'node:worker_threads'
import type { IssueText } from './divide.ts'
import { IssueSearch } from './find.ts'

/** Finds issues beside the server's thread, which answers requests meanwhile. It sends pages of messages, and null at the end. */
const search = new IssueSearch()
parentPort?.on('message', (page: readonly IssueText[] | null) => {
  if (page) search.add(page)
  else parentPort?.postMessage(search.find(workerData))
})
