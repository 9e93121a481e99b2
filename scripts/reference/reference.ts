import { contractDictionaries } from '@board/generated/dictionaries'
import { permissions } from '@board/generated/permissions'
import { parameterDefaults, parameterText } from '@board/server/directory/site/parameters'
import { fillSynonyms } from '@board/server/directory/site/synonyms'
import type { Database, Trx } from '@board/server/platform/database/open'
import { inTransaction } from '@board/server/platform/database/transaction'
import { type Dictionary, dictionaries } from './dictionaries.ts'
import { insertRows } from './insert.ts'
import { listRegions } from './regions.ts'

/** The platform's own roles, with the prefixes of their permissions. Domain 1. */
const roles = [
  { code: 'administrator', name: '系统管理员', remark: '管理系统与流程', prefixes: ['sys:', 'act:'] },
  {
    code: 'editor',
    name: '平台编辑',
    remark: '审核留言、评价与征集，办理流程任务，发布公告',
    prefixes: ['board:', 'act:task:', 'sys:notice:', 'sys:noticeReader:', 'sys:synonymGroup:']
  }
] as const

export type RoleCode = (typeof roles)[number]['code']

/**
 * Writes the data that every installation needs: regions of GB/T 2260, dictionaries, parameters, and the roles of
 * editors and administrators. Existing rows, changed or not, stay as they are. Domain 1, 3, 6.
 */
export const seedReference = (database: Database): Promise<void> =>
  inTransaction(database.db, insertReference)

/** Writes the reference data within the caller's transaction. */
export async function insertReference(trx: Trx): Promise<void> {
  const regions = listRegions().map(({ parentId, ...region }) => ({ ...region, parent_id: parentId }))
  await insertRows(trx, 'region', regions, { skipKnown: true })
  await insertDictionaries(trx, dictionaries)
  await insertParameters(trx, Object.keys(parameterDefaults))
  await insertRoles(trx)
  await fillSynonyms(trx, new Date())
}

/**
 * Adds the reference data that the product gained since a site was filled: its parameters, the dictionaries that the
 * contract names, and their values where the contract fixes them. Values that administrators may delete are added once,
 * with their dictionary. Values that they changed stay as they are.
 * @returns how many dictionaries, values, parameters and groups of synonyms were missing
 */
export const completeReference = (database: Database): Promise<number> =>
  inTransaction(database.db, async trx => {
    const types = await trx.selectFrom('dict_type').select(['id', 'name']).execute()
    const values = await trx.selectFrom('dict_value').select(['type_id', 'value']).execute()
    const ids = new Map(types.map(({ id, name }) => [name, id]))
    const known = new Set(values.map(({ type_id, value }) => `${type_id} ${value}`))
    const lacking = dictionaries.flatMap(dictionary => {
      const contract = contractDictionaries[dictionary.name]
      const id = ids.get(dictionary.name)
      if (!contract || id === undefined) return contract ? [dictionary] : []
      const isLacking = (value: string) => contract.values?.includes(value) && !known.has(`${id} ${value}`)
      const lost = dictionary.values.filter(([value]) => isLacking(String(value)))
      return lost.length > 0 ? [{ ...dictionary, values: lost }] : []
    })
    const set = await trx.selectFrom('parameter').select('code').execute()
    const codes = new Set(set.map(({ code }) => code))
    const unset = Object.keys(parameterDefaults).filter(code => !codes.has(code))
    await insertDictionaries(trx, lacking)
    await insertParameters(trx, unset)
    return lacking.length + unset.length + (await fillSynonyms(trx, new Date()))
  })

/** Writes dictionaries, or some of their values; each keeps its position in the whole list. */
async function insertDictionaries(trx: Trx, chosen: readonly Dictionary[]): Promise<void> {
  if (chosen.length === 0) return
  const placeOf = (name: string) => dictionaries.findIndex(one => one.name === name)
  const types = chosen.map(({ name, label }) => ({ name, label, sort: placeOf(name) + 1, remark: '' }))
  await trx
    .insertInto('dict_type')
    .values(types)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const known = await trx.selectFrom('dict_type').select(['id', 'name']).execute()
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const rows = chosen.flatMap(({ name, values }) => {
    const all = dictionaries[placeOf(name)]?.values ?? []
    return values.map(row => {
      const [value, label_zh_cn, label_zh_tw, label_en_us] = row
      const labels = { label_zh_cn, label_zh_tw, label_en_us }
      return { type_id: ids.get(name) ?? 0, value: String(value), ...labels, sort: all.indexOf(row) + 1 }
    })
  })
  await trx
    .insertInto('dict_value')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function insertParameters(trx: Trx, codes: readonly string[]): Promise<void> {
  const chosen = Object.entries(parameterDefaults).filter(([code]) => codes.includes(code))
  if (chosen.length === 0) return
  const rows = chosen.map(([code, { value, remark }]) => ({ code, value: parameterText(value), remark }))
  await trx
    .insertInto('parameter')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function insertRoles(trx: Trx): Promise<void> {
  // editors and administrators belong to no department, so they may see the data of all departments
  const rows = roles.map(({ code, name, remark }) => ({ code, name, remark, data_scope: 0 }))
  const made = await trx
    .insertInto('role')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'code'])
    .execute()
  // only new roles get permissions, because administrators decide on those of existing roles
  const granted = made.flatMap(({ id: role_id, code }) => {
    const prefixes = roles.find(role => role.code === code)?.prefixes ?? []
    const own = permissions.filter(permission => prefixes.some(prefix => permission.startsWith(prefix)))
    return own.map(permission => ({ role_id, permission }))
  })
  if (granted.length === 0) return
  await trx
    .insertInto('role_permission')
    .values(granted)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
