import { ApiError } from '@board/client'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../support/builders/builders.ts'
import { passkeyDevice, rowOf } from '../support/builders/passkeys.ts'
import { buildSecondFactor, codeAt, recoveryCode, seed } from '../support/builders/second-factor.ts'
import { clientOf, testBoard } from '../support/builders/world.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { atOnce, codesOf } from './at-once.ts'

const database = await testDatabase()
const board = await testBoard(database)
const { db, deps, visitor } = board
const password = 'Abc12345'
const rounds = Array.from({ length: 3 }, (_, round) => round)

async function ticketOf(username: string): Promise<string> {
  const failure = await visitor.call('peopleLogin', { body: { username, password } }).catch(error => error)
  if (!(failure instanceof ApiError) || !failure.detail || !('ticket' in failure.detail)) throw failure
  return failure.detail.ticket
}

describe.for(rounds)('round %i: at the same moment', () => {
  it('one authenticator code and one recovery code sign in once each', async () => {
    for (const codeOf of [() => codeAt(seed, new Date()), () => recoveryCode]) {
      await db.deleteFrom('rate_counter').execute()
      const { uid, username } = await buildAccount(db, { kind: 'staff', password })
      await buildSecondFactor(db, deps.keys, uid)
      const tickets = [await ticketOf(username), await ticketOf(username), await ticketOf(username)]
      const code = codeOf()
      const outcomes = await atOnce(
        ...tickets.map(ticket => () => visitor.call('takeSecondStep', { body: { ticket, code } }))
      )
      expect(codesOf(outcomes).filter(outcome => outcome === 'done')).toHaveLength(1)
      const sessions = db.selectFrom('session').select('id').where('account_uid', '=', uid)
      expect(await sessions.execute()).toHaveLength(1)
    }
  })

  it('one set-up is confirmed once', async () => {
    const { uid } = await buildAccount(db, { kind: 'staff', password })
    const token = await buildSession(db, uid)
    const own = clientOf(board.app, token, deps.keys.publicKeyPem)
    const { secret } = await own.call('beginSecondFactor', { body: { password } })
    const body = { code: codeAt(secret, new Date()) }
    const confirm = () => own.call('confirmSecondFactor', { body })
    expect(codesOf(await atOnce<unknown>(confirm, confirm))).toEqual(['USR0075', 'done'])
    const codes = db.selectFrom('recovery_code').select('code_hash').where('account_uid', '=', uid)
    expect(await codes.execute()).toHaveLength(10)
  })

  it('one signature of a passkey signs in once', async () => {
    await db.deleteFrom('rate_counter').execute()
    const { uid, username } = await buildAccount(db, { kind: 'staff', password })
    await buildSecondFactor(db, deps.keys, uid)
    const device = passkeyDevice('http://localhost')
    device.make({ challenge: 'x', rp: { id: 'localhost' } })
    await db
      .insertInto('passkey')
      .values(device.kept.map(passkey => rowOf(passkey, uid, new Date())))
      .execute()
    const ticket = await ticketOf(username)
    const signed = device.sign(await visitor.call('beginPasskeyStep', { body: { ticket } }))
    const take = () => visitor.call('takePasskeyStep', { body: { ticket, ...signed } })
    const outcomes = await atOnce(take, take, take)
    expect(codesOf(outcomes).filter(outcome => outcome === 'done')).toHaveLength(1)
    const sessions = db.selectFrom('session').select('id').where('account_uid', '=', uid)
    expect(await sessions.execute()).toHaveLength(1)
  })

  it('one passkey is added once', async () => {
    const { uid } = await buildAccount(db, { kind: 'staff', password })
    const own = clientOf(board.app, await buildSession(db, uid), deps.keys.publicKeyPem)
    const device = passkeyDevice('http://localhost')
    const made = device.make(await own.call('beginPasskey', { body: { password } }))
    const add = () => own.call('addPasskey', { body: { name: '电脑', ...made } })
    expect(codesOf(await atOnce<unknown>(add, add))).toEqual(['USR0075', 'done'])
    const codes = db.selectFrom('recovery_code').select('code_hash').where('account_uid', '=', uid)
    expect(await codes.execute()).toHaveLength(10)
  })

  it('the last two passkeys of who must have one are not both removed', async () => {
    const { uid } = await buildAccount(db, { kind: 'staff', password })
    const role = { name: `needs-${uid}`, second_factor: true }
    const { id: role_id } = await db.insertInto('role').values(role).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('account_role').values({ account_uid: uid, role_id }).execute()
    await db.insertInto('second_factor').values({ account_uid: uid, confirmed_at: new Date() }).execute()
    const device = passkeyDevice('http://localhost')
    for (let nth = 0; nth < 2; nth++) device.make({ challenge: 'x', rp: { id: 'localhost' } })
    const rows = device.kept.map(passkey => rowOf(passkey, uid, new Date()))
    const ids = await db.insertInto('passkey').values(rows).returning('id').execute()
    const own = clientOf(board.app, await buildSession(db, uid), deps.keys.publicKeyPem)
    const removals = ids.map(
      ({ id }) =>
        () =>
          own.call('removePasskey', { body: { id, password } })
    )
    expect(codesOf(await atOnce<unknown>(...removals))).toEqual(['USR0084', 'done'])
  })
})

/** Signs a staff member in who has begun to set up a second factor. */
async function settingUp() {
  const { uid } = await buildAccount(db, { kind: 'staff', password })
  const own = clientOf(board.app, await buildSession(db, uid), deps.keys.publicKeyPem)
  return { uid, own }
}

/** Calls that lock an account and its second factor, each with the account. */
const locking: Record<string, () => Promise<{ uid: number; call: () => Promise<unknown> }>> = {
  takeSecondStep: async () => {
    const { uid, username } = await buildAccount(db, { kind: 'staff', password })
    await buildSecondFactor(db, deps.keys, uid)
    const ticket = await ticketOf(username)
    const body = { ticket, code: codeAt(seed, new Date()) }
    return { uid, call: () => visitor.call('takeSecondStep', { body }) }
  },
  confirmSecondFactor: async () => {
    const { uid, own } = await settingUp()
    const { secret } = await own.call('beginSecondFactor', { body: { password } })
    const body = { code: codeAt(secret, new Date()) }
    return { uid, call: () => own.call('confirmSecondFactor', { body }) }
  },
  addPasskey: async () => {
    const { uid, own } = await settingUp()
    const made = passkeyDevice('http://localhost').make(
      await own.call('beginPasskey', { body: { password } })
    )
    return { uid, call: () => own.call('addPasskey', { body: { name: '电脑', ...made } }) }
  }
}

describe.for(Object.keys(locking))('%s', name => {
  it('waits for the account before it locks the second factor, as administrators do', async () => {
    await db.deleteFrom('rate_counter').execute()
    const { uid, call } = (await locking[name]?.()) ?? {}
    if (uid === undefined || !call) throw new Error(`There is no call ${name}`)
    const holder = await database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select uid from account where uid = $1 for no key update', [uid])
      const called = call()
      const waiting = async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows.length
      }
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
      const factor = 'select account_uid from second_factor where account_uid = $1 for update nowait'
      expect((await holder.query(factor, [uid])).rowCount).toBe(1)
      await holder.query('rollback')
      await expect(called).resolves.toBeDefined()
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  })
})
