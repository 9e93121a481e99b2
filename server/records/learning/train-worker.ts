import { parentPort, workerData } from 'node:worker_threads'
import type { LabelledText } from '../../platform/language/classifier.ts'
import { trainAndTry } from './trial.ts'

/** Trains a classifier beside the server's thread, which answers requests meanwhile. */
parentPort?.postMessage(trainAndTry(workerData as LabelledText[]))
