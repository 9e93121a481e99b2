/** Cases of the refusals by the rules of menus. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { type Case, when, whenRaw } from '../support/case.ts'
import { alone, type Clerk, clerk, menu } from '../support/clerk.ts'
import type { Stage } from '../support/stage.ts'

const name = '某菜单'

type Body = Record<string, unknown>

const make = async (stage: Stage, body: Body = {}) =>
  await stage.call('administrator', 'sysMenuCreate', { body: { nameZhCn: name, ...body } as never })

/** Makes the case of a refused change of a new menu; `given` returns the fields of the change. */
const no = (code: ErrorCode, what: string, given: (id: number, stage: Stage) => Promise<Body> | Body): Case =>
  when(
    'sysMenuUpdate',
    code,
    'administrator',
    async stage => {
      const { id, version } = await make(stage)
      return { params: { id }, body: { version, ...(await given(id, stage)) } } as never
    },
    what
  )

const noNew = (code: ErrorCode, what: string, body: (stage: Stage) => Promise<Body> | Body): Case =>
  when(
    'sysMenuCreate',
    code,
    'administrator',
    async stage => ({ body: { nameZhCn: name, ...(await body(stage)) } }) as never,
    what
  )

/** Makes the cases of both ways to delete. */
const noDelete = (code: ErrorCode, what: string, idOf: (stage: Stage) => Promise<number>): Case[] => [
  when('sysMenuDelete', code, 'administrator', async stage => ({ params: { id: await idOf(stage) } }), what),
  when(
    'sysMenuDeleteMany',
    code,
    'administrator',
    async stage => ({ body: { ids: [await idOf(stage)] } }),
    what
  )
]

const button = { type: 1, permissions: 'sys:inbox:page' } as const

async function ofProduct({ db }: Stage): Promise<number> {
  const names = { name_zh_cn: name, name_zh_tw: '', name_en_us: '' }
  const values = { ...names, key: 'entity:user', face: 'admin', url: '/user' }
  const kept = { key: 'entity:user' }
  const row = db
    .insertInto('menu')
    .values(values)
    .onConflict(conflict => conflict.column('key').doUpdateSet(kept))
  return (await row.returning('id').executeTakeFirstOrThrow()).id
}

/** Creates a clerk who also manages menus and whose role has one menu. */
async function keeper(stage: Stage, permissions: string): Promise<Clerk & { menuId: number }> {
  const by = await clerk(stage)
  const menuId = await menu(stage, permissions)
  const rows = ['update', 'delete'].map(verb => ({ role_id: by.roleId, permission: `sys:menu:${verb}` }))
  await stage.db.insertInto('role_permission').values(rows).execute()
  await stage.db.insertInto('role_menu').values({ role_id: by.roleId, menu_id: menuId }).execute()
  return { ...by, menuId }
}

/**
 * Makes the case of a change that takes the last permission to administer the site: another menu names it, but no
 * role has that menu.
 */
const noneLeft = (operation: OperationId, input: (id: number) => object): Case =>
  whenRaw(operation, 'ENT0114', 'so that nobody is left', async stage => {
    const by = await keeper(stage, 'sys:role:update')
    const other = await menu(stage, 'sys:role:update')
    try {
      return await alone(stage, by, () => by.call(operation, input(by.menuId)))
    } finally {
      await stage.db.deleteFrom('menu').where('id', 'in', [other, by.menuId]).execute()
    }
  })

export const menuCases: readonly Case[] = [
  when('sysMenuNav', 'done', 'city', () => ({}), 'of an institution'),
  noNew('ENT0101', 'with a misspelt permission', () => ({ permissions: 'sys:user:pag' })),
  noNew('ENT0104', 'as a button at the top', () => button),
  noNew('ENT0105', 'below a menu of the other console', async stage => ({
    face: 'g',
    parentId: (await make(stage)).id
  })),
  no('ENT0101', 'to a misspelt permission', () => ({ permissions: 'sys:inbox:pag' })),
  no('ENT0102', 'to stand below itself', id => ({ parentId: id })),
  no('ENT0104', 'to stand below a button', async (_, stage) => {
    const { id: above } = await make(stage)
    return { parentId: (await make(stage, { ...button, parentId: above })).id }
  }),
  no('ENT0105', 'to another console than what stands below it', async (id, stage) => {
    await make(stage, { parentId: id })
    return { face: 'g' }
  }),
  when(
    'sysMenuUpdate',
    'ENT0107',
    'administrator',
    async stage => {
      const id = await ofProduct(stage)
      const { version } = await stage.call('administrator', 'sysMenuGet', { params: { id } })
      return { params: { id }, body: { version, url: '/elsewhere' } }
    },
    'of an address that the product gives'
  ),
  whenRaw('sysMenuUpdate', 'ENT0115', 'to a permission that the clerk does not have', async stage => {
    const { call, menuId } = await keeper(stage, '')
    return await call('sysMenuUpdate', {
      params: { id: menuId },
      body: { version: 1, permissions: 'board:message:approve' }
    })
  }),
  noneLeft('sysMenuUpdate', id => ({ params: { id }, body: { version: 1, permissions: '' } })),
  noneLeft('sysMenuDelete', id => ({ params: { id } })),
  noneLeft('sysMenuDeleteMany', id => ({ body: { ids: [id] } })),
  ...noDelete('ENT0103', 'with a menu below it', async stage => {
    const { id } = await make(stage)
    await make(stage, { parentId: id })
    return id
  }),
  ...noDelete('ENT0106', 'of the product', ofProduct)
]
