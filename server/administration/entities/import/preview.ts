import type { Readable } from 'node:stream'
import type { components } from '@board/generated/openapi'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { mayRead } from '../access.ts'
import type { Context } from '../context.ts'
import type { EntityRecord } from '../rules.ts'
import { readTable, type Table } from '../sheets/read-table.ts'
import { unreadable } from '../sheets/unreadable.ts'
import type { BatchContents } from './batch.ts'
import { maxProblems } from './heading.ts'
import { readLines } from './lines.ts'
import { sealSource, sourceOfTable } from './source.ts'
import { insertBatch } from './store.ts'

type Answer = Omit<components['schemas']['EntityImport'], 'batchId'>

/** The number of seconds that a file waits for its confirmation. */
const batchLifetime = 3600

const sampleSize = 20

/**
 * Reads a file and lists its problems line by line; writes no record.
 * @returns the answer, and `keep`, which stores the file for its confirmation and returns the batch id
 * @throws Refusal GEN0413, ENT0007, ENT0008, ENT0013
 */
export async function previewImport(
  db: Db,
  context: Context,
  files: AsyncIterable<{ stream: Readable; fileName: string }>
): Promise<{ answer: Answer; keep(trx: Trx): Promise<string> }> {
  const { table, file } = await onlyTable(files)
  const { lines, problems, existing: there } = await readLines(db, context, table)
  const wrong = new Set(problems.map(({ line }) => line))
  const valid = lines.filter(({ line }) => !wrong.has(line))
  const existing = new Map(mayUpdate(context) ? there.map(({ line, id }) => [line, id]) : [])
  const written = lines.filter(({ line }) => !wrong.has(line) || existing.has(line))
  const numbers = new Set(lines.map(({ line }) => line))
  const ofLines = problems.filter(({ line }) => numbers.has(line))
  const contents: BatchContents = {
    lines: written.map(line => ({ ...line, id: existing.get(line.line) })),
    wrong: lines.length - written.length,
    file,
    problems: ofLines.slice(0, maxProblems)
  }
  // with an unknown heading, the checks of the lines below are not reliable
  const isHeadingRight = ofLines.length === problems.length
  const isWritable = isHeadingRight && written.length > 0
  return {
    answer: {
      lines: lines.length,
      valid: valid.length,
      existing: existing.size,
      errors: problems.slice(0, maxProblems),
      sample: valid.slice(0, sampleSize).map(({ record }) => readable(context, record))
    },
    keep: async trx => {
      const { actor, model, now, deps } = context
      const expires = new Date(now.getTime() + batchLifetime * 1000)
      const id = await insertBatch(trx, {
        entity: model.entity.name,
        account_uid: actor.accountId,
        source_sealed: sealSource(context, sourceOfTable(table, ofLines)),
        records_sealed: isWritable ? deps.keys.sealField('import', JSON.stringify(contents)) : null,
        created_at: now,
        expires_at: expires
      })
      return String(id)
    }
  }
}

/** Tells whether the actor may change records of the entity. */
function mayUpdate({ actor, model }: Context): boolean {
  const { update } = model.entity.permissions
  return update !== undefined && actor.permissions.has(update)
}

async function onlyTable(
  files: AsyncIterable<{ stream: Readable; fileName: string }>
): Promise<{ table: Table; file: string }> {
  let found: { table: Table; file: string } | undefined
  // ids have ten digits at most, phones and ID numbers more
  for await (const { stream, fileName } of files)
    found = { table: await readTable(stream), file: fileName.slice(0, 200).replaceAll(/\d{11,}/g, '…') }
  if (!found) throw unreadable()
  return found
}

/** Returns the fields of a record that the reader may read, without secrets. */
function readable({ actor, model }: Context, record: EntityRecord) {
  const fields = Object.entries(record).filter(([name]) => {
    const field = model.fields.get(name)
    return field && mayRead(actor, field)
  })
  return Object.fromEntries(fields)
}
