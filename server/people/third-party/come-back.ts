import type { Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { Identities, Identity, ThirdPartyType } from '../../platform/outgoing/identities.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type LoginResult, type Origin, openSessionOf } from '../accounts/sign-in/open-session.ts'
import { noteBound } from './note.ts'
import { browserIndex, stateIndex } from './start.ts'
import {
  type AttemptRecord,
  findBinding,
  insertBinding,
  moveBinding,
  setOutcome,
  takeState
} from './store.ts'

/** The parameters with which a browser comes back from the third party. */
export type Answer = Readonly<Record<string, string>>

/** The path to which a browser continues, and the session that was opened for it. */
export interface Arrival {
  to: string
  session?: LoginResult
}

/** The page that reads the result by `thirdPartyResult`. */
const resultPage = '/login?thirdParty=1'

/** Refuses a third party that is not set up. @throws Refusal GEN0404 */
export function requireSetUp(identities: Identities, type: ThirdPartyType): void {
  if (!identities.has(type)) throw new Refusal('GEN0404')
}

/**
 * Finds the attempt from which a browser comes back; undefined if there is none, it has expired, or it was used before.
 * An attempt of another browser does not count, so that a link cannot sign a person in to another account.
 */
export async function takeAttempt(
  trx: Trx,
  keys: Keys,
  { type, browser, answer }: { type: string; browser: string | undefined; answer: Answer },
  now: Date
): Promise<AttemptRecord | undefined> {
  if (!browser || !answer.state) return undefined
  const by = {
    type,
    state_hash: stateIndex(keys, answer.state),
    browser_hash: browserIndex(keys, browser)
  }
  return await takeState(trx, by, now)
}

/** Returns the identity that the third party reports; undefined if the person declined, or the answer is not valid. */
export async function readIdentity(
  identities: Identities,
  keys: Keys,
  { type, nonce, verifier_sealed }: AttemptRecord,
  answer: Answer
): Promise<Identity | undefined> {
  const verifier = keys.openField('secret', verifier_sealed)
  try {
    return await identities.identify(type as ThirdPartyType, answer, {
      state: answer.state ?? '',
      nonce,
      verifier
    })
  } catch {
    return undefined
  }
}

/**
 * Signs in a person who is bound, binds one who wanted to be, and lets the others choose an account.
 * @returns the path to which the browser continues
 */
export async function settleArrival(
  trx: Trx,
  keys: Keys,
  { attempt, identity, origin }: { attempt: AttemptRecord; identity: Identity | undefined; origin: Origin },
  now: Date
): Promise<Arrival> {
  const { id, type, back, account_uid } = attempt
  if (!identity) return await ended(trx, id, 'failed')
  const subject_index = subjectIndex(keys, type, identity.subject)
  const nick_name_sealed = keys.sealField('name', identity.nickName)
  const bound =
    (await findBinding(trx, type, subject_index)) ??
    (await adoptFormer(trx, keys, { type, former: identity.formerSubject, subject_index }))
  if (account_uid !== null) {
    const isOwn = bound?.account_uid === account_uid
    const binding = { type, subject_index, account_uid, nick_name_sealed, created_at: now }
    if (!isOwn && (bound || !(await insertBinding(trx, binding)))) return await ended(trx, id, 'taken')
    if (!isOwn) await noteBound(trx, keys, { uid: account_uid, type, actor: 'system' }, now)
    await setOutcome(trx, id, { outcome: 'done' })
    return { to: back }
  }
  if (!bound) {
    await setOutcome(trx, id, { outcome: 'pending', subject_index, nick_name_sealed })
    return { to: resultPage }
  }
  const opened = await openSessionOf(trx, keys, bound.account_uid, origin, now)
  if ('refused' in opened) {
    await setOutcome(trx, id, { outcome: 'banned', subject_index })
    return { to: resultPage }
  }
  await setOutcome(trx, id, { outcome: 'done' })
  return { to: back, session: opened.done }
}

const subjectIndex = (keys: Keys, type: string, subject: string): string =>
  keys.blindIndex('mark', `${type}\n${subject}`)

/** Finds a binding by the id that the third party gave before, and moves it to the present one. */
async function adoptFormer(
  trx: Trx,
  keys: Keys,
  { type, former, subject_index }: { type: string; former: string | undefined; subject_index: string }
): Promise<{ account_uid: number } | undefined> {
  if (former === undefined) return undefined
  return await moveBinding(trx, type, { from: subjectIndex(keys, type, former), to: subject_index })
}

async function ended(trx: Trx, id: number, outcome: 'failed' | 'taken'): Promise<Arrival> {
  await setOutcome(trx, id, { outcome })
  return { to: resultPage }
}

/** The result for a browser without a valid attempt. */
export const noAttempt: Arrival = { to: resultPage }
