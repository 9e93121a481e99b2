import type { components } from '@board/generated/openapi'
import type { Db } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { findDefinition, findModel } from './store.ts'

type Document = components['schemas']['ProcessDocument']

/** A drawing with its document. @throws Refusal GEN0404 */
export async function readModel(db: Db, id: number): Promise<Document> {
  const model = await findModel(db, id)
  if (!model) throw new Refusal('GEN0404')
  const { key, name, remark, version, xml } = model
  return { id, key, name, remark, version, xml }
}

/** A definition with its document. @throws Refusal GEN0404 */
export async function readDefinition(db: Db, id: number): Promise<Document> {
  const definition = await findDefinition(db, id)
  if (!definition) throw new Refusal('GEN0404')
  const { key, name, number, xml } = definition
  return { id, key, name, remark: '', version: number, xml }
}
