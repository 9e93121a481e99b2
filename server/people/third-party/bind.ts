import type { components } from '@board/generated/openapi'
import type { CitizenActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { ThirdPartyType } from '../../platform/outgoing/identities.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type Outcome, settle } from '../accounts/outcome.ts'
import { takeCode } from '../accounts/phone-code.ts'
import { phoneContact } from '../accounts/registration/contact.ts'
import { createAccount } from '../accounts/registration/create.ts'
import { findBar, type LoginResult, type Origin, openSession } from '../accounts/sign-in/open-session.ts'
import { noteBound, noteUnbound } from './note.ts'
import { browserIndex } from './start.ts'
import {
  type AttemptRecord,
  deleteBinding,
  findAttempt,
  findBinding,
  insertBinding,
  listBindings,
  takePending
} from './store.ts'

type Result = components['schemas']['ThirdPartyResult']

/**
 * Returns the identity that waits for an account in this browser.
 * @throws Refusal TPL0002, TPL0003, TPL0004, USR0028, USR0043, USR0094, USR0095
 */
export async function readResult(
  db: Db,
  keys: Keys,
  browser: string | undefined,
  now: Date
): Promise<Result> {
  const attempt = browser && (await findAttempt(db, browserIndex(keys, browser), now))
  if (!attempt) throw new Refusal('TPL0002')
  if (attempt.outcome === 'failed') throw new Refusal('TPL0003')
  if (attempt.outcome === 'taken') throw new Refusal('TPL0004')
  if (attempt.outcome === 'banned') await refuseBarred(db, attempt, now)
  if (attempt.outcome !== 'pending' || attempt.nick_name_sealed === null) throw new Refusal('TPL0002')
  return {
    thirdPartyType: attempt.type as ThirdPartyType,
    nickName: keys.openField('name', attempt.nick_name_sealed)
  }
}

/** Refuses the account to which the recognised person is bound, with the end of its ban. */
async function refuseBarred(db: Db, { type, subject_index }: AttemptRecord, now: Date): Promise<void> {
  const bound = subject_index === null ? undefined : await findBinding(db, type, subject_index)
  // the ban may have been lifted meanwhile: then the person starts again
  const bar = bound && (await findBar(db, bound.account_uid, now))
  if (bar) settle(bar)
}

/**
 * Binds the recognised person to the actor's account. @throws Refusal TPL0002 if there is none, TPL0004 if bound already
 */
export async function bindOwn(
  trx: Trx,
  keys: Keys,
  { actor, browser }: { actor: CitizenActor; browser: string | undefined },
  now: Date
): Promise<null> {
  const uid = actor.accountId
  const type = await bindTo(trx, keys, { accountUid: uid, browser }, now)
  await noteBound(trx, keys, { uid, type, actor }, now)
  return null
}

/** The data of a person who registers with a third party's identity; name and password can be set later. */
export interface Newcomer {
  phone: string
  verifyCode: string
  nickName: string
  browser: string | undefined
}

/**
 * Registers the recognised person, with a phone that a code proves, and signs them in.
 * @returns a wrong code as an outcome, because the used try must be committed
 * @throws Refusal TPL0002, TPL0004, USR0051 if the phone is registered: then the person signs in and binds
 */
export async function registerBound(
  trx: Trx,
  { keys, random }: { keys: Keys; random: (bytes: number) => Buffer },
  { phone, verifyCode, nickName, browser }: Newcomer,
  origin: Origin,
  now: Date
): Promise<Outcome<LoginResult>> {
  const contact = phoneContact(phone)
  if (!(await takeCode(trx, keys, { contact, purpose: 'register', code: verifyCode }, now)))
    return { refused: '1011' }
  const username = `u_${random(8).toString('hex')}`
  const person = { kind: 'citizen', username, passwordHash: null, nickName, phone: contact } as const
  const account = await createAccount(trx, keys, person, now)
  await bindTo(trx, keys, { accountUid: account.uid, browser }, now)
  return await openSession(trx, keys, account, { loginType: 1, origin }, now)
}

async function bindTo(
  trx: Trx,
  keys: Keys,
  { accountUid, browser }: { accountUid: number; browser: string | undefined },
  now: Date
): Promise<string> {
  const pending = browser && (await takePending(trx, browserIndex(keys, browser), now))
  if (!pending || pending.subject_index === null || pending.nick_name_sealed === null)
    throw new Refusal('TPL0002')
  const { type, subject_index, nick_name_sealed } = pending
  const binding = { type, subject_index, nick_name_sealed, account_uid: accountUid, created_at: now }
  if (!(await insertBinding(trx, binding))) throw new Refusal('TPL0004')
  return type
}

/** Lists the third parties that are bound to the actor's account. */
export async function readBindings(
  db: Db,
  keys: Keys,
  { accountId }: CitizenActor
): Promise<components['schemas']['ThirdPartyBinding'][]> {
  return (await listBindings(db, accountId)).map(({ type, nick_name_sealed, created_at }) => ({
    thirdPartyType: type as ThirdPartyType,
    nickName: keys.openField('name', nick_name_sealed),
    boundAt: seconds(created_at)
  }))
}

/** Removes a binding; the phone stays bound. @throws Refusal GEN0404 if there is none */
export async function unbind(
  trx: Trx,
  keys: Keys,
  actor: CitizenActor,
  type: ThirdPartyType,
  now: Date
): Promise<null> {
  if (!(await deleteBinding(trx, actor.accountId, type))) throw new Refusal('GEN0404')
  await noteUnbound(trx, keys, { uid: actor.accountId, type, actor }, now)
  return null
}
