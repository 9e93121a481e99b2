/** SQL on business forms and their stored entries. */
import type { BusinessFormTable } from '@board/generated/database'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/open.ts'

export type FormRow = Selectable<BusinessFormTable>

export const findForm = async (db: Db | Trx, key: string): Promise<FormRow | undefined> =>
  await db.selectFrom('business_form').selectAll().where('key', '=', key).executeTakeFirst()

export async function writeForm(trx: Trx, row: FormRow): Promise<void> {
  const { key: _, ...values } = row
  await trx
    .insertInto('business_form')
    .values(row)
    .onConflict(conflict => conflict.column('key').doUpdateSet(values))
    .execute()
}

/** Inserts a filled-in form and returns its id. */
export async function insertEntry(
  trx: Trx,
  entry: { name: string; form: object; uid: number; at: Date }
): Promise<number> {
  const { name, form, uid, at } = entry
  const { id } = await trx
    .insertInto('form_entry')
    .values({ form_name: name, form: JSON.stringify(form), created_by: uid, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Stores the instance of a form. The same person must have filled in the form and started the instance with the form's
 * id as the business key.
 * @returns whether there is such a form and such an instance
 */
export async function noteInstance(
  trx: Trx,
  noted: { entryId: number; instanceId: number; key: string; uid: number }
): Promise<boolean> {
  const { entryId, instanceId, key, uid } = noted
  const { numUpdatedRows } = await trx
    .updateTable('form_entry')
    .set({ process_instance_id: instanceId })
    .where('id', '=', entryId)
    .where('created_by', '=', uid)
    .where(eb =>
      eb.exists(
        eb
          .selectFrom('workflow_instance as i')
          .select('i.id')
          .where('i.id', '=', instanceId)
          .where('i.key', '=', key)
          .where('i.business_key', '=', String(entryId))
          .where('i.started_by', '=', uid)
      )
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
