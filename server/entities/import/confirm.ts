import { languages } from '@board/schemas/errors'
import type { Trx } from '../../database/open.ts'
import { Refusal, textOf } from '../../refusal.ts'
import { requireWritable } from '../access.ts'
import type { Context } from '../context.ts'
import { insertRecords } from '../create.ts'
import type { Beforehand } from '../record.ts'
import { requireReferences } from '../references/problems.ts'
import { idOfBatch, linesOf } from './batch.ts'
import { confirmBatch, lockBatch, rollBackTo, savepoint } from './store.ts'
import type { Line } from './unique.ts'

/** Records that are written together. */
const together = 200

/** What was made before the transaction, by line. */
type MadeByLine = ReadonlyMap<number, Beforehand>

/**
 * Writes the records of a file that was read before: all of them, or none. Only who uploaded it can do so, once.
 * @param made what `makeBeforehand` gave
 * @throws Refusal ENT0009 unknown, not theirs or expired, ENT0010 written already, ENT0011 with errors, ENT0012 naming the
 * line that can no longer be written
 */
export async function confirmImport(
  trx: Trx,
  context: Context,
  batchId: string,
  made: MadeByLine = new Map()
): Promise<{ created: number }> {
  const { actor, model, now } = context
  const id = idOfBatch(batchId)
  const batch = await lockBatch(trx, id, { entity: model.entity.name, accountId: actor.accountId })
  if (!batch) throw new Refusal('ENT0009')
  if (batch.confirmedAt) throw new Refusal('ENT0010')
  if (batch.expiresAt <= now) throw new Refusal('ENT0009')
  if (batch.recordsSealed === null) throw new Refusal('ENT0011')
  const lines = linesOf(context, batch.recordsSealed)
  for (let start = 0; start < lines.length; start += together) {
    await writeTogether(trx, context, lines.slice(start, start + together), made)
  }
  await confirmBatch(trx, id, now)
  return { created: lines.length }
}

/** Some lines at once; where they are refused, one after another to find the line. */
async function writeTogether(
  trx: Trx,
  context: Context,
  lines: readonly Line[],
  made: MadeByLine
): Promise<void> {
  await savepoint(trx)
  try {
    await write(trx, context, lines, made)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await rollBackTo(trx)
    for (const line of lines) await writeAlone(trx, context, line, made)
  }
}

async function writeAlone(trx: Trx, context: Context, line: Line, made: MadeByLine): Promise<void> {
  try {
    await write(trx, context, [line], made)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const reason = Object.fromEntries(languages.map(language => [language, textOf(error, language)]))
    const params = { line: line.line, reason: reason as Record<(typeof languages)[number], string> }
    throw new Refusal('ENT0012', params, { cause: error })
  }
}

async function write(trx: Trx, context: Context, lines: readonly Line[], made: MadeByLine): Promise<void> {
  const records = lines.map(({ record }) => record)
  for (const record of records) requireWritable(context, record)
  await requireReferences(trx, context, records)
  const beforehand = lines.map(({ line }): Beforehand => made.get(line) ?? new Map())
  await insertRecords(trx, context, records, 'record.imported', beforehand)
}
