import { permissions } from '@board/generated/permissions'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { withImplied } from '../../people/access/implied.ts'
import { recomputeRolePermissions } from '../../people/access/role-permissions.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { productEntries, wordsOfPermission } from './product.ts'
import { synchroniseMenus } from './synchronise.ts'

const { db } = await testDatabase()

const roleOf = async (code: string | null, name: string, held: readonly string[]) => {
  const role = db.insertInto('role').values({ code, name }).returning('id')
  const { id } = await role.executeTakeFirstOrThrow()
  const rows = held.map(permission => ({ role_id: id, permission }))
  if (rows.length > 0) await db.insertInto('role_permission').values(rows).execute()
  return id
}
const heldBy = async (roleId: number) => {
  const rows = await db
    .selectFrom('role_permission')
    .select('permission')
    .where('role_id', '=', roleId)
    .execute()
  return rows.map(({ permission }) => permission).sort()
}
const menus = () => db.selectFrom('menu').selectAll().orderBy('id').execute()
const menuOf = (key: string) =>
  db.selectFrom('menu').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
const recompute = () => inTransaction(db, trx => recomputeRolePermissions(trx))

const ofSystem = permissions.filter(permission => /^(sys|act):/.test(permission))
const ofBoard = withImplied(permissions.filter(permission => permission.startsWith('board:')))

beforeEach(async () => {
  await db.deleteFrom('role').execute()
  await db.deleteFrom('menu').execute()
})

describe('the menu of an empty database', () => {
  it('has every page and every permission once, in three languages, each below one that is there', async () => {
    expect(await synchroniseMenus(db)).toBe(productEntries().length)
    const rows = await menus()
    const named = rows.map(({ permissions: text }) => text).filter(Boolean)
    expect([...named].sort()).toEqual([...permissions].sort())
    const ids = rows.map(({ id }) => id)
    for (const row of rows) {
      expect([row.name_zh_cn, row.name_zh_tw, row.name_en_us].every(Boolean), String(row.key)).toBe(true)
      expect(row.parent_id === null || ids.includes(row.parent_id), String(row.key)).toBe(true)
      if (row.type === 1) expect(row.parent_id, String(row.key)).not.toBeNull()
    }
  })

  it('has the institutions’ menus under their numbers, in their order', async () => {
    await synchroniseMenus(db)
    const top = await db
      .selectFrom('menu')
      .select('id')
      .where('face', '=', 'g')
      .where('parent_id', 'is', null)
      .orderBy('sort')
      .execute()
    expect(top.map(({ id }) => id)).toEqual([20, 21, 25, 22, 23, 24, 26])
    expect((await menuOf('board:list-ans')).parent_id).toBe(21)
  })

  it('puts a button below the page of its noun', async () => {
    await synchroniseMenus(db)
    const { id } = await menuOf('entity:user')
    expect((await menuOf('permission:sys:user:save')).parent_id).toBe(id)
    expect((await menuOf('permission:board:message:return')).parent_id).toBe((await menuOf('board:queue')).id)
  })
})

describe('roles', () => {
  it('hold afterwards what they held, whatever is recomputed', async () => {
    const administrator = await roleOf('administrator', '系统管理员', ofSystem)
    const editor = await roleOf('editor', '平台编辑', ofBoard)
    const clerk = await roleOf(null, '收件岗', ['sys:inbox:page'])
    await synchroniseMenus(db)
    await recompute()
    expect(await heldBy(administrator)).toEqual([...ofSystem].sort())
    expect(await heldBy(editor)).toEqual([...ofBoard].sort())
    expect(await heldBy(clerk)).toEqual(['sys:inbox:page'])
  })

  it('get what a new version brings: administrators what is of the system, editors what is of the board', async () => {
    const administrator = await roleOf('administrator', '系统管理员', [])
    const editor = await roleOf('editor', '平台编辑', [])
    const clerk = await roleOf(null, '收件岗', [])
    await synchroniseMenus(db)
    expect(await heldBy(administrator)).toEqual([...ofSystem].sort())
    expect(await heldBy(editor)).toEqual([...ofBoard].sort())
    expect(await heldBy(clerk)).toEqual([])
  })
})

describe('a further start', () => {
  it('puts in nothing, and leaves what administrators changed', async () => {
    const editor = await roleOf('editor', '平台编辑', ofBoard)
    await synchroniseMenus(db)
    const { id } = await menuOf('board:queue')
    const change = { name_zh_cn: '留言审核', icon: 'star', sort: 500, status: 0 }
    await db.updateTable('menu').set(change).where('id', '=', id).execute()
    await db.deleteFrom('role_menu').where('role_id', '=', editor).where('menu_id', '=', id).execute()
    await recompute()
    expect(await synchroniseMenus(db)).toBe(0)
    expect(await menuOf('board:queue')).toMatchObject(change)
    expect(await heldBy(editor)).not.toContain('board:message:page')
  })

  it('puts in what is missing alone', async () => {
    await synchroniseMenus(db)
    const before = await menus()
    await db.deleteFrom('menu').where('key', 'in', ['permission:sys:user:save', 'institution:24']).execute()
    expect(await synchroniseMenus(db)).toBe(2)
    const after = await menus()
    expect(after.map(({ key }) => key).sort()).toEqual(before.map(({ key }) => key).sort())
  })

  it('at the same time as others makes each entry once', async () => {
    const counts = await Promise.all(Array.from({ length: 6 }, () => synchroniseMenus(db)))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(productEntries().length)
    expect(await menus()).toHaveLength(productEntries().length)
  })
})

it('every permission has words at its button: in server/administration/menus/words.ts, or as a verb or field of an entity', () => {
  const pages = productEntries().flatMap(({ type, permission }) => (type === 0 ? [permission] : []))
  const buttons = permissions.filter(permission => !pages.includes(permission))
  expect(buttons.filter(permission => wordsOfPermission(permission) === undefined)).toEqual([])
})
