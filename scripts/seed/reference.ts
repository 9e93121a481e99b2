import { permissions } from '@board/generated/permissions'
import type { Database, Trx } from '@board/server/database/open'
import { inTransaction } from '@board/server/database/transaction'
import { parameterDefaults, parameterText } from '@board/server/site/parameters'
import { dictionaries } from './dictionaries.ts'
import { insertRows } from './insert.ts'
import { listRegions } from './regions.ts'

/** The platform's own roles: which permission strings each begins with. Domain 1. */
const roles = [
  { code: 'administrator', name: '系统管理员', remark: '管理系统与流程', prefixes: ['sys:', 'act:'] },
  {
    code: 'editor',
    name: '平台编辑',
    remark: '审核留言、评价与征集，办理流程任务',
    prefixes: ['board:', 'act:task:']
  }
] as const

export type RoleCode = (typeof roles)[number]['code']

/**
 * Puts in what every installation needs: regions of GB/T 2260, dictionaries, parameters, and the roles of editors
 * and administrators. What is there already, changed or not, stays as it is. Domain 1, 3, 6.
 */
export const seedReference = (database: Database): Promise<void> =>
  inTransaction(database.db, insertReference)

/** The same within a transaction of the caller's. */
export async function insertReference(trx: Trx): Promise<void> {
  const regions = listRegions().map(({ parentId, ...region }) => ({ ...region, parent_id: parentId }))
  await insertRows(trx, 'region', regions, { skipKnown: true })
  const types = dictionaries.map(({ name, label }, index) => ({ name, label, sort: index + 1, remark: '' }))
  await trx
    .insertInto('dict_type')
    .values(types)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const known = await trx.selectFrom('dict_type').select(['id', 'name']).execute()
  const ids = new Map(known.map(({ id, name }) => [name, id]))
  const values = dictionaries.flatMap(({ name, values }) =>
    values.map(([value, zhCN, zhTW, enUS], index) => ({
      type_id: ids.get(name) ?? 0,
      value: String(value),
      label_zh_cn: zhCN,
      label_zh_tw: zhTW,
      label_en_us: enUS,
      sort: index + 1
    }))
  )
  await trx
    .insertInto('dict_value')
    .values(values)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const parameters = Object.entries(parameterDefaults).map(([code, { value, remark }]) => ({
    code,
    value: parameterText(value),
    remark
  }))
  await trx
    .insertInto('parameter')
    .values(parameters)
    .onConflict(conflict => conflict.doNothing())
    .execute()
  await insertRoles(trx)
}

async function insertRoles(trx: Trx): Promise<void> {
  // their work belongs to no department, so all departments' data is open to them
  const rows = roles.map(({ code, name, remark }) => ({ code, name, remark, data_scope: 0 }))
  const made = await trx
    .insertInto('role')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'code'])
    .execute()
  // what a role that is there already may do is its administrators' affair
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
