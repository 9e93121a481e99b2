/**
 * Cases of the calls about staff that do not change their records, and of the refusals by the rules of staff,
 * departments and roles.
 */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { maxId } from '@board/schemas/facts/formats'
import { buildSecondFactor } from '../../support/builders/second-factor.ts'
import { type Case, when, whenRaw } from '../support/case.ts'
import {
  alone,
  type Clerk,
  clerk,
  department,
  menu,
  named,
  person,
  role,
  stronger,
  user
} from '../support/clerk.ts'
import type { Stage } from '../support/stage.ts'

type Given = (stage: Stage, by: Clerk) => Promise<object> | object

/** Makes the case of a refused request of the clerk. */
const no = (operation: OperationId, code: ErrorCode, what: string, input: Given, scope: 0 | 1 = 0): Case =>
  whenRaw(operation, code, what, async stage => {
    const by = await clerk(stage, scope)
    return await by.call(operation, await input(stage, by))
  })

/** Makes the case of a request that would leave nobody who can manage users and roles. */
const noneLeft = (operation: OperationId, input: Given): Case =>
  whenRaw(operation, 'ENT0114', 'so that nobody is left', async stage => {
    const by = await clerk(stage)
    const given = await input(stage, by)
    return await alone(stage, by, () => by.call(operation, given))
  })

type IdOf = (stage: Stage, by: Clerk) => Promise<number> | number

/** Makes the cases of both ways to delete. */
const noDelete = (name: 'User' | 'Dept' | 'Role', code: ErrorCode, what: string, idOf: IdOf): Case[] => [
  no(`sys${name}Delete`, code, what, async (stage, by) => ({ params: { id: await idOf(stage, by) } })),
  no(`sys${name}DeleteMany`, code, `${what}, of several`, async (stage, by) => ({
    body: { ids: [await idOf(stage, by)] }
  }))
]

const change = ({ id, version }: { id: number; version: number }, body: object) => ({
  params: { id },
  body: { version, ...body }
})

const weak = { password: 'abcdefgh', confirmPassword: 'abcdefgh' }
const twice = { password: 'Chang-jiang9', confirmPassword: 'Huang-he-2026' }
const strong = { password: 'Chang-jiang9', confirmPassword: 'Chang-jiang9' }
const inbox = async (stage: Stage) => ({ roleIdList: [(await role(stage, ['sys:inbox:page'])).id] })
const everything = async (stage: Stage) => ({ roleIdList: [(await role(stage, [])).id] })

/** Refused values of new users and of existing ones: code, name of the case, values, data scope of the clerk. */
const userValues: readonly [ErrorCode, string, Given, 0 | 1][] = [
  ['ENT0111', 'with a weak password', () => weak, 0],
  ['ENT0112', 'with another password the second time', () => twice, 0],
  ['ENT0118', 'with a name of digits', () => ({ username: '13000000000' }), 0],
  ['ENT0115', 'with more permissions than the clerk has', inbox, 0],
  ['ENT0125', 'with all departments', everything, 1],
  ['ENT0123', 'in no department', () => ({ deptId: null }), 1]
]

const users: Case[] = [
  ...userValues.flatMap(([code, what, given, scope]) => [
    no(
      'sysUserCreate',
      code,
      what,
      async (stage, by) => ({ body: person({ deptId: by.deptId, ...(await given(stage, by)) }) }),
      scope
    ),
    no(
      'sysUserUpdate',
      code,
      what,
      async (stage, by) => change(await user(stage, { deptId: by.deptId }), await given(stage, by)),
      scope
    )
  ]),
  no('sysUserUpdate', 'ENT0113', 'of the own account, to disabled', (_, by) => change(by.own, { status: 0 })),
  no('sysUserUpdate', 'ENT0119', 'past one’s own old password', (_, by) => change(by.own, strong)),
  no('sysUserUpdate', 'ENT0116', 'of a user with more permissions than the clerk', async stage =>
    change(await stronger(stage), { realName: '改名岗' })
  ),
  noneLeft('sysUserUpdate', (_, by) => change(by.own, { roleIdList: [] })),
  noneLeft('sysUserDelete', (_, by) => ({ params: { id: by.uid } })),
  noneLeft('sysUserDeleteMany', (_, by) => ({ body: { ids: [by.uid] } })),
  ...noDelete('User', 'ENT0113', 'of the own account', (_, by) => by.uid),
  ...noDelete(
    'User',
    'ENT0116',
    'of a user with more permissions than the clerk',
    async stage => (await stronger(stage)).id
  ),
  ...noDelete('User', 'ENT0117', 'of a user who has signed in before', async stage => {
    const { id, username } = await user(stage)
    const entry = { at: stage.clock.now(), account_uid: id, username, operation: 0, status: 1 }
    await stage.db.insertInto('login_log').values(entry).execute()
    return id
  })
]

const departments: Case[] = [
  no('sysDeptCreate', 'ENT0123', 'at the top', () => ({ body: { name: '新处', parentId: null } }), 1),
  no(
    'sysDeptUpdate',
    'ENT0123',
    'to the top',
    async (stage, by) => change(await department(stage, by.deptId), { parentId: null }),
    1
  ),
  no('sysDeptUpdate', 'ENT0120', 'below itself', async stage => {
    const above = await department(stage)
    return change(above, { parentId: (await department(stage, above.id)).id })
  }),
  ...noDelete('Dept', 'ENT0121', 'with a department below it', async stage => {
    const { id } = await department(stage)
    await department(stage, id)
    return id
  }),
  ...noDelete('Dept', 'ENT0122', 'with a member', (_, by) => by.deptId)
]

