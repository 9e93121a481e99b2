import type { SignedInActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { svgOf } from './drawing/svg.ts'
import { graphOf } from './graphs.ts'
import { parseLayout } from './model/parse.ts'
import { findRoleNames } from './people/find.ts'
import { getVisibleInstance } from './see.ts'
import { type DefinitionRow, findDefinition, readState } from './store.ts'

/** Returns the drawing of a definition as SVG. @throws Refusal GEN0404 */
export async function definitionImage(db: Db, id: number): Promise<string> {
  const definition = await findDefinition(db, id)
  if (!definition) throw new Refusal('GEN0404')
  return await draw(db, definition, new Set())
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
  return await draw(db, definition, current)
}

/** Draws a definition. Each task shows the roles that may do it. */
async function draw(db: Db, definition: DefinitionRow, current: ReadonlySet<string>): Promise<string> {
  const roles = await findRoleNames(db, await graphOf(definition))
  return svgOf(await parseLayout(definition.xml), current, definition.name, roles)
}
