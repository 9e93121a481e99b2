import type { Trx } from '../database/open.ts'
import { recordEvents } from '../events/record.ts'
import { requireNotForbidden } from './access.ts'
import type { Context } from './context.ts'
import { lockWhole } from './get.ts'
import { eventOf, kept } from './remember.ts'
import { deleteRows, replaceLinks } from './store.ts'
import { unlessUsed } from './violations.ts'

/**
 * Deletes records: all of them, or none.
 * @throws Refusal GEN0404 where one is missing, GEN0403 by the entity's rules, ENT0003 where one is still used
 */
export async function removeRecords(trx: Trx, context: Context, ids: readonly number[]): Promise<void> {
  const { model, actor, now, deps, language } = context
  const { rules } = model
  const records = await lockWhole(trx, context, ids)
  const deletions = records.map(before => ({ actor, id: Number(before.id), before, now, language, deps }))
  // rules that refuse say why, so they come first
  for (const deleting of deletions) await rules.beforeDelete?.(trx, deleting)
  await requireNotForbidden(trx, context, records, 'delete')
  await unlessUsed(context, async () => {
    const links = [...model.fields.values()].flatMap(({ link }) => link ?? [])
    for (const { id } of deletions) for (const link of links) await replaceLinks(trx, link, id, [])
    await deleteRows(trx, model, ids)
  })
  const events = deletions.map(({ id, before }) =>
    eventOf(context, 'record.deleted', id, { before: kept(model, before) })
  )
  await recordEvents(trx, events)
  for (const deleting of deletions) await rules.afterDelete?.(trx, deleting)
}
