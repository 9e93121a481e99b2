import { cacheBriefly } from '../../directory/site/cache-briefly.ts'
import type { Db } from '../../platform/database/open.ts'
import type { Classifier } from '../../platform/language/classifier.ts'
import { decodeClassifier } from '../../platform/language/encoding.ts'
import { findModelData, findModelVersion, type ModelName, type ModelVersion } from './store.ts'

/** A model in use: what it has learnt, and when and from how many messages. */
export interface LearntModel extends ModelVersion {
  readonly classifier: Classifier
}

/** How soon every server uses a new version, in milliseconds. */
const lookEvery = 60_000

/** Returns a reading of the newest model of a name; its data are read only when there is a newer version. */
function readingOf(name: ModelName) {
  const loaded = new WeakMap<object, LearntModel>()
  return cacheBriefly(lookEvery, async db => {
    const { adapter } = db.getExecutor()
    const newest = await findModelVersion(db, name)
    if (!newest) return undefined
    const known = loaded.get(adapter)
    if (known?.version === newest.version) return known
    const data = await findModelData(db, name, newest.version)
    if (!data) return known
    const model = { ...newest, classifier: decodeClassifier(data) }
    loaded.set(adapter, model)
    return model
  })
}

const readings = { domain: readingOf('domain'), type: readingOf('type') } satisfies Record<ModelName, unknown>

/** Finds what the site has learnt of a name; undefined until a model was trained (sites below 500 messages have none). */
export async function findModel(db: Db, name: ModelName): Promise<LearntModel | undefined> {
  return await readings[name].read(db)
}

/** Makes the next reading look for a newer version at once. */
export function forgetModels(db: Db): void {
  for (const reading of Object.values(readings)) reading.forget(db)
}
