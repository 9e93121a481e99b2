import type { SignedInActor } from '../actor.ts'
import type { Db } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { svgOf } from './drawing/svg.ts'
import { parseLayout } from './model/parse.ts'
import { getVisibleInstance } from './see.ts'
import { findDefinition, readState } from './store.ts'

/** Returns the drawing of a definition as SVG. @throws Refusal GEN0404 */
export async function definitionImage(db: Db, id: number): Promise<string> {
  const definition = await findDefinition(db, id)
  if (!definition) throw new Refusal('GEN0404')
  return svgOf(await parseLayout(definition.xml), new Set(), definition.name)
}

/** Returns the drawing of an instance as SVG, with its current tasks marked. Specification 7. @throws Refusal GEN0404 */
export async function instanceImage(db: Db, actor: SignedInActor, instanceId: number): Promise<string> {
  const instance = await getVisibleInstance(db, actor, instanceId)
  const [definition, state] = await Promise.all([
    findDefinition(db, instance.definitionId),
    readState(db, instanceId)
  ])
  if (!definition) throw new Error(`definition ${instance.definitionId} of instance ${instance.id} is gone`)
  const current = new Set(state.tasks.map(({ node }) => node))
  return svgOf(await parseLayout(definition.xml), current, definition.name)
}
