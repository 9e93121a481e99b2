import { type ActionId, actions } from '@board/generated/actions'
import type { Entity } from '@board/schemas/entity'
import type { ActionHint } from '@board/schemas/vocabulary'

const isAction = (id: string): id is ActionId => Object.hasOwn(actions, id)

/** The workflow actions of a resource's view that are about one record, several, or none. */
export function actionsOf(entity: Entity, scope: ActionHint['scope']): ActionId[] {
  return (entity.view.actions ?? []).filter(isAction).filter(id => actions[id].action.scope === scope)
}
