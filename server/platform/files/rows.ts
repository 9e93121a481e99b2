import type { Rows } from '../storage/strays.ts'
import { thumbnailNameOf } from './address.ts'
import { knownNames } from './store.ts'

/** The rows of attachments, for code that removes files. */
export const rows: Rows = {
  has: async (db, storageId, name) => (await knownNames(db, storageId, [name])).has(name),
  filesOf: name => [name, thumbnailNameOf(name)]
}
