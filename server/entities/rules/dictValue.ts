import { type ContractDictionary, contractDictionaries } from '@board/generated/dictionaries'
import type { dictValue } from '@board/schemas/entities/dictValue'
import type { RecordOf } from '@board/schemas/vocabulary'
import type { Trx } from '../../database/open.ts'
import { afterCommit } from '../../database/transaction.ts'
import { Refusal } from '../../refusal.ts'
import { forgetDictionaries } from '../../site/dictionaries.ts'
import { hasOffered, isDomainUsed, lockDictType, selectDictTypes } from '../../site/records.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

type DictValue = RecordOf<typeof dictValue>

/** Dictionaries of which everybody who writes a message must choose a value. */
const chosen: readonly string[] = ['domain', 'messageType']

interface Dictionary {
  readonly name: string
  /** What the contract says of it; undefined: nothing, it is the administrators' own. */
  readonly contract: ContractDictionary | undefined
}

const dictionaryOf = (name: string): Dictionary => ({
  name,
  contract: Object.hasOwn(contractDictionaries, name) ? contractDictionaries[name] : undefined
})

/** The dictionary of a value, whose values nobody else changes until the transaction ends. */
async function lockDictionary(trx: Trx, typeId: number): Promise<Dictionary> {
  await lockDictType(trx, typeId)
  const [row] = await selectDictTypes(trx, [typeId])
  return dictionaryOf(row?.name ?? '')
}

/** Whether the values of a dictionary are the product's, so that none can come or go. */
const isFixed = ({ contract }: Dictionary): boolean => contract !== undefined && contract.values !== null

/** @throws Refusal ENT0145, ENT0146 where the product could not take the value */
function requireTakeable({ contract }: Dictionary, { before, values, language }: Saving<DictValue>): void {
  const { value = '' } = { ...before, ...values }
  if (!contract || contract.values?.includes(value)) return
  if (contract.values) throw atField('ENT0146', 'value', language)
  const { isNumber, min, max } = contract
  const isWithin = /^(0|[1-9]\d{0,8})$/.test(value) && Number(value) >= min && Number(value) <= max
  if (isNumber && !isWithin) throw atField('ENT0145', 'value', language, { min, max })
}

/** Why a value cannot be taken away from its dictionary: the product knows it, or messages have it. */
async function findHold(trx: Trx, dictionary: Dictionary, value: string) {
  if (isFixed(dictionary)) return 'ENT0142'
  const isUsed = dictionary.name === 'domain' && (await isDomainUsed(trx, Number(value)))
  return isUsed ? 'ENT0143' : undefined
}

/** What a change would take away: the value itself, or its being offered where the product always offers it. */
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

/** Whether nothing of a dictionary can be chosen any more, of which everybody must choose. */
async function isOut(trx: Trx, typeId: number): Promise<boolean> {
  const { name } = await lockDictionary(trx, typeId)
  return chosen.includes(name) && !(await hasOffered(trx, typeId))
}

/** Values of dictionaries. What messages have keeps its label; what the product knows stays. Specification 3. */
export const dictValueRules: EntityRules<DictValue> = {
  async beforeSave(trx, saving) {
    const { before, values } = saving
    const ids = [...new Set([before?.typeId, values.typeId].filter(id => id !== undefined))]
    // in one order, so that two who exchange values do not wait for each other
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
