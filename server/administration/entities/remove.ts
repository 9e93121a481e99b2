import type { Trx } from '../../platform/database/open.ts'
import { recordEvents } from '../../platform/events/record.ts'
import { requireNotForbidden } from './access.ts'
import type { Context } from './context.ts'
import { deleteFiles } from './files.ts'
import { lockWhole } from './get.ts'
import type { Model } from './model.ts'
import { eventOf, historyValues } from './remember.ts'
import type { EntityRecord } from './rules.ts'
import { deleteRows, replaceLinks } from './store.ts'
import { refuseIfUsed } from './violations.ts'

/**
 * Deletes all of the records, or none. Records below others in a tree are deleted first.
 * @throws Refusal GEN0404 when one is missing, GEN0403 by the entity's rules, ENT0003 when one is still used
 */
export async function removeRecords(trx: Trx, context: Context, ids: readonly number[]): Promise<void> {
  await context.model.rules.lock?.(trx)
  const records = await lockWhole(trx, context, ids)
  for (const level of fromBelow(context.model, records)) await removeLevel(trx, context, level)
}

/** Returns the records level by level, the lowest first. Records outside a tree form one level. */
function fromBelow({ parent }: Model, records: readonly EntityRecord[]): (readonly EntityRecord[])[] {
  if (!parent) return [records]
  const byId = new Map(records.map(record => [record.id, record]))
  const levelOf = (record: EntityRecord) => {
    const path = new Set<unknown>()
    let at: EntityRecord | undefined = record
    // a cycle in broken data must not cause an endless loop
    while (at && !path.has(at.id)) {
      path.add(at.id)
      at = byId.get(at[parent.name])
    }
    return path.size
  }
  const levels = [...Map.groupBy(records, levelOf)].toSorted(([one], [other]) => other - one)
  return levels.map(([, level]) => level)
}

async function removeLevel(trx: Trx, context: Context, records: readonly EntityRecord[]): Promise<void> {
  const { model, actor, now, deps, language } = context
  const { rules } = model
  const deletions = records.map(before => ({ actor, id: Number(before.id), before, now, language, deps }))
  // the hooks come first because they name the reason of a refusal
  for (const deleting of deletions) await rules.beforeDelete?.(trx, deleting)
  await requireNotForbidden(trx, context, records, 'delete')
  await refuseIfUsed(context, async () => {
    const links = [...model.fields.values()].flatMap(({ link }) => link ?? [])
    for (const { id } of deletions) for (const link of links) await replaceLinks(trx, link, id, [])
    const ids = deletions.map(({ id }) => id)
    await deleteRows(trx, model, ids)
    await deleteFiles(trx, context, ids)
  })
  const events = deletions.map(({ id, before }) =>
    eventOf(context, 'record.deleted', id, { before: historyValues(model, before) })
  )
  await recordEvents(trx, events)
  for (const deleting of deletions) await rules.afterDelete?.(trx, deleting)
}