const administrators = async (stage: Stage) => {
  const row = stage.db.selectFrom('role').select(['id', 'version']).where('code', '=', 'administrator')
  return await row.executeTakeFirstOrThrow()
}
const open = (stage: Stage) => role(stage, ['sys:inbox:page'])

const roles: Case[] = [
  no('sysRoleCreate', 'ENT0115', 'with more permissions than the clerk has', async stage => ({
    body: named({ menuIdList: [await menu(stage, 'sys:inbox:page')] })
  })),
  no('sysRoleUpdate', 'ENT0115', 'with more permissions than the clerk has', async stage =>
    change(await role(stage, []), { menuIdList: [await menu(stage, 'sys:inbox:page')] })
  ),
  no('sysRoleCreate', 'ENT0125', 'with all departments', () => ({ body: named() }), 1),
  no(
    'sysRoleUpdate',
    'ENT0125',
    'with all departments',
    async stage => change(await role(stage, [], { dataScope: 1 }), { dataScope: 0 }),
    1
  ),
  no(
    'sysRoleUpdate',
    'ENT0134',
    'with more permissions than the clerk has, in the role already',
    async stage => change(await open(stage), { remark: '说明' })
  ),
  when(
    'sysRoleUpdate',
    'ENT0131',
    'administrator',
    async stage => change(await administrators(stage), { dataScope: 1 }) as never,
    'of the administrators, with fewer permissions'
  ),
  noneLeft('sysRoleUpdate', async (stage, by) => {
    const menu_id = await menu(stage, 'sys:role:update')
    await stage.db.insertInto('role_menu').values({ role_id: by.roleId, menu_id }).execute()
    return change({ id: by.roleId, version: 1 }, { menuIdList: [] })
  }),
  ...noDelete('Role', 'ENT0130', 'of the administrators', async stage => (await administrators(stage)).id),
  ...noDelete('Role', 'ENT0132', 'that a user has', (_, by) => by.roleId),
  ...noDelete(
    'Role',
    'ENT0134',
    'with more permissions than the clerk has',
    async stage => (await open(stage)).id
  )
]

const nobody = { body: { id: maxId } }
const nobodies = { body: { ids: [maxId] } }
const one = async (stage: Stage) => ({ body: { id: (await user(stage)).id } })
const several = async (stage: Stage) => ({ body: { ids: [(await user(stage)).id] } })
const strongerOne = async (stage: Stage) => ({ body: { id: (await stronger(stage)).id } })
const strongerOnes = async (stage: Stage) => ({ body: { ids: [(await stronger(stage)).id] } })

const withReason = ({ body }: { body: { id: number } }) => ({ body: { ...body, reason: '手机遗失' } })
const guarded = async (stage: Stage) => {
  const { body } = await one(stage)
  await buildSecondFactor(stage.db, stage.keys, body.id, stage.clock.now())
  return withReason({ body })
}

const acts: Case[] = [
  when('sysUserPage', 'done', 'administrator', () => ({ query: { page: 1, rows: 10, username: 'gang' } })),
  when('sysUserPage', 'ENT0006', 'administrator', () => ({ query: { page: 1001 } }), 'beyond the last page'),
  when('sysDeptTree', 'done', 'administrator', async stage => {
    await department(stage)
    return {}
  }),
  when('resetUserPassword', 'done', 'administrator', one),
  when('resetUserPassword', 'GEN0404', 'administrator', () => nobody),
  when('resetUserPassword', 'ENT0111', 'administrator', async stage => {
    const { body } = await one(stage)
    return { body: { ...body, newPassword: 'abcdefgh' } }
  }),
  no('resetUserPassword', 'ENT0116', 'of a user with more permissions than the clerk', strongerOne),
  no('resetUserPassword', 'ENT0119', 'of the own account', (_, by) => ({ body: { id: by.uid } })),
  when('resetUserSecondFactor', 'done', 'administrator', guarded),
  when('resetUserSecondFactor', 'GEN0404', 'administrator', () => withReason(nobody)),
  when('resetUserSecondFactor', 'USR0076', 'administrator', async stage => withReason(await one(stage))),
  no('resetUserSecondFactor', 'ENT0116', 'of a user with more permissions than the clerk', async stage =>
    withReason(await strongerOne(stage))
  ),
  no('resetUserSecondFactor', 'ENT0119', 'of the own account', (_, by) =>
    withReason({ body: { id: by.uid } })
  ),
  when('unlockUser', 'done', 'administrator', one),
  when('unlockUser', 'GEN0404', 'administrator', () => nobody),
  no('unlockUser', 'ENT0116', 'of a user with more permissions than the clerk', strongerOne),
  when('enableUsers', 'done', 'administrator', several),
  when('enableUsers', 'GEN0404', 'administrator', () => nobodies),
  no('enableUsers', 'ENT0116', 'of a user with more permissions than the clerk', strongerOnes),
  when('disableUsers', 'done', 'administrator', several),
  when('disableUsers', 'GEN0404', 'administrator', () => nobodies),
  no('disableUsers', 'ENT0116', 'of a user with more permissions than the clerk', strongerOnes),
  no('disableUsers', 'ENT0113', 'of the own account', (_, by) => ({ body: { ids: [by.uid] } })),
  noneLeft('disableUsers', (_, by) => ({ body: { ids: [by.uid] } }))
]

export const accessCases: readonly Case[] = [...acts, ...users, ...departments, ...roles]
