import { type ContractDictionary, contractDictionaries } from '@board/generated/dictionaries'
import type { dictValue } from '@board/schemas/entities/dictValue'
import type { RecordOf } from '@board/schemas/vocabulary/vocabulary'
import { forgetDictionaries } from '../../../directory/site/dictionaries.ts'
import { hasOffered, isDomainUsed, lockDictType, selectDictTypes } from '../../../directory/site/records.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

type DictValue = RecordOf<typeof dictValue>

/** The dictionaries from which every writer of a message must choose a value. */
const chosen: readonly string[] = ['domain', 'messageType']

interface Dictionary {
  readonly name: string
  /** The contract's part of the dictionary; undefined for a dictionary that administrators made. */
  readonly contract: ContractDictionary | undefined
}

const dictionaryOf = (name: string): Dictionary => ({
  name,
  contract: Object.hasOwn(contractDictionaries, name) ? contractDictionaries[name] : undefined
})

/** Returns the dictionary with this id. Its values are locked until the transaction ends. */
async function lockDictionary(trx: Trx, typeId: number): Promise<Dictionary> {
  await lockDictType(trx, typeId)
  const [row] = await selectDictTypes(trx, [typeId])
  return dictionaryOf(row?.name ?? '')
}

/** Tells whether the product defines all values of a dictionary, so that none can be added or removed. */
const isFixed = ({ contract }: Dictionary): boolean => contract !== undefined && contract.values !== null

/**
 * Checks that the product can use the value.
 * @throws Refusal ENT0145, ENT0146
 */
function requireTakeable({ contract }: Dictionary, { before, values, language }: Saving<DictValue>): void {
  const { value = '' } = { ...before, ...values }
  if (!contract || contract.values?.includes(value)) return
  if (contract.values) throw atField('ENT0146', 'value', language)
  const { isNumber, min, max } = contract
  const isWithin = /^(0|[1-9]\d{0,8})$/.test(value) && Number(value) >= min && Number(value) <= max
  if (isNumber && !isWithin) throw atField('ENT0145', 'value', language, { min, max })
}

/** Returns the reason why a value must stay in its dictionary: the product defines it, or its domain is used. */
async function findHold(trx: Trx, dictionary: Dictionary, value: string) {
  if (isFixed(dictionary)) return 'ENT0142'
  const isUsed = dictionary.name === 'domain' && (await isDomainUsed(trx, Number(value)))
  return isUsed ? 'ENT0143' : undefined
}

/**
 * Refuses a change that removes or replaces a value that must stay, or disables one that must be offered.
 * @throws Refusal ENT0142, ENT0143
 */
async function requireExpendable(
  trx: Trx,
  dictionary: Dictionary,
  { before, values, language }: Saving<DictValue>
) {
  if (!before) return
  const isMoved = values.typeId !== undefined || values.value !== undefined
  const hold = isMoved ? await findHold(trx, dictionary, before.value) : undefined
  if (hold) throw atField(hold, values.typeId === undefined ? 'value' : 'typeId', language)
  if (values.status === 0 && isFixed(dictionary) && !chosen.includes(dictionary.name))
    throw atField('ENT0142', 'status', language)
}

/** Tells whether a dictionary from which everybody must choose no longer offers a value. */
async function isOut(trx: Trx, typeId: number): Promise<boolean> {
  const { name } = await lockDictionary(trx, typeId)
  return chosen.includes(name) && !(await hasOffered(trx, typeId))
}

/** Values of dictionaries. Domains that are used and values that the product defines cannot be removed. Specification 3. */
export const dictValueRules: EntityRules<DictValue> = {
  async beforeSave(trx, saving) {
    const { before, values } = saving
    const ids = [...new Set([before?.typeId, values.typeId].filter(id => id !== undefined))]
    // in the order of ids, so that two transactions that exchange values do not deadlock
    for (const id of ids.toSorted((a, b) => a - b)) await lockDictType(trx, id)
    if (before) await requireExpendable(trx, await lockDictionary(trx, before.typeId), saving)
    const isPlaced = values.typeId !== undefined || values.value !== undefined
    if (isPlaced) requireTakeable(await lockDictionary(trx, values.typeId ?? before?.typeId ?? 0), saving)
  },

  async afterSave(trx, { before, values, language }) {
    if (before?.status === 1 && (await isOut(trx, before.typeId)))
      throw atField('ENT0144', values.status === 0 ? 'status' : 'typeId', language)
    afterCommit(() => forgetDictionaries(trx))
  },

  async beforeDelete(trx, { before }) {
    const dictionary = await lockDictionary(trx, before.typeId)
    const hold = await findHold(trx, dictionary, before.value)
    if (hold) throw new Refusal(hold)
  },

  async afterDelete(trx, { before }) {
    if (before.status === 1 && (await isOut(trx, before.typeId))) throw new Refusal('ENT0144')
    afterCommit(() => forgetDictionaries(trx))
  },

  async forbiddenMany(db, _actor, records) {
    const types = await selectDictTypes(db, [...new Set(records.map(({ typeId }) => typeId))])
    const names = new Map(types.map(({ id, name }) => [id, name]))
    const fixed = records.filter(({ typeId }) => isFixed(dictionaryOf(names.get(typeId) ?? '')))
    return new Map(fixed.map(({ id }) => [id, ['delete']]))
  }
}
