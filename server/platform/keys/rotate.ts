import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../database/open.ts'
import { addMark, findMark } from '../database/site-marks.ts'
import { placeKeyFile } from './key-files.ts'
import { type Keys, keyCheckInterval, openKeys } from './keys.ts'
import { sealMark } from './keys-match.ts'
import { countFormerTexts, isAnyReadable, type ResealProgress, resealAll } from './reseal.ts'
import { newFieldKey, newMaster, pairFiles, readRing, takeIntoUse } from './ring.ts'

/**
 * Milliseconds between two changes of the keys, unless the caller insists: fields for the former keys are read for that
 * long.
 */
const usualPause = 86_400_000

/** Makes the next pair of keys in a folder, unless it is there already; returns its number. Nothing uses the pair yet. */
export async function prepareKeys(folder: string): Promise<number> {
  const { current } = readRing(folder)
  const number = current + 1
  const { field, master } = pairFiles(number)
  // a file that is there already, from a run that was killed or from another server, stays
  await placeKeyFile(folder, master, newMaster())
  await placeKeyFile(folder, field, await newFieldKey())
  return number
}

/**
 * Takes a prepared pair into use. Servers on this folder seal with it, and give its public key, within a minute. The
 * database records it first, so that no server starts without it.
 * @throws Error if the pair is missing, or if the database knows another pair of this number
 */
export async function applyKeys(db: Db, folder: string, number: number, now: Date): Promise<Keys> {
  const print = (await openKeys(folder)).printOf(number)
  if (print === undefined) throw new Error(`There are no keys of number ${number} in ${folder}`)
  await addMark(db, sealMark(number), print)
  // another machine with a folder of its own may have been first
  if ((await findMark(db, sealMark(number))) !== print)
    throw new Error(
      `Other keys of number ${number} are in use for this database. Copy the folder from the server that has them, and remove ` +
        `those of number ${number} in ${folder} first.`
    )
  await takeIntoUse(folder, number, now)
  return await openKeys(folder)
}

export interface Rotation {
  readonly db: Db
  readonly folder: string
  readonly clock: () => Date
  readonly signal: AbortSignal
  readonly say: (line: string) => void
  readonly report: (progress: ResealProgress) => void
  /** True to make a new pair although the last one is younger than a day. */
  readonly isUrgent?: boolean
  /** Milliseconds until all servers seal with the pair in use. */
  readonly settle?: number
  readonly batch?: number
}

/**
 * Changes the keys: it makes a pair, takes it into use, waits until all servers use it, and seals all texts again. If a
 * former run was stopped or killed, it continues that one.
 * @returns undefined if there is nothing to do
 */
export async function rotateKeys(rotation: Rotation): Promise<ResealProgress | undefined> {
  const { db, folder, clock, signal, say, settle = keyCheckInterval + 1000 } = rotation
  const before = readRing(folder)
  const left = await countFormerTexts(db, before.current)
  const age = clock().getTime() - before.since
  let keys = await openKeys(folder)
  const goesOn = before.current > 1 && left > 0 && !rotation.isUrgent
  if (goesOn && (await isAnyReadable(db, keys))) say(`Going on with the keys of number ${before.current}.`)
  else if (before.current > 1 && age < usualPause && !rotation.isUrgent) return undefined
  else {
    const number = await prepareKeys(folder)
    keys = await applyKeys(db, folder, number, clock())
    say(`The keys of number ${number} are in use.`)
  }
  const rest = readRing(folder).since + settle - clock().getTime()
  if (rest > 0) {
    say(`Waiting ${Math.ceil(rest / 1000)} s until all servers use them …`)
    await sleep(rest, undefined, { signal }).catch(() => {})
  }
  return await resealAll({ ...rotation, keys })
}
