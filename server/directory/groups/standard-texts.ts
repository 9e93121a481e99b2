import type { InstitutionActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  countStandardTexts,
  insertStandardText,
  removeStandardText,
  type StandardText,
  selectStandardTexts,
  updateStandardText
} from './store.ts'

/** The largest number of texts of a group. */
const maxTexts = 200

/** Lists the standard texts of the actor's group. */
export const listStandardTexts = (db: Db, { group }: InstitutionActor): Promise<StandardText[]> =>
  selectStandardTexts(db, group.id)

/** Adds a text to the actor's group, or changes one of its texts. @throws Refusal GEN0404, GEN0403 above 200 texts */
export async function saveStandardText(
  trx: Trx,
  { group }: InstitutionActor,
  text: { id?: number | undefined; title: string; content: string }
): Promise<StandardText> {
  const written = { title: text.title.trim(), content: text.content.trim() }
  if (text.id === undefined) {
    if ((await countStandardTexts(trx, group.id)) >= maxTexts) throw new Refusal('GEN0403')
    return await insertStandardText(trx, group.id, written)
  }
  const saved = await updateStandardText(trx, group.id, { id: text.id, ...written })
  if (!saved) throw new Refusal('GEN0404')
  return saved
}

/** Deletes a text of the actor's group. @throws Refusal GEN0404 */
export async function deleteStandardText(trx: Trx, { group }: InstitutionActor, id: number): Promise<void> {
  if (!(await removeStandardText(trx, group.id, id))) throw new Refusal('GEN0404')
}
