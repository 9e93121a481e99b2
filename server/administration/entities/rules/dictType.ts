import { contractDictionaries } from '@board/generated/dictionaries'
import { forgetDictionaries } from '../../../directory/site/dictionaries.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules } from '../rules.ts'
import { atField } from './at-field.ts'

/** Tells whether a field of the contract uses the dictionary. */
const isRelied = (type: unknown): boolean => Object.hasOwn(contractDictionaries, String(type))

/** Dictionaries. The ones that the contract uses keep their type and cannot be deleted. Specification 3. */
export const dictTypeRules: EntityRules = {
  columns: { name: 'label', type: 'name' },

  async beforeSave(_trx, { before, values, language }) {
    if (before && values.type !== undefined && isRelied(before.type))
      throw atField('ENT0140', 'type', language)
  },

  async afterSave(trx) {
    afterCommit(() => forgetDictionaries(trx))
  },

  async beforeDelete(_trx, { before }) {
    if (isRelied(before.type)) throw new Refusal('ENT0141')
  },

  async afterDelete(trx) {
    afterCommit(() => forgetDictionaries(trx))
  },

  forbidden: (_actor, { type }) => (isRelied(type) ? ['delete'] : [])
}
