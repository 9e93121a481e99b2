import type { Db } from '../database/open.ts'
import { addMark, findMark, findMarks } from '../database/site-marks.ts'
import { missingKeyFiles } from './key-files.ts'
import { type Keys, openKeys } from './keys.ts'

/** The keys and the database do not belong together. */
class KeysRefused extends Error {
  override readonly name = 'KeysRefused'
}

/**
 * Returns a text by which two keys can be compared, and which tells nothing else about them. The first key determines it,
 * because blind indexes follow from it.
 */
export const fingerprintOf = (keys: Keys): string => keys.blindIndex('mark', 'these keys')

const sealPrefix = 'keys.'

/** Returns the name of the mark of a database that was written with a later key. */
export const sealMark = (number: number): string => `${sealPrefix}${number}`

/** Returns the marks of later keys that the database was written with, by number. */
export async function laterKeysOf(db: Db): Promise<Record<number, string>> {
  const marks = await findMarks(db, sealPrefix)
  return Object.fromEntries(marks.map(({ name, value }) => [Number(name.slice(sealPrefix.length)), value]))
}

/** Lists the numbers of later keys that are missing or differ. */
export const missingKeyNumbers = (keys: Keys, later: Readonly<Record<number, string>>): number[] =>
  Object.entries(later).flatMap(([number, print]) =>
    keys.printOf(Number(number)) === print ? [] : Number(number)
  )

/** Tells whether the database was written with these keys, or with none yet. It changes nothing. */
export async function matchDatabase(db: Db, keys: Keys): Promise<boolean> {
  const known = await findMark(db, 'keys')
  if (known !== undefined && known !== fingerprintOf(keys)) return false
  return missingKeyNumbers(keys, await laterKeysOf(db)).length === 0
}

/**
 * Opens the keys of a folder, and makes sure that the database was written with them. It makes keys only for a database that
 * was written with none yet.
 * @throws KeysRefused with what to do
 */
export async function openMatchingKeys(db: Db, folder: string): Promise<Keys> {
  // the mark first: another server that starts at this moment makes its files before its mark
  const isMarked = (await findMark(db, 'keys')) !== undefined
  const missing = isMarked ? await missingKeyFiles(folder) : []
  if (missing.length > 0)
    throw new KeysRefused(
      `${missing.join(' and ')} are missing in ${folder}, and this database was written with keys. Restore the folder from ` +
        'the backup, or copy it from the other servers (KEYS_DIR). Nothing was changed.'
    )
  const keys = await openKeys(folder)
  await requireMatchingKeys(db, keys, folder)
  return keys
}

/**
 * Makes sure that the keys are those with which this database was written: with other keys, its phones and ID numbers
 * could not be read, and one phone could register twice.
 * @throws KeysRefused with what to do
 */
export async function requireMatchingKeys(db: Db, keys: Keys, folder: string): Promise<void> {
  await addMark(db, 'keys', fingerprintOf(keys))
  if ((await findMark(db, 'keys')) !== fingerprintOf(keys))
    throw new KeysRefused(
      `The keys in ${folder} are not those that this database was written with. Restore the folder from the backup, ` +
        'or copy it from the other servers (KEYS_DIR).'
    )
  const { sealNumber } = keys
  const print = keys.printOf(sealNumber)
  // an archive from before the keys in use may have been restored: new texts need these keys from now on
  if (sealNumber > 1 && print !== undefined) await addMark(db, sealMark(sealNumber), print)
  const missing = missingKeyNumbers(keys, await laterKeysOf(db))
  if (missing.length === 0) return
  throw new KeysRefused(
    `The keys in ${folder} lack those of number ${missing.join(', ')}, with which this database was written, or have others. ` +
      'Copy the whole folder from the other servers, or restore it from the backup (KEYS_DIR).'
  )
}
