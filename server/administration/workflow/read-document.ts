import type { components } from '@board/generated/openapi'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { definitionView } from './lists/page.ts'
import { findListedDefinition } from './lists/store.ts'
import { findDefinition, findModel, findModelId } from './store.ts'

type Document = components['schemas']['ProcessDocument']

/** Returns a drawing with its document. @throws Refusal GEN0404 */
export async function readModel(db: Db, id: number): Promise<Document> {
  const model = await findModel(db, id)
  if (!model) throw new Refusal('GEN0404')
  const { key, name, remark, version, xml } = model
  return { id, key, name, remark, version, xml }
}

/** Returns a definition with its document and the id of its drawing. @throws Refusal GEN0404 */
export async function readDefinition(
  db: Db,
  actor: SignedInActor,
  id: number
): Promise<components['schemas']['DefinitionDocument']> {
  const [document, listed] = await Promise.all([findDefinition(db, id), findListedDefinition(db, id)])
  if (!document || !listed) throw new Refusal('GEN0404')
  const modelId = actor.permissions.has('act:model:info') ? await findModelId(db, document.key) : undefined
  return { ...definitionView(actor, listed), modelId: modelId ?? null, xml: document.xml }
}
