/**
 * Permissions on single fields. An answer never contains a field that its reader may not read, and a write to a
 * forbidden field is refused.
 */
import { operationInfo } from '@board/generated/operations'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Context } from './context.ts'
import { type Field, isReadable, isWritable, type Model } from './model.ts'
import type { EntityRecord } from './rules.ts'

export const mayRead = (actor: SignedInActor, field: Field): boolean => {
  const needed = field.schema['x-permission']?.read
  return isReadable(field) && (needed === undefined || actor.permissions.has(needed))
}

export const mayWrite = (actor: SignedInActor, field: Field): boolean => {
  const needed = field.schema['x-permission']?.write
  return isWritable(field) && (needed === undefined || actor.permissions.has(needed))
}

/** Lists the fields of an entity that the actor may read. */
export const readableFields = (actor: SignedInActor, model: Model): Field[] =>
  [...model.fields.values()].filter(field => mayRead(actor, field))

/** Refuses values for fields that the actor may not write. @throws Refusal ENT0005 */
export function requireWritable({ actor, model, language }: Context, values: EntityRecord): void {
  for (const name of Object.keys(values)) {
    const field = model.fields.get(name)
    if (field && mayWrite(actor, field)) continue
    const label = labelsOf(model, name)
    throw new Refusal('ENT0005', { field: label }, { fields: [{ path: name, message: label[language] }] })
  }
}

/** Returns the label of a field in each language; without a label, its name. */
export const labelsOf = ({ texts }: Model, name: string) => ({
  'zh-CN': texts['zh-CN'].fields[name] ?? name,
  'zh-TW': texts['zh-TW'].fields[name] ?? name,
  'en-US': texts['en-US'].fields[name] ?? name
})

/** Returns records as their reader may see them: the readable fields, and the allowed actions of each record. */
export async function showRecords(
  db: Db | Trx,
  { actor, model }: Pick<Context, 'actor' | 'model'>,
  records: readonly EntityRecord[]
): Promise<Shown[]> {
  const fields = readableFields(actor, model)
  const forbidden = await model.rules.forbiddenMany?.(db, actor, records)
  return records.map(record => {
    const { id, version } = record
    const values = fields.flatMap(({ name }) =>
      record[name] === undefined ? [] : [[name, record[name]] as const]
    )
    return {
      id: Number(id),
      ...(model.isVersioned && { version }),
      ...Object.fromEntries(values),
      allowedActions: allowedActions(actor, model, record, forbidden?.get(Number(id)))
    }
  })
}

/** A record as its reader may see it. */
export interface Shown {
  readonly [field: string]: unknown
  readonly id: number
  readonly allowedActions: string[]
}

/** Returns one record as its reader may see it. */
export async function showRecord(
  db: Db | Trx,
  context: Pick<Context, 'actor' | 'model'>,
  record: EntityRecord
): Promise<Shown> {
  const [one] = await showRecords(db, context, [record])
  if (!one) throw new Error('One record is shown as one')
  return one
}

/** Refuses an action that the entity's own rules forbid, whatever the permissions. @throws Refusal GEN0403 */
export async function requireNotForbidden(
  trx: Trx,
  { actor, model }: Context,
  records: readonly EntityRecord[],
  action: 'update' | 'delete'
): Promise<void> {
  const { rules } = model
  const forbidden = await rules.forbiddenMany?.(trx, actor, records)
  for (const record of records) {
    const own = [...(rules.forbidden?.(actor, record) ?? []), ...(forbidden?.get(Number(record.id)) ?? [])]
    if (own.includes(action)) throw new Refusal('GEN0403')
  }
}

/** Lists the operationIds of the actions that this reader may do with a record. */
function allowedActions(
  actor: SignedInActor,
  model: Model,
  record: EntityRecord,
  forbiddenToo: readonly string[] = []
): string[] {
  const { operations, permissions, view } = model.entity
  const forbidden = [...(model.rules.forbidden?.(actor, record) ?? []), ...forbiddenToo]
  const own = [
    { name: 'update', id: operations.update, permission: permissions.update },
    { name: 'delete', id: operations.delete, permission: permissions.delete }
  ]
  const workflow = (view.actions ?? []).map(id => ({ name: id, id, permission: permissionOf(id) }))
  return [...own, ...workflow].flatMap(({ name, id, permission }) =>
    id !== undefined &&
    permission !== undefined &&
    actor.permissions.has(permission) &&
    !forbidden.includes(name)
      ? [id]
      : []
  )
}

const permissionOf = (id: string): string | undefined =>
  Object.hasOwn(operationInfo, id) ? operationInfo[id as keyof typeof operationInfo].permission : undefined
