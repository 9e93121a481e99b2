import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { requireNotForbidden, requireWritable, type Shown, showRecord } from './access.ts'
import type { Context } from './context.ts'
import { writeFiles } from './files.ts'
import { getWritten, lockWhole } from './get.ts'
import { isReadable, type Model } from './model.ts'
import { columnsOf, isSame } from './record.ts'
import { requireReferences } from './references/problems.ts'
import { eventOf, historyValues } from './remember.ts'
import { requireConditions } from './rows/conditions.ts'
import type { EntityRecord } from './rules.ts'
import { updateRow, writeLinks } from './store.ts'
import { refuseViolations } from './violations.ts'

/**
 * Changes the given fields of a record. Other fields keep their value. A request without a difference changes nothing.
 * @param given the fields, and the version that they are based on
 * @throws Refusal GEN0404, GEN0403 by the entity's rules, GEN0409 with the current record, ENT0005, GEN0400, ENT0001,
 * ENT0002, ENT0004, ATT0007; also the refusals of the entity's own rules
 */
export async function updateRecord(
  trx: Trx,
  context: Context,
  id: number,
  { version, ...given }: EntityRecord
): Promise<Shown> {
  await context.model.rules.lock?.(trx)
  const [before = {}] = await lockWhole(trx, context, [id])
  requireWritable(context, given)
  if (version !== before.version) {
    throw new Refusal('GEN0409', {}, { data: { current: await showRecord(trx, context, before) } })
  }
  const values = changesOf(context.model, given, before)
  if (Object.keys(values).length === 0) return await showRecord(trx, context, before)
  requireConditions(context, values, before)
  await requireReferences(trx, context, [values])
  return await showRecord(trx, context, await writeChanges(trx, context, id, before, values))
}

async function writeChanges(
  trx: Trx,
  context: Context,
  id: number,
  before: EntityRecord,
  changes: EntityRecord
): Promise<EntityRecord> {
  const { model, actor, now, deps, language, tried } = context
  const saving = { actor, before, values: changes, now, language, deps, tried }
  // the hook comes first because it names the reason of a refusal
  const values = (await model.rules.beforeSave?.(trx, saving)) ?? changes
  await requireNotForbidden(trx, context, [before], 'update')
  const { columns, links, files } = await columnsOf(model, values, deps)
  await refuseViolations(context, async () => {
    await updateRow(trx, model, id, columns)
    await writeLinks(trx, id, links)
    await writeFiles(trx, context, id, files)
  })
  const [after = {}] = await getWritten(trx, context, [id])
  const changed = [...model.fields.values()]
    .filter(field => !isSame(field, before[field.name], after[field.name]))
    .map(({ name }) => name)
  const change = {
    before: historyValues(model, before, changed),
    after: historyValues(model, after, changed)
  }
  await recordEvent(trx, eventOf(context, 'record.updated', id, change))
  await model.rules.afterSave?.(trx, { ...saving, values, id, after })
  return after
}

/** Returns the values that differ from the record. A value of a write-only field always counts as different. */
function changesOf(model: Model, given: EntityRecord, before: EntityRecord): EntityRecord {
  const changes = Object.entries(given).filter(([name, value]) => {
    const field = model.fields.get(name)
    return field && (!isReadable(field) || !isSame(field, value, before[name]))
  })
  return Object.fromEntries(changes)
}
