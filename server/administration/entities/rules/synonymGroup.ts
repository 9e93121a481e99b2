import { findTakenWord, forgetSynonyms } from '../../../directory/site/synonyms.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import { comparable } from '../../../platform/language/comparable.ts'
import type { EntityRules } from '../rules.ts'
import { atField } from './at-field.ts'

/** Words of the same meaning. A word is in one group only, and a change takes effect at once. */
export const synonymGroupRules: EntityRules = {
  fields: { name: { alsoIn: 'words' } },

  async beforeSave(trx, { before, values, language }) {
    const id = before && Number(before.id)
    const whole = { ...before, ...values }
    const words = (whole.words ?? []) as readonly string[]
    const named = comparable(String(whole.name))
    const plain = [...new Set(words.map(comparable))].filter(word => word !== named)
    const taken = await findTakenWord(trx, [named, ...plain], id)
    if (taken) throw atField('ENT0235', taken.word === named ? 'name' : 'words', language, taken)
    return { ...values, name: named, words: plain }
  },

  async afterSave(trx) {
    afterCommit(() => forgetSynonyms(trx))
  },

  async afterDelete(trx) {
    afterCommit(() => forgetSynonyms(trx))
  }
}
