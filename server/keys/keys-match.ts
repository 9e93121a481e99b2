import type { Db } from '../database/open.ts'
import { addMark, findMark } from '../database/site-marks.ts'
import type { Keys } from './keys.ts'

/** The keys and the database do not belong together. */
class KeysRefused extends Error {
  override readonly name = 'KeysRefused'
}

/** Tells whether two keys are the same, and nothing else of them. */
export const fingerprintOf = (keys: Keys): string => keys.blindIndex('mark', 'these keys')

/** Tells whether the database was written with these keys, or with none yet; changes nothing. */
export async function belongTo(db: Db, keys: Keys): Promise<boolean> {
  const known = await findMark(db, 'keys')
  return known === undefined || known === fingerprintOf(keys)
}

/**
 * Makes sure that the keys are those with which this database was written: others would make its phones and ID
 * numbers unreadable, and let the same phone register twice.
 * @throws KeysRefused saying what to do
 */
export async function requireMatchingKeys(db: Db, keys: Keys, folder: string): Promise<void> {
  await addMark(db, 'keys', fingerprintOf(keys))
  if (await belongTo(db, keys)) return
  throw new KeysRefused(
    `The keys in ${folder} are not those that this database was written with. Restore the folder from the backup, ` +
      'or copy it from the other servers (KEYS_DIR).'
  )
}
