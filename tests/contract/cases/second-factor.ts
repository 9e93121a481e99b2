/** Cases of the second step of a sign-in, and of the account's own second factor. */
import type { OperationId } from '@board/generated/calls'
import { giveTicket } from '../../../server/people/sessions/tickets.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { buildAccount, buildRestriction, buildSession } from '../../support/builders/builders.ts'
import { buildSecondFactor, codeAt, recoveryCode, seed } from '../../support/builders/second-factor.ts'
import { type Case, type Expected, whenRaw } from '../support/case.ts'
import { failedInSession } from '../support/guesses.ts'
import { sealed, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

const password = 'Abc12345'
const wrong = 'Wrong12345'

type Account = Awaited<ReturnType<typeof buildAccount>>

/** Builds a member of staff with a second factor. The clock moves past the limits per address. */
async function guarded(stage: Stage, given: Parameters<typeof buildAccount>[1] = {}): Promise<Account> {
  stage.clock.pass(61)
  const account = await buildAccount(stage.db, { kind: 'staff', password, ...given })
  await buildSecondFactor(stage.db, stage.keys, account.uid, stage.clock.now())
  return account
}

async function ban(stage: Stage, { uid }: Account, days: number | null): Promise<void> {
  const end_time = days === null ? null : new Date(stage.clock.now().getTime() + days * 86_400_000)
  await buildRestriction(stage.db, { account_uid: uid, handle_type: 0, end_time })
}

const rightCode = (stage: Stage) => codeAt(seed, stage.clock.now())

/** Makes the case of a second step after a change of its account. */
const step = (
  expected: Expected,
  what: string,
  codeOf: (stage: Stage) => string,
  prepare: (stage: Stage, account: Account) => Promise<unknown> = async () => {}
): Case =>
  whenRaw('takeSecondStep', expected, what, async stage => {
    const account = await guarded(stage)
    await prepare(stage, account)
    const given = { uid: account.uid, loginType: 1 } as const
    const { ticket } = await inTransaction(stage.db, trx => giveTicket(trx, given, stage.clock.now()))
    return sendRaw(stage, 'takeSecondStep', { body: { ticket, code: codeOf(stage) } })
  })

const lockEverywhere = async (stage: Stage, { username }: Account): Promise<void> => {
  const name_key = stage.keys.blindIndex('login', username)
  const values = { name_key, failures: 100, last_at: stage.clock.now() }
  await stage.db.insertInto('login_failure').values(values).execute()
}

/** Switches the account of a case off, as one of this kind. */
const switchOff =
  (kind: 'citizen' | 'staff') =>
  (stage: Stage, { uid }: { uid: number }) =>
    stage.db.updateTable('account').set({ status: 0, kind }).where('uid', '=', uid).execute()

const steps: readonly Case[] = [
  step('done', 'with a right code', rightCode),
  step('done', 'with a recovery code', () => recoveryCode),
  step('USR0071', 'with a wrong code', () => '000000'),
  step('USR0078', 'with a wrong recovery code', () => 'zzzzz-zzzzz'),
  step('USR0077', 'after a hundred failures', rightCode, lockEverywhere),
  step('USR0094', 'of an account that is switched off', rightCode, switchOff('citizen')),
  step('USR0095', 'of an account of staff that is switched off', rightCode, switchOff('staff')),
  step('USR0028', 'of an account that is banned without end', rightCode, (stage, account) =>
    ban(stage, account, null)
  ),
  step('USR0043', 'of an account that is banned until a day', rightCode, (stage, account) =>
    ban(stage, account, 3)
  )
]

const overTicket = whenRaw('takeSecondStep', 'USR0072', 'with a ticket that was never issued', stage => {
  stage.clock.pass(61)
  return sendRaw(stage, 'takeSecondStep', { body: { ticket: 'x'.repeat(43), code: '123456' } })
})

type Own = {
  body?: Record<string, unknown>
  isOn?: boolean
  prepare?: (stage: Stage, account: Account) => Promise<unknown>
}

/** Makes the case of a call with its own account, because each call changes the account. */
const own = (
  id: OperationId,
  expected: Expected,
  what: string,
  { body, isOn = true, prepare = async () => {} }: Own = {}
): Case =>
  whenRaw(id, expected, what, async stage => {
    stage.clock.pass(61)
    const account = isOn ? await guarded(stage) : await buildAccount(stage.db, { kind: 'staff', password })
    await prepare(stage, account)
    const token = await buildSession(stage.db, account.uid, stage.clock.now())
    return sendRaw(stage, id, { token, ...(body && { body: sealed(stage, id, body) }) })
  })

const failed = (stage: Stage, { username }: Account) => failedInSession(stage, username)

/** Writes a set-up that waits for its first code. */
async function begun(stage: Stage, { uid }: Account): Promise<void> {
  const values = {
    account_uid: uid,
    pending_sealed: stage.keys.sealField('secondFactor', seed),
    pending_at: stage.clock.now()
  }
  await stage.db.insertInto('second_factor').values(values).execute()
}

async function heldByRole(stage: Stage, { uid }: Account): Promise<void> {
  const role = { name: `asks-${uid}`, second_factor: true }
  const { id } = await stage.db.insertInto('role').values(role).returning('id').executeTakeFirstOrThrow()
  await stage.db.insertInto('account_role').values({ account_uid: uid, role_id: id }).execute()
}

const confirmed = whenRaw('confirmSecondFactor', 'done', 'with a right code', async stage => {
  stage.clock.pass(61)
  const account = await buildAccount(stage.db, { kind: 'staff', password })
  await begun(stage, account)
  const token = await buildSession(stage.db, account.uid, stage.clock.now())
  return sendRaw(stage, 'confirmSecondFactor', { token, body: { code: rightCode(stage) } })
})

const proofs = (['beginSecondFactor', 'renewRecoveryCodes', 'switchOffSecondFactor'] as const).flatMap(id => [
  own(id, 'done', 'with the password', { body: { password } }),
  own(id, 'USR0054', 'with a wrong password', { body: { password: wrong } }),
  own(id, 'USR0056', 'after ten failures', { body: { password }, prepare: failed })
])

export const secondFactorCases: readonly Case[] = [
  ...steps,
  overTicket,
  own('getSecondFactor', 'done', 'of staff'),
  ...proofs,
  own('renewRecoveryCodes', 'USR0076', 'of an account without one', { body: { password }, isOn: false }),
  own('switchOffSecondFactor', 'USR0076', 'of an account without one', { body: { password }, isOn: false }),
  own('switchOffSecondFactor', 'USR0074', 'of an account that must have one', {
    body: { password },
    prepare: heldByRole
  }),
  confirmed,
  own('confirmSecondFactor', 'USR0071', 'with a wrong code', {
    body: { code: '000000' },
    isOn: false,
    prepare: begun
  }),
  own('confirmSecondFactor', 'USR0075', 'before the set-up has begun', {
    body: { code: '123456' },
    isOn: false
  })
]
