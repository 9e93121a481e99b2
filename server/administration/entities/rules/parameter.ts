import type { parameter as schema } from '@board/schemas/entities/parameter'
import type { RecordOf } from '@board/schemas/vocabulary/vocabulary'
import { isRehearsable } from '../../../directory/site/parameter-defaults.ts'
import { boundOf, isOfProduct, parameterProblem } from '../../../directory/site/parameter-problem.ts'
import {
  forgetParameters,
  type ParameterCode,
  parameterDefaults,
  parameterText
} from '../../../directory/site/parameters.ts'
import { lockParameter } from '../../../directory/site/records.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

type Parameter = RecordOf<typeof schema>

/** Returns the value of the parameter that bounds this one, or its default; undefined for a parameter without a bound. */
async function boundFor(trx: Trx, code: ParameterCode): Promise<number | undefined> {
  const bound = boundOf(code)
  if (!bound) return undefined
  const set = await lockParameter(trx, bound.other)
  return set !== undefined && /^\d{1,9}$/.test(set)
    ? Number(set)
    : Number(parameterDefaults[bound.other].value)
}

/** Checks the value of one of the product's parameters. @throws Refusal ENT0152 with the reason at the field */
async function requireSettable(trx: Trx, { before, values, language }: Saving<Parameter>): Promise<void> {
  const { code, value = '' } = { ...before, ...values }
  if (!isOfProduct(code)) return
  const reason = parameterProblem(code, value, await boundFor(trx, code))
  if (reason)
    throw new Refusal('ENT0152', { reason }, { fields: [{ path: 'value', message: reason[language] }] })
}

/** Returns the product's definition of a parameter; undefined for one that administrators made. */
const known = (code: unknown) => (isOfProduct(code) ? parameterDefaults[code] : undefined)

/** Returns the definition of a parameter that is a whole number, with its bounds and unit. */
function wholeOf(code: unknown) {
  const parameter = known(code)
  return parameter?.kind === 'whole' ? parameter : undefined
}

/** The site's parameters. A saved value takes effect at once in this process, and within two seconds in others. Domain 6. */
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
