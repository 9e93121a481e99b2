import { ApiError } from '@board/client'
import { describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../support/builders.ts'
import { testDatabase } from '../support/database.ts'
import { buildSecondFactor, codeAt, recoveryCode, seed } from '../support/second-factor.ts'
import { clientOf, testBoard } from '../support/world.ts'
import { atOnce, codesOf } from './at-once.ts'

const board = await testBoard(await testDatabase())
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
})
