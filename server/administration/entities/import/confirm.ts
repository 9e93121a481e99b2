import { languages } from '@board/schemas/errors/catalogue'
import type { Trx } from '../../../platform/database/open.ts'
import { Refusal, textOf } from '../../../platform/refusal.ts'
import { requireWritable } from '../access.ts'
import type { Context } from '../context.ts'
import { insertRecords } from '../create.ts'
import { lockWhole } from '../get.ts'
import type { Beforehand } from '../record.ts'
import { requireReferences } from '../references/problems.ts'
import { updateRecord } from '../update.ts'
import { type BatchContents, contentsOf, idOfBatch } from './batch.ts'
import { type LineProblem, maxProblems } from './heading.ts'
import { problemOf } from './refused.ts'
import { openSource, sealSource, skippedLines } from './source.ts'
import { confirmBatch, lockBatch, rollBackTo, savepoint } from './store.ts'
import type { Line } from './unique.ts'

/** The number of records in one statement. */
const together = 200

/** The largest number of records that one call can delete or a list can be narrowed to. */
const maxIds = 1000

/** The columns that were made before the transaction, by line. */
type MadeByLine = ReadonlyMap<number, Beforehand>

/** The user's choices for lines that already exist or are refused. */
export interface ImportChoice {
  readonly existing?: 'refuse' | 'update' | undefined
  readonly refused?: 'stop' | 'skip' | undefined
}

/** The number of lines by their result. */
export interface Imported {
  created: number
  /** The ids of the new records; none if they are more than `maxIds`. */
  ids: number[]
  updated: number
  skipped: number
  /** The reasons why lines were skipped, in the order of the lines. */
  problems: LineProblem[]
}

type BatchLine = BatchContents['lines'][number]

/**
 * Writes the records of an uploaded file: all of them, or none. With the choice `skip` it leaves out refused lines.
 * Only the uploader can confirm a file, once.
 * @param made the result of `makeBeforehand`
 * @throws Refusal ENT0009 unknown, not theirs or expired, ENT0010 written already, ENT0011 with errors, ENT0012 naming
 * the line that can no longer be written
 */
export async function confirmImport(
  trx: Trx,
  context: Context,
  batchId: string,
  choice: ImportChoice = {},
  made: MadeByLine = new Map()
): Promise<Imported> {
  const { actor, model, now } = context
  const id = idOfBatch(batchId)
  const batch = await lockBatch(trx, id, { entity: model.entity.name, accountId: actor.accountId })
  if (!batch) throw new Refusal('ENT0009')
  if (batch.confirmedAt) throw new Refusal('ENT0010')
  if (batch.expiresAt <= now) throw new Refusal('ENT0009')
  if (batch.recordsSealed === null) throw new Refusal('ENT0011')
  const { lines, wrong, problems = [] } = contentsOf(context, batch.recordsSealed)
  const added = lines.filter(line => line.id === undefined)
  const there = lines.filter(line => line.id !== undefined)
  const changed = choice.existing === 'update' ? there : []
  const skipped = wrong + there.length - changed.length
  if (skipped > 0 && choice.refused !== 'skip') throw new Refusal('ENT0011')
  const isTried = new Set([...added, ...changed].map(({ line }) => line))
  const imported: Imported = {
    created: 0,
    ids: [],
    updated: 0,
    skipped,
    problems: problems.filter(({ line }) => !isTried.has(line))
  }
  for (let start = 0; start < added.length; start += together) {
    const some = added.slice(start, start + together)
    const written = await writtenOrNone(trx, () => write(trx, context, some, made))
    if (written) imported.ids.push(...written)
    else for (const line of some) await writeAlone(trx, context, line, made, choice, imported)
  }
  for (const line of changed) await writeAlone(trx, context, line, made, choice, imported)
  const source = batch.sourceSealed === null ? undefined : openSource(context, batch.sourceSealed)
  const left = source && skippedLines(source, isTried, imported.problems)
  await confirmBatch(trx, id, now, left ? sealSource(context, left) : null)
  const inOrder = imported.problems.toSorted((one, other) => one.line - other.line)
  const { ids } = imported
  return {
    ...imported,
    created: ids.length,
    ids: ids.length > maxIds ? [] : ids,
    problems: inOrder.slice(0, maxProblems)
  }
}

/** Writes some lines and returns their ids. When one is refused, it writes none of them and returns undefined. */
async function writtenOrNone(trx: Trx, act: () => Promise<number[]>): Promise<number[] | undefined> {
  await savepoint(trx)
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await rollBackTo(trx)
    return undefined
  }
}

/** Writes one line. A refused line is skipped, or ends the import with its number. */
async function writeAlone(
  trx: Trx,
  context: Context,
  line: BatchLine,
  made: MadeByLine,
  { refused }: ImportChoice,
  imported: Imported
): Promise<void> {
  await savepoint(trx)
  try {
    if (line.id === undefined) {
      imported.ids.push(...(await write(trx, context, [line], made)))
    } else {
      await change(trx, context, line, line.id)
      imported.updated++
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (refused === 'skip') {
      await rollBackTo(trx)
      imported.skipped++
      imported.problems.push(problemOf(line.line, error, context.language))
      return
    }
    const reason = Object.fromEntries(languages.map(language => [language, textOf(error, language)]))
    const params = { line: line.line, reason: reason as Record<(typeof languages)[number], string> }
    throw new Refusal('ENT0012', params, { cause: error })
  }
}

/** Updates an existing record with the values of its line. Fields that the file leaves empty keep their value. */
async function change(trx: Trx, context: Context, { record, given }: BatchLine, id: number): Promise<void> {
  await context.model.rules.lock?.(trx)
  const [before] = await lockWhole(trx, context, [id])
  const values = Object.fromEntries(given.map(name => [name, record[name]]))
  await updateRecord(trx, context, id, { ...values, version: before?.version })
}

/** Writes new records and returns their ids. */
async function write(
  trx: Trx,
  context: Context,
  lines: readonly Line[],
  made: MadeByLine
): Promise<number[]> {
  const records = lines.map(({ record }) => record)
  for (const record of records) requireWritable(context, record)
  await requireReferences(trx, context, records)
  const beforehand = lines.map(({ line }): Beforehand => made.get(line) ?? new Map())
  const written = await insertRecords(trx, context, records, 'record.imported', beforehand)
  return written.map(({ id }) => Number(id))
}
