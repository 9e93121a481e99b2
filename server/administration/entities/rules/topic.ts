import { specialCampaign } from '@board/schemas/facts/formats'
import { lockStructure } from '../../../directory/groups/structure/structure.ts'
import { hasTopic, isTopicUsed } from '../../../directory/topics/find.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules } from '../rules.ts'
import { atField } from './at-field.ts'

const isSpecial = (id: unknown): boolean => id === specialCampaign.topicId

/** Topics. A topic that messages use can only be hidden. The topic of the special campaign always stays. Specification 9. */
export const topicRules: EntityRules = {
  async beforeSave(trx, { before, values, language }) {
    if (values.status === 0 && isSpecial(before?.id)) throw atField('ENT0232', 'status', language)
    if (values.name === undefined) return
    await lockStructure(trx)
    const id = before && Number(before.id)
    if (await hasTopic(trx, String(values.name), id)) throw atField('ENT0230', 'name', language)
  },

  async beforeDelete(trx, { id }) {
    if (isSpecial(id)) throw new Refusal('ENT0232')
    if (await isTopicUsed(trx, id)) throw new Refusal('ENT0231')
  },

  forbidden: (_actor, { id }) => (isSpecial(id) ? ['delete'] : [])
}
