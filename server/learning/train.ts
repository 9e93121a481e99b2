import { Worker } from 'node:worker_threads'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import type { LabelledText } from '../language/classifier.ts'
import { type ModelName, readLabelledTexts, replaceModel } from './store.ts'

/** A site with fewer approved messages gets no proposals that need learning. */
export const leastTexts = 500

/** The memory limit of a training, in megabytes. */
const memory = 1536

const names: readonly ModelName[] = ['domain', 'type']

/**
 * Learns the domains and types of messages from the site's own, and stores what it has learnt as the version in use.
 * @returns the number of models that were trained
 */
export async function trainModels(db: Db, clock: () => Date, signal?: AbortSignal): Promise<number> {
  let trained = 0
  for (const name of names) {
    if (signal?.aborted) break
    const texts = await readLabelledTexts(db, name)
    if (texts.length < leastTexts) continue
    const data = await trainApart(texts, signal)
    if (!data) break
    await inTransaction(db, trx =>
      replaceModel(trx, name, { trained_at: clock(), texts: texts.length, data: Buffer.from(data) })
    )
    trained += 1
  }
  return trained
}

/** Trains in a thread of its own. Returns undefined if the signal ends the training. */
async function trainApart(
  texts: readonly LabelledText[],
  signal: AbortSignal | undefined
): Promise<Uint8Array | undefined> {
  const worker = new Worker(new URL('train-worker.ts', import.meta.url), {
    workerData: texts,
    resourceLimits: { maxOldGenerationSizeMb: memory }
  })
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array | undefined>()
  worker.once('message', resolve)
  worker.once('error', reject)
  const end = () => resolve(undefined)
  signal?.addEventListener('abort', end, { once: true })
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', end)
    await worker.terminate()
  }
}
