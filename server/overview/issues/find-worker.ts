import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { IssueText } from './divide.ts'
import { IssueSearch } from './find.ts'

// on Linux a thread has a priority of its own; elsewhere it would be that of the server
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

/** Finds issues beside the server's thread, which answers requests meanwhile. It gets pages of messages, and null at the end. */
const search = new IssueSearch()
parentPort?.on('message', (page: readonly IssueText[] | null) => {
  if (page) search.add(page)
  else parentPort?.postMessage(search.find(workerData))
})
