import { Worker } from 'node:worker_threads'
import type { Db } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import type { LabelledText } from '../../platform/language/classifier.ts'
import { modelNames, readLabelledTexts, replaceModel } from './store.ts'
import type { TrainedModel } from './trial.ts'

/** A site with fewer approved messages gets no proposals that need learning. */
export const leastTexts = 500

/** The memory limit of a training, in megabytes. */
const memory = 1536

/**
 * Learns the domains and types of messages from the site's own, and stores what it has learnt as the version in use.
 * @returns the number of models that were trained
 */
export async function trainModels(db: Db, clock: () => Date, signal?: AbortSignal): Promise<number> {
  let trained = 0
  for (const name of modelNames) {
    if (signal?.aborted) break
    const texts = await readLabelledTexts(db, name)
    if (texts.length < leastTexts) continue
    const model = await trainApart(texts, signal)
    if (!model) break
    await inTransaction(db, trx =>
      replaceModel(trx, name, {
        trained_at: clock(),
        texts: texts.length,
        data: Buffer.from(model.data),
        accuracy: model.accuracy,
        within_two: model.withinTwo,
        trial_texts: model.trialTexts,
        milliseconds: model.milliseconds
      })
    )
    trained += 1
  }
  return trained
}

/** Trains in a thread of its own. Returns undefined if the signal ends the training. */
async function trainApart(
  texts: readonly LabelledText[],
  signal: AbortSignal | undefined
): Promise<TrainedModel | undefined> {
  const worker = new Worker(new URL('train-worker.ts', import.meta.url), {
    workerData: texts,
    resourceLimits: { maxOldGenerationSizeMb: memory }
  })
  const { promise, resolve, reject } = Promise.withResolvers<TrainedModel | undefined>()
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
