import type { Rows } from '../storage/strays.ts'
import { thumbnailNameOf } from './address.ts'
import { knownNames } from './store.ts'

/** What attachments know of files, for whoever removes some. */
export const rows: Rows = {
  has: async (db, storageId, name) => (await knownNames(db, storageId, [name])).has(name),
  filesOf: name => [name, thumbnailNameOf(name)]
}
