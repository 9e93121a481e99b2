import { forgetForbiddenWords } from '../../../directory/site/forbidden-words.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import type { EntityRules } from '../rules.ts'

/** Forbidden words. A change of them takes effect at once. Domain 6. */
export const forbiddenWordRules: EntityRules = {
  async afterSave(trx) {
    afterCommit(() => forgetForbiddenWords(trx))
  },

  async afterDelete(trx) {
    afterCommit(() => forgetForbiddenWords(trx))
  }
}
