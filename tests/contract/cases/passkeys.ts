/** Cases of passkeys. Each has its own account, because each call changes the account. */
import { randomBytes } from 'node:crypto'
import { hashToken } from '../../../server/people/sessions/sessions.ts'
import { giveTicket, hashTicket } from '../../../server/people/sessions/tickets.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { buildAccount, buildRestriction, buildSession } from '../../support/builders/builders.ts'
import { passkeyDevice, rowOf } from '../../support/builders/passkeys.ts'
import { buildSecondFactor } from '../../support/builders/second-factor.ts'
import { type Case, type Expected, whenRaw } from '../support/case.ts'
import { failedInSession } from '../support/guesses.ts'
import { sealed, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

const password = 'Abc12345'
const host = 'localhost'
const challenge = () => randomBytes(32).toString('base64url')

/** Builds a member of staff with a second factor, one passkey of a device, and a session. */
async function owner(stage: Stage, { passkeys = 1, isOn = true } = {}) {
  stage.clock.pass(61)
  const now = stage.clock.now()
  const account = await buildAccount(stage.db, { kind: 'staff', password })
  const { uid } = account
  if (isOn) await buildSecondFactor(stage.db, stage.keys, uid, now)
  else await stage.db.insertInto('second_factor').values({ account_uid: uid }).execute()
  const device = passkeyDevice(`http://${host}`)
  for (let nth = 0; nth < passkeys; nth++) device.make({ challenge: 'x', rp: { id: host } })
  const rows = device.kept.map(passkey => rowOf(passkey, uid, now))
  const insert = stage.db.insertInto('passkey').returning('id')
  const ids = rows.length > 0 ? await insert.values(rows).execute() : []
  const token = await buildSession(stage.db, uid, now)
  return { ...account, device, token, passkeyId: ids[0]?.id ?? 0 }
}

type Owner = Awaited<ReturnType<typeof owner>>

/** Writes a challenge of the owner's session, which a new passkey hands back. */
async function asked(stage: Stage, { uid, token }: Owner) {
  const session = stage.db.selectFrom('session').select('id').where('token_hash', '=', hashToken(token))
  const { id: session_id } = await session.executeTakeFirstOrThrow()
  const values = {
    challenge: challenge(),
    account_uid: uid,
    session_id,
    expires_at: new Date(stage.clock.now().getTime() + 60_000)
  }
  await stage.db.insertInto('passkey_challenge').values(values).execute()
  return { challenge: values.challenge, rp: { id: host } }
}

/** Makes the case of adding a passkey. */
const adding = (
  expected: Expected,
  what: string,
  {
    passkeys = 0,
    isAsked = true,
    more = {}
  }: { passkeys?: number; isAsked?: boolean; more?: Record<string, unknown> } = {}
): Case =>
  whenRaw('addPasskey', expected, what, async stage => {
    const by = await owner(stage, { passkeys, isOn: false })
    const options = isAsked ? await asked(stage, by) : { challenge: 'x', rp: { id: host } }
    const body = { name: '办公室电脑', ...by.device.make(options), ...more }
    return sendRaw(stage, 'addPasskey', { token: by.token, body })
  })

const addedBefore = whenRaw('addPasskey', 'USR0083', 'a second time', async stage => {
  const by = await owner(stage, { passkeys: 0, isOn: false })
  const body = { name: '办公室电脑', ...by.device.make(await asked(stage, by)) }
  const rows = by.device.kept.map(passkey => rowOf(passkey, by.uid, stage.clock.now()))
  await stage.db.insertInto('passkey').values(rows).execute()
  return sendRaw(stage, 'addPasskey', { token: by.token, body })
})

/** Makes the case of a second step with a passkey, after a change of its account. */
const step = (
  expected: Expected,
  what: string,
  prepare: (stage: Stage, by: Owner) => Promise<unknown> = async () => {},
  isVerified = true
): Case =>
  whenRaw('takePasskeyStep', expected, what, async stage => {
    const by = await owner(stage)
    await prepare(stage, by)
    const now = stage.clock.now()
    const given = { uid: by.uid, loginType: 1 } as const
    const { ticket } = await inTransaction(stage.db, trx => giveTicket(trx, given, now))
    const values = {
      challenge: challenge(),
      account_uid: by.uid,
      ticket_hash: hashTicket(ticket),
      expires_at: new Date(now.getTime() + 60_000)
    }
    await stage.db.insertInto('passkey_challenge').values(values).execute()
    const signed = by.device.sign({ challenge: values.challenge, rpId: host }, { isVerified })
    return sendRaw(stage, 'takePasskeyStep', { body: { ticket, ...signed } })
  })

const ban = (days: number | null) => (stage: Stage, by: Owner) =>
  buildRestriction(stage.db, {
    account_uid: by.uid,
    handle_type: 0,
    end_time: days === null ? null : new Date(stage.clock.now().getTime() + days * 86_400_000)
  })

async function lockEverywhere(stage: Stage, { username }: Owner): Promise<void> {
  const name_key = stage.keys.blindIndex('login', username)
  const values = { name_key, failures: 100, last_at: stage.clock.now() }
  await stage.db.insertInto('login_failure').values(values).execute()
}

const beginStep = (expected: Expected, what: string, passkeys: number): Case =>
  whenRaw('beginPasskeyStep', expected, what, async stage => {
    const { uid } = await owner(stage, { passkeys })
    const given = { uid, loginType: 1 } as const
    const { ticket } = await inTransaction(stage.db, trx => giveTicket(trx, given, stage.clock.now()))
    return sendRaw(stage, 'beginPasskeyStep', { body: { ticket } })
  })

const beginning = (
  expected: Expected,
  what: string,
  { typed = password, passkeys = 0, hasFailed = false } = {}
): Case =>
  whenRaw('beginPasskey', expected, what, async stage => {
    const { token, username } = await owner(stage, { passkeys })
    if (hasFailed) await failedInSession(stage, username)
    return sendRaw(stage, 'beginPasskey', { token, body: sealed(stage, 'beginPasskey', { password: typed }) })
  })

const removal = (
  expected: Expected,
  what: string,
  {
    typed = password,
    isOwn = true,
    prepare = async () => {}
  }: { typed?: string; isOwn?: boolean; prepare?: (stage: Stage, by: Owner) => Promise<unknown> } = {}
): Case =>
  whenRaw('removePasskey', expected, what, async stage => {
    const by = await owner(stage)
    await prepare(stage, by)
    const body = sealed(stage, 'removePasskey', { id: isOwn ? by.passkeyId : 2147483647, password: typed })
    return sendRaw(stage, 'removePasskey', { token: by.token, body })
  })

/** Leaves the passkey as the only way of an account that must have a second factor. */
async function heldByRole(stage: Stage, { uid }: Owner): Promise<void> {
  const role = { name: `needs-${uid}`, second_factor: true }
  const { id } = await stage.db.insertInto('role').values(role).returning('id').executeTakeFirstOrThrow()
  await stage.db.insertInto('account_role').values({ account_uid: uid, role_id: id }).execute()
  const factor = stage.db.updateTable('second_factor').set({ secret_sealed: null })
  await factor.where('account_uid', '=', uid).execute()
}

const renaming = (expected: Expected, what: string, isOwn: boolean): Case =>
  whenRaw('renamePasskey', expected, what, async stage => {
    const { token, passkeyId } = await owner(stage)
    const body = { id: isOwn ? passkeyId : 2147483647, name: '家里电脑' }
    return sendRaw(stage, 'renamePasskey', { token, body })
  })

const overTicket = (id: 'beginPasskeyStep' | 'takePasskeyStep'): Case =>
  whenRaw(id, 'USR0072', 'with a ticket that was never given', stage => {
    stage.clock.pass(61)
    const device = passkeyDevice('http://x')
    device.make({ challenge: 'x', rp: { id: 'x' } })
    const more = id === 'takePasskeyStep' ? device.sign({ challenge: 'x', rpId: 'x' }) : {}
    return sendRaw(stage, id, { body: { ticket: 'x'.repeat(43), ...more } })
  })

/** Switches the account of a case off, as one of this kind. */
const switchOff =
  (kind: 'citizen' | 'staff') =>
  (stage: Stage, { uid }: { uid: number }) =>
    stage.db.updateTable('account').set({ status: 0, kind }).where('uid', '=', uid).execute()

export const passkeyCases: readonly Case[] = [
  beginStep('done', 'of who has a passkey', 1),
  beginStep('USR0082', 'of who has none', 0),
  overTicket('beginPasskeyStep'),
  step('done', 'with a right signature'),
  step('USR0079', 'without verifying the user', undefined, false),
  step('USR0077', 'after a hundred failures', lockEverywhere),
  step('USR0094', 'of who is switched off', switchOff('citizen')),
  step('USR0095', 'of staff that is switched off', switchOff('staff')),
  step('USR0028', 'of who is banned without end', ban(null)),
  step('USR0043', 'of who is banned until a day', ban(3)),
  overTicket('takePasskeyStep'),
  beginning('done', 'with the password'),
  beginning('USR0054', 'with a wrong password', { typed: 'Wrong12345' }),
  beginning('USR0056', 'after ten failures', { hasFailed: true }),
  beginning('USR0081', 'of who has ten', { passkeys: 10 }),
  adding('done', 'that the browser has made'),
  adding('USR0075', 'without a beginning', { isAsked: false }),
  adding('USR0080', 'with a broken statement', { more: { attestationObject: 'x' } }),
  adding('USR0081', 'to ten', { passkeys: 10 }),
  addedBefore,
  renaming('done', 'of one’s own', true),
  renaming('GEN0404', 'that does not exist', false),
  removal('done', 'with the password'),
  removal('USR0054', 'with a wrong password', { typed: 'Wrong12345' }),
  removal('USR0056', 'after ten failures', {
    prepare: (stage, { username }) => failedInSession(stage, username)
  }),
  removal('GEN0404', 'that does not exist', { isOwn: false }),
  removal('USR0084', 'that is the last way of who must have one', { prepare: heldByRole })
]
