import { parentPort, workerData } from 'node:worker_threads'
import { type LabelledText, trainClassifier } from '../language/classifier.ts'
import { encodeClassifier } from '../language/encoding.ts'

/** Trains a classifier beside the server's thread, which answers requests meanwhile. */
parentPort?.postMessage(encodeClassifier(trainClassifier(workerData as LabelledText[])))
