import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import type { TaskAction } from './engine/act.ts'
import type { State } from './engine/state.ts'
import { takeAmendment } from './follow.ts'
import { type InstanceRow, readGiven } from './store.ts'

/**
 * Holds a process to what it was started with: whoever only does its tasks cannot say that anew, or others would decide
 * on something else than was asked, or as somebody who was never named. Decision 0018.
 * @param state as it was before the step
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
  // what a delegate says is not taken
  if (state.tasks.some(({ no, owner }) => no === taskNo && owner !== null)) return
  const given = await readGiven(trx, id)
  const changes = Object.entries(action.variables).filter(
    ([name, value]) => Object.hasOwn(given, name) && value !== state.variables[name]
  )
  const [first] = changes
  if (!first) return
  const amendment = { businessKey, isFirst: state.path.length === 0, changed: Object.fromEntries(changes) }
  if (await takeAmendment(trx, key, amendment)) return
  if (!actor.permissions.has('act:running:assign')) throw new Refusal('WFL0023', { name: first[0] })
}
