import { verifyPassword } from '@board/server/people/accounts/password'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { createAdministrator, requirePossible } from './create.ts'

const database = await testDatabase()
const now = new Date('2026-11-20T15:00:00+08:00')
const wish = { username: 'first_admin', password: 'Chang-jiang9', another: false, editor: false }

describe('creating an administrator', () => {
  const permissionsOf = async (uid: number) => {
    const rows = await database.db
      .selectFrom('account_role')
      .innerJoin('role_permission', 'role_permission.role_id', 'account_role.role_id')
      .select('permission')
      .where('account_uid', '=', uid)
      .execute()
    return rows.map(({ permission }) => permission)
  }

  test('refuses a weak password and an invalid user name', async () => {
    await expect(createAdministrator(database, { ...wish, password: 'changjiang' }, now)).rejects.toThrow(
      'three kinds'
    )
    await expect(createAdministrator(database, { ...wish, password: 'Liuyan@2026' }, now)).rejects.toThrow(
      'in the README'
    )
    await expect(createAdministrator(database, { ...wish, username: '12345' }, now)).rejects.toThrow('4–20')
    expect(await database.db.selectFrom('account').select('uid').execute()).toEqual([])
  })

  test('gives the first administrator every permission of the system, and none of the board', async () => {
    const uid = await createAdministrator(database, wish, now)
    const permissions = await permissionsOf(uid)
    expect(permissions.length).toBeGreaterThan(0)
    expect(permissions.filter(permission => !/^(sys|act):/.test(permission))).toEqual([])
    const row = await database.db
      .selectFrom('account')
      .select('password_hash')
      .where('uid', '=', uid)
      .executeTakeFirst()
    expect(await verifyPassword(row?.password_hash, wish.password)).toBe(true)
  })

  test('refuses a second administrator without `--another`, and a name that is taken', async () => {
    const second = { ...wish, username: 'second_admin' }
    await expect(createAdministrator(database, second, now)).rejects.toThrow('--another')
    await expect(
      createAdministrator(database, { ...wish, username: 'FIRST_admin', another: true }, now)
    ).rejects.toThrow('taken')
    // the same is said before a password is typed
    await expect(requirePossible(database, second)).rejects.toThrow('--another')
    const taken = { username: 'FIRST_admin', another: true }
    await expect(requirePossible(database, taken)).rejects.toThrow('taken')
    await expect(requirePossible(database, { ...taken, username: '12345' })).rejects.toThrow('4–20')
    await expect(requirePossible(database, { ...second, another: true })).resolves.toBeUndefined()
    const uid = await createAdministrator(database, { ...second, another: true, editor: true }, now)
    expect((await permissionsOf(uid)).some(permission => permission.startsWith('board:'))).toBe(true)
  })
})
