import type { Trx } from '../../platform/database/open.ts'
import { recordEvents } from '../../platform/events/record.ts'
import { mayWrite, requireWritable, type Shown, showRecord } from './access.ts'
import type { Context } from './context.ts'
import { writeFiles } from './files.ts'
import { getWritten } from './get.ts'
import { type Beforehand, columnsOf, givenColumns, isSame } from './record.ts'
import { requireReferences } from './references/problems.ts'
import { eventOf, historyValues } from './remember.ts'
import { requireConditions } from './rows/conditions.ts'
import type { EntityRecord, Saving } from './rules.ts'
import { insertRows, writeLinks } from './store.ts'
import { refuseViolations } from './violations.ts'

/**
 * Creates a record. The contract has already checked it against its schema.
 * @throws Refusal ENT0005 for a field that the actor may not write, GEN0400 against a condition, ENT0002 for a
 * reference to nothing, ENT0001 for a value that is taken, ENT0004, ATT0007; also the refusals of the entity's own
 * rules
 */
export async function createRecord(trx: Trx, context: Context, given: EntityRecord): Promise<Shown> {
  const said = withoutDefaults(context, given)
  requireWritable(context, said)
  requireConditions(context, said)
  await requireReferences(trx, context, [said])
  const [after = {}] = await insertRecords(trx, context, [said], 'record.created')
  return await showRecord(trx, context, after)
}

/** Omits the defaults of fields that the actor may not write. The contract fills them in for every caller. */
function withoutDefaults({ actor, model }: Context, given: EntityRecord): EntityRecord {
  const said = Object.entries(given).filter(([name, value]) => {
    const field = model.fields.get(name)
    return !field || mayWrite(actor, field) || !isSame(field, value, field.schema.default)
  })
  return Object.fromEntries(said)
}

/**
 * Writes checked records with their events and runs the entity's own rules. A call takes a few hundred records at most.
 * @param beforehand the columns that were made for each record before the transaction
 * @returns each record as it was written, in the given order
 */
export async function insertRecords(
  trx: Trx,
  context: Context,
  given: readonly EntityRecord[],
  verb: 'record.created' | 'record.imported',
  beforehand: readonly Beforehand[] = []
): Promise<EntityRecord[]> {
  const { model, actor, now, deps, language, tried } = context
  const { rules } = model
  await rules.lock?.(trx)
  const savings: Saving[] = []
  for (const values of given) {
    const saving = { actor, values, now, language, deps, tried }
    savings.push({ ...saving, values: (await rules.beforeSave?.(trx, saving)) ?? values })
  }
  const written = await Promise.all(
    savings.map(({ values }, at) => columnsOf(model, values, deps, beforehand[at]))
  )
  const ids = await refuseViolations(context, async () => {
    const rows = written.map(({ columns }) => ({ ...givenColumns(model), ...columns }))
    const made = await insertRows(trx, model, rows)
    for (const [at, id] of made.entries()) {
      // a new record has no old links to remove
      const links = [...(written[at]?.links ?? [])].filter(([, values]) => values.length > 0)
      await writeLinks(trx, id, new Map(links))
      await writeFiles(trx, context, id, written[at]?.files ?? new Map())
    }
    return made
  })
  const records = await getWritten(trx, context, ids)
  const events = records.map(after =>
    eventOf(context, verb, Number(after.id), { after: historyValues(model, after) })
  )
  await recordEvents(trx, events)
  for (const [at, after] of records.entries()) {
    const saving = savings[at]
    if (saving) await rules.afterSave?.(trx, { ...saving, id: Number(after.id), after })
  }
  return records
}
