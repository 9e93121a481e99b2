import { expect, it } from 'vitest'
import { accessWorld } from '../../../../../tests/support/access.ts'
import { testDatabase } from '../../../../../tests/support/postgres/database.ts'

const world = await accessWorld(await testDatabase())
const { administrator, client, department, role, db } = world
const admin = administrator.client
const password = { password: 'Chang-jiang9', confirmPassword: 'Chang-jiang9' }
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
  const { batchId, errors } = await upload(line('gang_01'), line('gang_02'), line('gang_03'))
  expect(errors).toEqual([])
  expect(await admin.call('sysUserImportConfirm', { body: { batchId } })).toEqual({
    created: 3,
    ids: [expect.any(Number), expect.any(Number), expect.any(Number)],
    updated: 0,
    skipped: 0,
    problems: []
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
})

it('names the user name that is taken, the department and the role that there are not', async () => {
  await admin.call('sysUserCreate', { body: { username: 'gang_11', realName: '受理岗', ...password } })
  const { errors } = await upload(
    'Gang_11,受理岗,,,Chang-jiang9,Chang-jiang9',
    'gang_12,受理岗,市政处,审核员,Chang-jiang9,Chang-jiang9'
  )
  expect(errors).toEqual([
    { line: 2, field: 'username', message: '用户名“Gang_11”已存在' },
    { line: 3, field: 'deptId', message: '找不到所属部门“市政处”' },
    { line: 3, field: 'roleIdList', message: '找不到角色“审核员”' }
  ])
})

it('checks in the preview what the import checks, and names the lines that it passes over', async () => {
  const { batchId, valid, errors } = await upload(
    'gang_21,受理岗,,,123,123',
    'gang_22,受理岗,,,Chang-jiang9,Chang-jiang8',
    'gang_23,受理岗,,,Chang-jiang9,Chang-jiang9'
  )
  expect(valid).toBe(1)
  expect(errors.map(({ line, field }) => [line, field])).toEqual([
    [2, 'password'],
    [3, 'confirmPassword']
  ])
  // somebody else takes the name before the file is written
  await admin.call('sysUserCreate', { body: { username: 'gang_23', realName: '受理岗', ...password } })
  const done = await admin.call('sysUserImportConfirm', { body: { batchId, refused: 'skip' } })
  expect(done).toMatchObject({ created: 0, skipped: 3 })
  expect(done.problems.map(({ line, field }) => [line, field])).toEqual([
    [2, 'password'],
    [3, 'confirmPassword'],
    [4, 'username']
  ])
})

it('names the possible words of a column if the file has another one', async () => {
  const text = '用户名,姓名,性别,状态,密码,确认密码\ngang_31,受理岗,未知,可用,Chang-jiang9,Chang-jiang9'
  const { errors } = await admin.call('sysUserImport', { body: { file: new File([text], 'x.csv') } })
  expect(errors.map(({ field }) => field)).toEqual(['gender', 'status'])
  expect(errors[0]?.message).toMatch(/^性别没有“未知”这个选项，请填写男、女/)
  expect(errors[1]?.message).toMatch(/^状态没有“可用”这个选项，请填写/)
})

it('reads phones as a form does', async () => {
  const written = [
    '13000000001',
    '130 0000 0001',
    '130-0000-0001',
    '130—0000—0001',
    '130.0000.0001',
    '130\u00a00000\u00a00001',
    '130\u200b0000\u200b0001',
    '１３００００００００１',
    '+86 130 0000 0001',
    '\u202a13000000001\u202c'
  ]
  const lines = written.map((mobile, at) => `gang_3${at},受理岗,${mobile},Chang-jiang9,Chang-jiang9`)
  const file = new File([['用户名,姓名,手机号,密码,确认密码', ...lines].join('\n')], 'x.csv')
  const { batchId, errors } = await admin.call('sysUserImport', { body: { file } })
  expect(errors).toEqual([])
  const { ids } = await admin.call('sysUserImportConfirm', { body: { batchId } })
  for (const id of ids)
    expect(await admin.call('sysUserGet', { params: { id } })).toMatchObject({ mobile: '13000000001' })
})
