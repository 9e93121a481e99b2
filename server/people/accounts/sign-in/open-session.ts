import type { components } from '@board/generated/openapi'
import { readParameters } from '../../../directory/site/parameters.ts'
import { momentText, seconds } from '../../../platform/calendar/time.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import type { EndedBy } from '../../sessions/ended-by.ts'
import { createSession, endSession, sessionLifetime } from '../../sessions/sessions.ts'
import { giveTicket } from '../../sessions/tickets.ts'
import type { Outcome, Refused } from '../outcome.ts'
import { recordChange } from '../record-change.ts'
import { activeRestrictions, forbidOf, handleTypes } from '../restrictions.ts'
import { findSecondFactor } from '../second-factor/store.ts'
import { waysOf } from '../second-factor/ways.ts'
import {
  type AccountRecord,
  findAccount,
  insertLoginLog,
  lockAccount,
  type RestrictionRecord
} from '../store.ts'
import { deviceText, isNewDevice } from './new-device.ts'

export type LoginResult = components['schemas']['LoginResult']

/** The origin of a sign-in. */
export interface Origin {
  address: string
  userAgent: string
  /** The cookie of the browser, by which it may be known. */
  device?: string | undefined
  /** The token of the request. Its session ends, because tokens rotate. Domain 6. */
  token: string | null
}

/** The numbers of specification 3 (logs). */
const operation = { login: 0, logout: 1 } as const
const status = { failed: 0, success: 1, locked: 2 } as const

/** The way and the origin of a sign-in. */
export interface SignIn {
  /** 1 password or another site, 2 SMS. */
  loginType: 1 | 2
  origin: Origin
  /** True when the second factor of the account was shown, too. */
  isSecondStep?: boolean
}

/** Tells whether an outcome asks for the second step of a sign-in. */
export const asksSecondStep = (outcome: Outcome<unknown>): boolean =>
  'refused' in outcome && outcome.refused === 'USR0070'

/**
 * Opens a session for a person who has proved their identity, unless the account is disabled or banned. A mute does not
 * prevent it and is returned in `userForbid`. An account with a second factor gets a ticket for the second step in place
 * of a session. The owner is told of a sign-in on a new device. Domain 6, specification 8; decisions 0097, 0162.
 */
export async function openSession(
  trx: Trx,
  keys: Keys,
  account: AccountRecord,
  { loginType, origin, isSecondStep = false }: SignIn,
  now: Date
): Promise<Outcome<LoginResult>> {
  // a concurrent ban ends the sessions that it finds: with this lock it finds the new session, or the session sees the
  // ban
  await lockAccount(trx, account.uid)
  const restrictions = await activeRestrictions(trx, account.uid, now)
  const bar = barOf(account, restrictions)
  if (bar) {
    await logAttempt(trx, { account, username: account.username, origin, result: 'locked' }, now)
    return bar
  }
  const factor = isSecondStep ? undefined : await findSecondFactor(trx, account.uid)
  if (factor?.confirmed_at) {
    const ticket = await giveTicket(trx, { uid: account.uid, loginType }, now)
    return { refused: 'USR0070', detail: { ...ticket, ...(await waysOf(trx, account.uid, factor)) } }
  }
  if (origin.token) await endSession(trx, origin.token)
  const { address, userAgent } = origin
  const session = await createSession(trx, { accountUid: account.uid, loginType, address, userAgent }, now)
  const isNew = await isNewDevice(trx, keys, account.uid, origin)
  await logAttempt(trx, { account, username: account.username, origin, result: 'success' }, now)
  if (isNew) {
    const change = { uid: account.uid, actor: 'system', at: now, detail: deviceText(origin) } as const
    await recordChange(trx, keys, { ...change, verb: 'account.newDevice' })
  }
  const { postCertification } = await readParameters(trx)
  const mute = restrictions.find(({ handleType }) => handleType === handleTypes.mute)
  const isCitizen = account.kind === 'citizen' || account.kind === 'legal'
  const result: LoginResult = {
    token: session.token,
    userType: account.user_type as LoginResult['userType'],
    organization: account.organization as LoginResult['organization'],
    needCertif: postCertification && isCitizen && account.certified_at === null,
    updatePwd: account.must_change_password,
    userForbid: mute ? forbidOf(mute) : null,
    fieldKey: session.fieldKey,
    expiresAt: seconds(now) + sessionLifetime
  }
  return { done: result }
}

/**
 * Returns the refusal of every sign-in to a disabled or banned account; undefined if it may sign in. A citizen enables
 * a disabled account by a new password; all others ask an administrator. Specification 8, domain 6; decision 0158.
 */
function barOf(
  { status, kind }: Pick<AccountRecord, 'status' | 'kind'>,
  restrictions: readonly RestrictionRecord[]
): Refused | undefined {
  const ban = restrictions.find(({ handleType }) => handleType === handleTypes.ban)
  if (!ban) {
    if (status === 1) return undefined
    return { refused: kind === 'citizen' || kind === 'legal' ? 'USR0094' : 'USR0095' }
  }
  if (!ban.endTime) return { refused: 'USR0028', detail: forbidOf(ban) }
  const userForbid = forbidOf(ban)
  return {
    refused: 'USR0043',
    params: { until: momentText(ban.endTime) },
    detail: userForbid,
    result: { userForbid }
  }
}

/** Finds the refusal of every sign-in to an account. A deleted account is refused like a disabled one of staff. */
export async function findBar(db: Db, uid: number, now: Date): Promise<Refused | undefined> {
  const account = await findAccount(db, { uid })
  return account ? barOf(account, await activeRestrictions(db, uid, now)) : { refused: 'USR0095' }
}

/**
 * Opens a session for an account that another site's sign-in has identified. A deleted account is refused like a
 * disabled one of staff.
 */
export async function openSessionOf(
  trx: Trx,
  keys: Keys,
  uid: number,
  origin: Origin,
  now: Date
): Promise<Outcome<LoginResult>> {
  const account = await findAccount(trx, { uid })
  return account
    ? await openSession(trx, keys, account, { loginType: 1, origin }, now)
    : { refused: 'USR0095' }
}

export interface Attempt {
  account: Pick<AccountRecord, 'uid'> | undefined
  /** The name as it was typed. */
  username: string
  origin: Origin
  result: keyof typeof status
}

/** Writes a sign-in attempt into the login log. Specification 3. */
export const logAttempt = (trx: Trx, attempt: Attempt, now: Date): Promise<void> =>
  log(trx, attempt, operation.login, now)

/**
 * Writes a sign-out into the login log.
 * @param endedBy who ended the session from elsewhere; null if its reader signed out
 */
export const logLogout = (
  trx: Trx,
  attempt: Omit<Attempt, 'result'>,
  endedBy: EndedBy | null,
  now: Date
): Promise<void> => log(trx, { ...attempt, result: 'success', endedBy }, operation.logout, now)

async function log(
  trx: Trx,
  { account, username, origin, result, endedBy = null }: Attempt & { endedBy?: EndedBy | null },
  done: number,
  now: Date
): Promise<void> {
  await insertLoginLog(trx, {
    at: now,
    account_uid: account?.uid ?? null,
    username: (account ? username : hideNumbers(username)).slice(0, 100),
    operation: done,
    ended_by: endedBy,
    status: status[result],
    address: origin.address,
    user_agent: origin.userAgent.slice(0, 300)
  })
}

/** Masks long numbers in an unknown name, which may be a phone or an ID number: only three digits stay. */
const hideNumbers = (typed: string): string =>
  typed.replace(/\d{7,}/g, digits => digits.slice(0, 3).padEnd(digits.length, '*'))
