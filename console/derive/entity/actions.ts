import { type ActionId, actions } from '@board/generated/actions'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { ActionHint } from '@board/schemas/vocabulary/vocabulary'
import { allows, type EntityRecord } from '../../fields/entityRecord.ts'
import { holds } from './access.ts'

const isAction = (id: string): id is ActionId => Object.hasOwn(actions, id)

/** Tells whether records of an entity change: an entry of a log stays as it was written, so it has no history. */
export const hasHistory = ({ operations: { create, update } }: Entity): boolean =>
  create !== undefined || update !== undefined

/** Returns the workflow actions of a resource's view that apply to one record, to several, or to none. */
export function actionsOf(entity: Entity, scope: ActionHint['scope']): ActionId[] {
  return (entity.view.actions ?? []).filter(isAction).filter(id => actions[id].action.scope === scope)
}

/** Returns the actions that a person may run on several records of a list at once. */
export function bulkOf(entity: Entity, permissions: readonly string[]) {
  const { operations, permissions: own } = entity
  const mine = actionsOf(entity, 'bulk').filter(id => holds(permissions, actions[id].permission))
  const deletes = operations.deleteMany !== undefined && holds(permissions, own.delete)
  return { mine, deletes, any: deletes || mine.length > 0 }
}

/** Returns the actions on one record of a list: those that the server allows, and adding a record below it. */
export function rowOf(entity: Entity, record: EntityRecord, permissions: readonly string[]) {
  const { operations, permissions: own, view } = entity
  const mine = actionsOf(entity, 'row').filter(id => allows(record, id))
  const edits = allows(record, operations.update)
  const deletes = allows(record, operations.delete)
  const adds = view.tree !== undefined && operations.create !== undefined && holds(permissions, own.save)
  return { mine, edits, deletes, adds, any: edits || deletes || adds || mine.length > 0 }
}
