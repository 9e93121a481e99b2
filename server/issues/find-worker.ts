import { parentPort, workerData } from 'node:worker_threads'
import { findIssues } from './find.ts'

/** Finds issues beside the server's thread, which answers requests meanwhile. */
parentPort?.postMessage(findIssues(workerData.texts, workerData))
