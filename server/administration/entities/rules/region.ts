import { countInRegion, hasRegionsBelow } from '../../../directory/site/records.ts'
import { fitsAbove, levelOf } from '../../../directory/site/region-code.ts'
import { forgetRegions } from '../../../directory/site/region-tree.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules } from '../rules.ts'
import { atField } from './at-field.ts'

/**
 * Regions by their code of GB/T 2260. The code decides the level and the possible parents, so that no ring can close.
 * Specification 3.
 */
export const regionRules: EntityRules = {
  columns: { code: 'id' },
  constraints: { region_pkey: 'code' },

  async beforeSave(_trx, { before, values, language }) {
    if (before && values.code !== undefined) throw atField('ENT0160', 'code', language)
    const code = Number(values.code ?? before?.code)
    const parentId = (values.parentId === undefined ? before?.parentId : values.parentId) ?? null
    if (!fitsAbove(code, parentId as number | null)) throw atField('ENT0161', 'parentId', language)
    return before ? values : { ...values, type: levelOf(code) }
  },

  async afterSave(trx) {
    afterCommit(() => forgetRegions(trx))
  },

  async beforeDelete(trx, { id }) {
    if (await hasRegionsBelow(trx, id)) throw new Refusal('ENT0162')
    const count = await countInRegion(trx, id)
    if (count > 0) throw new Refusal('ENT0163', { count })
  },

  async afterDelete(trx) {
    afterCommit(() => forgetRegions(trx))
  }
}
