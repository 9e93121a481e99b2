import { expect, it } from 'vitest'
import { accessWorld } from '../support/access.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { atOnce, codesOf } from './at-once.ts'

const { db, holder, administrator } = await accessWorld(await testDatabase())
const rounds = 8
const both = [
  'sys:role:update',
  'sys:user:info',
  'sys:user:update',
  'sys:user:status',
  'sys:user:delete'
] as const

/** Builds two administrators and disables all other staff. */
async function twoAdministrators() {
  await db.updateTable('account').set({ status: 0 }).where('kind', '=', 'staff').execute()
  const two = [await holder(both), await holder(both)] as const
  return two.map(({ uid, client }, index) => ({ client, other: two[1 - index]?.uid ?? 0, uid }))
}

const holders = async () => {
  const rows = await db
    .selectFrom('account')
    .innerJoin('account_role', 'account_role.account_uid', 'account.uid')
    .innerJoin('role_permission', 'role_permission.role_id', 'account_role.role_id')
    .select('account.uid')
    .where('account.status', '=', 1)
    .where('permission', '=', 'sys:role:update')
    .execute()
  return rows.length
}

it(`two administrators take each other's roles at once: one stays, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round++) {
    const two = await twoAdministrators()
    const acts = two.map(({ client, other }) => async () => {
      const body = { version: 1, roleIdList: [] }
      return await client.call('sysUserUpdate', { params: { id: other }, body })
    })
    const codes = codesOf(await atOnce(...acts))
    expect(codes).toContain('done')
    expect(codes.filter(code => code === 'done')).toHaveLength(1)
    expect(await holders()).toBe(1)
  }
})

it(`two administrators disable each other at once: one stays, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round++) {
    const two = await twoAdministrators()
    const acts = two.map(
      ({ client, other }) =>
        () =>
          client.call('disableUsers', { body: { ids: [other] } })
    )
    const codes = codesOf(await atOnce(...acts))
    expect(codes.filter(code => code === 'done')).toHaveLength(1)
    expect(await holders()).toBe(1)
  }
  expect(administrator.uid).toBeGreaterThan(0)
})

it(`one deletes the other, who takes the first one's roles: one stays, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round++) {
    const [one, two] = await twoAdministrators()
    const codes = codesOf(
      await atOnce<unknown>(
        () => one?.client.call('sysUserDelete', { params: { id: one.other } }) ?? Promise.reject(),
        () =>
          two?.client.call('sysUserUpdate', {
            params: { id: two.other },
            body: { version: 1, roleIdList: [] }
          }) ?? Promise.reject()
      )
    )
    expect(codes.filter(code => code === 'done')).toHaveLength(1)
    expect(await holders()).toBe(1)
  }
})
