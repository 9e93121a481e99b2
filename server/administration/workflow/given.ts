import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { TaskAction } from './engine/act.ts'
import type { State } from './engine/state.ts'
import { amendFollower } from './follow.ts'
import { type InstanceRow, readGiven } from './store.ts'

/**
 * Protects the values with which a process was started. A person who only does its tasks cannot change them. Otherwise
 * the deciders would read other values than those of the application, or a person could take part who was never named.
 * Decision 0018.
 * @param state the state before the step
 * @throws Refusal WFL0023
 */
export async function requireGiven(
  trx: Trx,
  actor: SignedInActor,
  { id, key, businessKey }: InstanceRow,
  state: State,
  taskNo: number,
  action: TaskAction
): Promise<void> {
  if (action.kind !== 'pass' || !action.variables) return
  // the variables of a delegate are ignored
  if (state.tasks.some(({ no, owner }) => no === taskNo && owner !== null)) return
  const given = await readGiven(trx, id)
  const changes = Object.entries(action.variables).filter(
    ([name, value]) => Object.hasOwn(given, name) && value !== state.variables[name]
  )
  const [first] = changes
  if (!first) return
  const amendment = { businessKey, isFirst: state.path.length === 0, changed: Object.fromEntries(changes) }
  if (await amendFollower(trx, key, amendment)) return
  if (!actor.permissions.has('act:running:assign')) throw new Refusal('WFL0023', { name: first[0] })
}
