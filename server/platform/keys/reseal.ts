import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Keys } from './keys.ts'
import { type SealedColumn, sealedColumns } from './sealed-columns.ts'
import { countFormer, replaceSealed, type SealedText, selectFormer } from './store.ts'

export interface ResealProgress {
  /** The number of texts that were sealed with former keys at the beginning. */
  readonly total: number
  readonly done: number
  /** The number of texts that no key opens. They stay as they are. */
  readonly damaged: number
}

interface Resealing {
  readonly db: Db
  readonly keys: Keys
  readonly signal: AbortSignal
  readonly report: (progress: ResealProgress) => void
  /** The number of texts of one statement. */
  readonly batch?: number
}

/** Counts the texts that are sealed with another key than the one with this number. */
export async function countFormerTexts(db: Db, number: number): Promise<number> {
  let count = 0
  for (const column of sealedColumns) count += await countFormer(db, column, number)
  return count
}

/**
 * Tells whether a key opens any of the texts that are sealed with another key than the one in use. If none opens, all of
 * them are damaged.
 */
export async function isAnyReadable(db: Db, keys: Keys, batch = 200): Promise<boolean> {
  for (const column of sealedColumns) {
    for (let after: string | undefined; ; ) {
      const texts = await selectFormer(db, column, keys.sealNumber, after, batch)
      if (texts.some(text => sealedAnew(keys, column, text))) return true
      after = texts.at(-1)?.key
      if (after === undefined) break
    }
  }
  return false
}

/**
 * Seals all texts with the key in use, some at a time, while the site is in use. It leaves out texts that are done, so it
 * can be stopped or killed at any time and called again.
 */
export async function resealAll({
  db,
  keys,
  signal,
  report,
  batch = 200
}: Resealing): Promise<ResealProgress> {
  const number = keys.sealNumber
  const total = await countFormerTexts(db, number)
  let progress: ResealProgress = { total, done: 0, damaged: 0 }
  report(progress)
  for (const column of sealedColumns) {
    let after: string | undefined
    while (!signal.aborted) {
      const texts = await selectFormer(db, column, number, after, batch)
      after = texts.at(-1)?.key
      if (after === undefined) break
      const opened = texts.flatMap(text => sealedAnew(keys, column, text) ?? [])
      const done = await inTransaction(db, trx => replaceSealed(trx, column, opened), { isUnlisted: true })
      progress = {
        total,
        done: progress.done + done,
        damaged: progress.damaged + texts.length - opened.length
      }
      report(progress)
    }
  }
  return progress
}

/** Returns a text sealed with the key in use; undefined if no key opens it. */
function sealedAnew(keys: Keys, { kind }: SealedColumn, text: SealedText) {
  try {
    return { ...text, anew: keys.sealField(kind, keys.openField(kind, text.sealed)) }
  } catch {
    return undefined
  }
}
