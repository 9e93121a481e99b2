/** All storages together. New files go to the storage in use; older files are read from where they are. */
import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import type { Outgoing } from '../outgoing/addresses.ts'
import { StorageFailure } from '../storage-failure.ts'
import { bucketOf, type StorageAccount, types } from './bucket.ts'
import type { Drafts, LocalStore, Place } from './place.ts'
import { s3Place } from './s3.ts'
import { findStorage } from './store.ts'

/** The id of the folder of this machine. Its row exists from the start. */
export const localId = 1

export interface FileStore extends Drafts {
  readonly local: LocalStore
  /**
   * Returns the storage for new files.
   * @throws StorageFailure if it is not set up
   */
  inUse(): Promise<{ readonly id: number; readonly place: Place }>
  /**
   * Returns a storage by its id.
   * @throws StorageFailure if it does not exist, or is not set up
   */
  at(id: number): Promise<Place>
  /**
   * Returns the storage of a configuration, saved or not.
   * @throws StorageFailure if it is not complete
   */
  of(account: StorageAccount): Place
}

/** The dependencies of storages besides their configuration. */
export interface Surroundings {
  readonly db: Db
  readonly keys: Keys
  readonly outgoing: Outgoing
  readonly local: LocalStore
}

/** Makes the store of files, which reads the configuration of a storage when it is used. */
export function fileStore({ db, keys, outgoing, local }: Surroundings): FileStore {
  const placeOf = (account: StorageAccount): Place =>
    account.type === types.local ? local : s3Place(bucketOf(account), outgoing)
  return {
    local,
    of: placeOf,
    draft: () => local.draft(),
    sweepDrafts: before => local.sweepDrafts(before),
    async inUse() {
      const account = await findStorage(db, keys, 'inUse')
      return account ? { id: account.id, place: placeOf(account) } : { id: localId, place: local }
    },
    async at(id) {
      if (id === localId) return local
      const account = await findStorage(db, keys, { id })
      if (!account) throw new StorageFailure('notSetUp', `there is no storage ${id}`)
      return placeOf(account)
    }
  }
}
