import { expect, it } from 'vitest'
import { accessWorld } from '../../../tests/support/access.ts'
import { testDatabase } from '../../../tests/support/database.ts'

const world = await accessWorld(await testDatabase())
const { administrator, client, department, role, db } = world
const admin = administrator.client
const heading = '用户名,姓名,所属部门,角色,密码,确认密码'
const upload = (...lines: string[]) =>
  admin.call('sysUserImport', { body: { file: new File([[heading, ...lines].join('\n')], 'x.csv') } })

it('brings users who sign in with the password that stands in the file, each with a hash of their own', async () => {
  const dept = await department()
  const roleId = await role()
  const { name } = await db
    .selectFrom('role')
    .select('name')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow()
  const line = (username: string) => `${username},受理岗,${dept.name},${name},Chang-jiang9,Chang-jiang9`
  const { batchId, errors } = await upload(line('gang_01'), line('gang_02'), 'gang_03,受理岗,,,,')
  expect(errors).toEqual([])
  expect(await admin.call('sysUserImportConfirm', { body: { batchId } })).toEqual({
    created: 3,
    updated: 0,
    skipped: 0
  })
  const body = { username: 'gang_02', password: 'Chang-jiang9' }
  expect((await client().call('peopleLogin', { body })).updatePwd).toBe(true)
  const rows = await db
    .selectFrom('account')
    .select('password_hash')
    .where('username', 'in', ['gang_01', 'gang_02', 'gang_03'])
    .orderBy('username')
    .execute()
  const hashes = rows.map(({ password_hash }) => password_hash)
  expect(new Set(hashes).size).toBe(3)
  expect(hashes[2]).toBeNull()
})

it('names the user name that is taken, the department and the role that there are not', async () => {
  await admin.call('sysUserCreate', { body: { username: 'gang_11', realName: '受理岗' } })
  const { errors } = await upload('Gang_11,受理岗,,,,', 'gang_12,受理岗,市政处,审核员,,')
  expect(errors).toEqual([
    { line: 2, field: 'username', message: '用户名“Gang_11”已存在' },
    { line: 3, field: 'deptId', message: '找不到所属部门“市政处”' },
    { line: 3, field: 'roleIdList', message: '找不到角色“审核员”' }
  ])
})
