/**
 * Reads documents. A large one takes seconds and is read in a thread of its own. The server answers other requests
 * meanwhile, and a document that is made to be slow is stopped with its thread.
 */
import { Worker } from 'node:worker_threads'
import { Refusal } from '../../../platform/refusal.ts'
import { type Layout, layoutOf } from '../drawing/layout.ts'
import { type FormField, formFieldsOf } from './form-fields.ts'
import type { ProcessGraph } from './graph.ts'
import { type Reading, readProcess } from './read.ts'

export type Job =
  | { readonly kind: 'process'; readonly xml: string; readonly key: string | undefined }
  | { readonly kind: 'layout'; readonly xml: string }
  | { readonly kind: 'form'; readonly xml: string; readonly graph: ProcessGraph }

/** The length up to which a document is read at once, in characters. This takes some ten milliseconds. */
const maxInlineLength = 100_000
/** The time limit for reading a large document, in milliseconds. An ordinary one of 2 MB takes two seconds. */
const parseTimeout = 15_000
/** The memory limit for reading a large document, in megabytes. */
const memory = 512

/** @throws Refusal WFL0028 for a document whose reading takes too long */
export const parseProcess = async (xml: string, key?: string): Promise<Reading> =>
  xml.length <= maxInlineLength
    ? await readProcess(xml, key)
    : await apart<Reading>({ kind: 'process', xml, key })

export const parseLayout = async (xml: string): Promise<Layout> =>
  xml.length <= maxInlineLength ? await layoutOf(xml) : await apart<Layout>({ kind: 'layout', xml })

export const parseForm = async (xml: string, graph: ProcessGraph): Promise<FormField[]> =>
  xml.length <= maxInlineLength
    ? await formFieldsOf(xml, graph)
    : await apart<FormField[]>({ kind: 'form', xml, graph })

async function apart<T>(job: Job): Promise<T> {
  const worker = new Worker(new URL('parse-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: memory }
  })
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Refusal('WFL0028')), parseTimeout)
  worker.once('message', resolve)
  worker.once('error', error =>
    reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Refusal('WFL0028') : error)
  )
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
