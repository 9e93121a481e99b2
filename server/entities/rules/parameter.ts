import type { parameter as schema } from '@board/schemas/entities/parameter'
import type { RecordOf } from '@board/schemas/vocabulary'
import type { Trx } from '../../database/open.ts'
import { afterCommit } from '../../database/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { isRehearsable } from '../../site/parameter-defaults.ts'
import { boundOf, isOfProduct, parameterProblem } from '../../site/parameter-problem.ts'
import {
  forgetParameters,
  type ParameterCode,
  parameterDefaults,
  parameterText
} from '../../site/parameters.ts'
import { lockParameter } from '../../site/records.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

type Parameter = RecordOf<typeof schema>

/** What the parameter that bounds this one is set to now. */
async function boundFor(trx: Trx, code: ParameterCode): Promise<number | undefined> {
  const bound = boundOf(code)
  if (!bound) return undefined
  const set = await lockParameter(trx, bound.other)
  return set !== undefined && /^\d{1,9}$/.test(set)
    ? Number(set)
    : Number(parameterDefaults[bound.other].value)
}

/** @throws Refusal ENT0152 in words at the field */
async function requireSettable(trx: Trx, { before, values, language }: Saving<Parameter>): Promise<void> {
  const { code, value = '' } = { ...before, ...values }
  if (!isOfProduct(code)) return
  const reason = parameterProblem(code, value, await boundFor(trx, code))
  if (reason)
    throw new Refusal('ENT0152', { reason }, { fields: [{ path: 'value', message: reason[language] }] })
}

/** What is known of a parameter by its code; nothing of those that administrators made. */
const known = (code: unknown) => (isOfProduct(code) ? parameterDefaults[code] : undefined)

/** The bounds and the unit of a parameter that is a whole number. */
function wholeOf(code: unknown) {
  const parameter = known(code)
  return parameter?.kind === 'whole' ? parameter : undefined
}

/** The site's configuration; what is saved takes effect at once here, and within two seconds elsewhere. Domain 6. */
export const parameterRules: EntityRules<Parameter> = {
  fields: {
    meaning: { columns: ['code'], read: ([code]) => (isOfProduct(code) ? code : null) },
    kind: { columns: ['code'], read: ([code]) => known(code)?.kind ?? null },
    unit: { columns: ['code'], read: ([code]) => wholeOf(code)?.unit ?? null },
    lowest: { columns: ['code'], read: ([code]) => wholeOf(code)?.min ?? null },
    highest: { columns: ['code'], read: ([code]) => wholeOf(code)?.max ?? null },
    isRehearsable: { columns: ['code'], read: ([code]) => isRehearsable(code) },
    defaultValue: {
      columns: ['code'],
      read: ([code]) => {
        const parameter = known(code)
        return parameter ? parameterText(parameter.value) : null
      }
    }
  },

  async beforeSave(trx, saving) {
    const { before, values, language } = saving
    if (before && values.code !== undefined && isOfProduct(before.code))
      throw atField('ENT0150', 'code', language)
    if (values.code !== undefined || values.value !== undefined) await requireSettable(trx, saving)
  },

  async afterSave(trx) {
    afterCommit(() => forgetParameters(trx))
  },

  async beforeDelete(_trx, { before }) {
    if (isOfProduct(before.code)) throw new Refusal('ENT0151')
  },

  async afterDelete(trx) {
    afterCommit(() => forgetParameters(trx))
  },

  forbidden: (_actor, { code }) => (isOfProduct(code) ? ['delete'] : [])
}
