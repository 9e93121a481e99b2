import { describe, expect, it } from 'vitest'
import { buildAccount, buildGroup, buildSession } from '../../../../../tests/support/builders/builders.ts'
import { clientOf, testBoard } from '../../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../../tests/support/postgres/database.ts'

const database = await testDatabase()
const board = await testBoard(database)
const { db, world, app, deps } = board
const editor = await board.client('editor')

let last = 0
const create = (given: object = {}) =>
  editor.call('sysInstitutionAccountCreate', {
    body: {
      username: `jigou_${++last}`,
      nickName: '留言办理员',
      groupId: world.groups.city,
      password: 'Chang-jiang9',
      confirmPassword: 'Chang-jiang9',
      ...given
    }
  })
const change = ({ id, version }: { id: number; version: number }, body: object) =>
  editor.call('sysInstitutionAccountUpdate', { params: { id }, body: { version, ...body } })

/** Signs an account in and returns a function that reads its group name, or the error code. */
async function signedIn(uid: number) {
  const client = clientOf(app, await buildSession(db, uid), deps.keys.publicKeyPem)
  return async () => {
    try {
      return (await client.call('getInfo')).groupName
    } catch (error) {
      return (error as { code: string }).code
    }
  }
}

const password = 'Chang-jiang9'
const signIn = (loginName: string, pass = password) =>
  board.visitor.call('loginByUserName', { body: { password: 'a'.repeat(64), pass, loginName } })

describe('an account of an institution', () => {
  it('signs in with its first password, which it must change', async () => {
    const { username } = await create({ password, confirmPassword: password })
    expect(await signIn(username)).toMatchObject({ organization: 1, updatePwd: true })
  })

  it('is of the kind of its institution, also when it is moved, and is signed out then', async () => {
    const account = await create()
    const name = await signedIn(account.id)
    expect(await name()).toBe('临江市')
    const moved = await change(account, { groupId: world.groups.congress })
    expect(moved).toMatchObject({ organization: 5 })
    expect(await name()).toBe('USR0001')
  })

  it('is signed out as soon as it is disabled, in the form or by the button', async () => {
    const account = await create()
    const first = await signedIn(account.id)
    const disabled = await change(account, { status: 0 })
    expect(await first()).toBe('USR0001')
    await change(disabled, { status: 1 })
    const second = await signedIn(account.id)
    const { ids } = await editor.call('disableInstitutionAccounts', { body: { ids: [account.id] } })
    expect(ids).toEqual([account.id])
    expect(await second()).toBe('USR0001')
    await editor.call('enableInstitutionAccounts', { body: { ids: [account.id] } })
    const verbs = await editor.call('sysInstitutionAccountHistory', { params: { id: account.id } })
    expect(verbs.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(['user.disabled', 'user.enabled', 'record.updated', 'record.created'])
    )
  })

  it('gets a password that is told once, and may try again at once', async () => {
    const { id, username } = await create()
    const { password: made } = await editor.call('resetInstitutionPassword', { body: { id } })
    expect(await signIn(username, made ?? '')).toMatchObject({ updatePwd: true })
    expect(await editor.call('unlockInstitutionAccount', { body: { id } })).toEqual({ ids: [id] })
  })

  it('can be deleted only while nothing refers to it', async () => {
    const { id } = await create()
    expect(await editor.call('sysInstitutionAccountDelete', { params: { id } })).toEqual({ id })
    const other = await create({ password, confirmPassword: password })
    await signIn(other.username)
    await expect(
      editor.call('sysInstitutionAccountDelete', { params: { id: other.id } })
    ).rejects.toMatchObject({ code: 'ENT0117' })
  })

  it('is the only kind that an editor manages: neither staff nor citizens', async () => {
    for (const kind of ['staff', 'citizen', 'legal'] as const) {
      const { uid: id } = await buildAccount(db, { kind })
      const acts = [
        () => editor.call('sysInstitutionAccountGet', { params: { id } }),
        () =>
          editor.call('sysInstitutionAccountUpdate', {
            params: { id },
            body: { version: 1, nickName: '别人' }
          }),
        () => editor.call('sysInstitutionAccountDelete', { params: { id } }),
        () => editor.call('resetInstitutionPassword', { body: { id } }),
        () => editor.call('unlockInstitutionAccount', { body: { id } }),
        () => editor.call('disableInstitutionAccounts', { body: { ids: [id] } })
      ]
      for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'GEN0404' })
    }
  })

  it('belongs to an open institution', async () => {
    const { id: groupId } = await buildGroup(db, { status: 0 })
    await expect(create({ groupId })).rejects.toMatchObject({ code: 'ENT0223' })
  })
})
