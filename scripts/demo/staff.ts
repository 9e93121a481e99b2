import type { Trx } from '@board/server/platform/database/open'
import { insertRows } from '../reference/insert.ts'
import { type AccountRow, accountRow } from './people.ts'

const day = 86_400_000

/** The departments of the platform's own staff, parents before children; an id is a position in this list, from 1. */
const departments = [
  { name: '留言板管理中心', parent: null },
  { name: '受理审核部', parent: 1 },
  { name: '受理一组', parent: 2 },
  { name: '受理二组', parent: 2 },
  { name: '督办协调部', parent: 1 },
  { name: '数据分析部', parent: 1 },
  { name: '系统运行部', parent: 1 }
] as const

/** Roles besides those that every installation has. */
const roles = [
  {
    name: '部门管理员',
    remark: '管理本部门及下级部门的用户',
    data_scope: 1,
    depts: [] as number[],
    permissions: ['sys:dept:page', 'sys:user:info', 'sys:user:page', 'sys:user:save', 'sys:user:update']
  },
  {
    name: '督办观察员',
    remark: '查看待审核的留言，了解受理部门的人员',
    data_scope: 2,
    depts: [2, 3, 4],
    permissions: ['board:message:page', 'sys:user:page']
  }
] as const

/** Posts instead of people: department, name, username, role. */
const posts: readonly (readonly [dept: number, name: string, username: string, role: string])[] = [
  [2, '受理审核部管理岗', 'shouli_guanli', '部门管理员'],
  [2, '审核岗一号', 'shenhe_01', '平台编辑'],
  [2, '审核岗二号', 'shenhe_02', '平台编辑'],
  [3, '受理岗一号', 'shouli_01', '平台编辑'],
  [3, '受理岗二号', 'shouli_02', '平台编辑'],
  [4, '受理岗三号', 'shouli_03', '平台编辑'],
  [4, '受理岗四号', 'shouli_04', '平台编辑'],
  [5, '督办岗一号', 'duban_01', '督办观察员'],
  [5, '督办岗二号', 'duban_02', '督办观察员'],
  [6, '数据岗一号', 'shuju_01', '督办观察员'],
  [7, '运行岗一号', 'yunxing_01', '部门管理员'],
  [7, '运行岗二号', 'yunxing_02', '部门管理员']
]

/** Writes the departments of the demo, before the accounts that belong to them. */
export async function insertDepartments(trx: Trx): Promise<void> {
  const paths: string[] = []
  const rows = departments.map(({ name, parent }, index) => {
    const path = `${parent === null ? '/' : paths[parent - 1]}${index + 1}/`
    paths.push(path)
    return { id: index + 1, parent_id: parent, path, name, sort: index, version: 1 }
  })
  await insertRows(trx, 'dept', rows, { id: 'id' })
}

/**
 * Writes the demo's further staff with their roles; nobody can sign in with their accounts before a reset of the
 * password.
 */
export async function insertStaff(
  trx: Trx,
  accounts: readonly AccountRow[],
  now: Date
): Promise<AccountRow[]> {
  await insertDemoRoles(trx)
  const last = Math.max(...accounts.map(({ uid }) => uid))
  const rows = posts.map(([dept_id, name, username], index) => {
    const created_at = new Date(now.getTime() - (300 - index * 7) * day)
    const names = { username, nick_name: name, real_name: name, email: `${username}@example.org` }
    const base = { uid: last + 1 + index, kind: 'staff', created_at, dept_id } as const
    return accountRow({ ...base, ...names })
  })
  await insertRows(trx, 'account', rows, { id: 'uid' })
  const known = await trx.selectFrom('role').select(['id', 'name']).execute()
  const idOf = (name: string) => known.find(role => role.name === name)?.id ?? 0
  const given = posts.map(([, , , role], index) => ({ account_uid: last + 1 + index, role_id: idOf(role) }))
  await insertRows(trx, 'account_role', given)
  return rows
}

async function insertDemoRoles(trx: Trx): Promise<void> {
  for (const { name, remark, data_scope, depts, permissions } of roles) {
    const { id: role_id } = await trx
      .insertInto('role')
      .values({ name, remark, data_scope })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertRows(
      trx,
      'role_permission',
      permissions.map(permission => ({ role_id, permission }))
    )
    await insertRows(
      trx,
      'role_dept',
      depts.map(dept_id => ({ role_id, dept_id }))
    )
  }
}
