import { timingSafeEqual } from 'node:crypto'
import type { Language } from '@board/schemas/errors/catalogue'
import { phoneCodeSeconds } from '@board/schemas/facts/formats'
import type { Trx } from '../../platform/database/open.ts'
import type { Deps } from '../../platform/deps/deps.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { enqueueMail, enqueueSms } from '../../platform/outbox/enqueue.ts'
import { Refusal } from '../../platform/refusal.ts'
import { checkCaptcha, type GivenCaptcha } from './captcha/captcha.ts'
import type { Outcome } from './outcome.ts'
import { type Contact, contactCondition, contactIndex } from './registration/contact.ts'
import {
  type AccountRecord,
  countCodes,
  findAccount,
  insertCode,
  lockCode,
  lockPhone,
  updateCode
} from './store.ts'

/** The purpose of a code. A code is valid only for its own purpose. */
export type CodePurpose =
  | 'login'
  | 'register'
  | 'recover'
  | 'bind'
  | 'change'
  | 'password'
  | 'cancel'
  | 'export'

/**
 * Domain 6: minutes that a code is valid, wrong tries, codes that a contact gets within 24 hours, and how many of them
 * without a captcha. Decision 0095.
 */
const rules = { minutes: 10, attempts: 5, perDay: 10, withoutCaptcha: 3 } as const

/** The dependencies of sending a code. */
export type CodeDeps = Pick<Deps, 'keys' | 'random' | 'senders'>

/** The refusal of a channel by which no code can be sent now. */
const closed = { sms: 'OUT0011', mail: 'OUT0012' } as const

/** The purposes for which a session asks for codes to its own phone. Strangers cannot use up these codes. */
const ownPurposes: readonly CodePurpose[] = ['change', 'password', 'cancel', 'export']

const minute = 60_000
const day = 1440 * minute

/**
 * Tells for each purpose whether a code is sent to the contact of this account, or of no account. The answer does not
 * reveal it.
 */
const leaves: Readonly<Record<CodePurpose, (account: AccountRecord | undefined) => boolean>> = {
  login: account => account !== undefined,
  register: () => true,
  recover: account => account !== undefined && isRecoverable(account),
  // `bind` sends to the number to bind, even if another account has it; `change` sends to the bound one, or to the bound mail address
  bind: () => true,
  change: account => account !== undefined,
  password: account => account !== undefined,
  cancel: account => account !== undefined,
  export: account => account !== undefined
}

/**
 * Tells whether a code can reset the account's password. Staff must ask their administrator. A disabled account of an
 * institution stays disabled, but the reset enables a citizen's (code 1101 of specification 8). An account without
 * phone and mail address cannot be recovered.
 */
export const isRecoverable = ({ kind, status, phone_sealed, email_sealed }: AccountRecord): boolean =>
  (phone_sealed ?? email_sealed) !== null &&
  (kind === 'citizen' || kind === 'legal' || (kind === 'institution' && status === 1))

/** Returns the stored form of a code. It is bound to contact and purpose, and needs the server's key. */
const hashOf = (keys: Keys, to: string, purpose: CodePurpose, code: string): string =>
  keys.blindIndex('code', `${purpose}\n${to}\n${code}`)

/**
 * Makes a code of six digits and sends it. For an unknown contact it also makes a code, but sends it to nobody. So
 * neither the answer nor later refusals reveal whether an account exists. The exception is the specification's code for
 * a disabled account. A contact that has an account cannot be registered: it gets a letter that says so instead of a code.
 * From the fourth code a day a captcha is required, unless it goes to the session's own phone.
 * @param language of the mail; SMS are in Chinese
 * @returns refusals of the captcha as outcomes, because a used captcha must be committed
 * @throws Refusal OUT0011 or OUT0012 if no SMS or mail can be sent, 1009 within 119 seconds of the one before (counts as success), 1010 above ten a day, both with the time
 * until the next one; 1101 at sign-in for a disabled account. Specification 4, 8.
 */
export async function sendCode(
  trx: Trx,
  { keys, random, senders }: CodeDeps,
  contact: Contact,
  { purpose, captcha = {} }: { purpose: CodePurpose; captcha?: GivenCaptcha },
  now: Date,
  language: Language = 'zh-CN'
): Promise<Outcome<null>> {
  if (!(await senders.canSend(trx, contact.channel))) throw new Refusal(closed[contact.channel])
  const index = contactIndex(keys, contact)
  await lockPhone(trx, index)
  const isOwn = ownPurposes.includes(purpose)
  const since = new Date(now.getTime() - day)
  const { made, firstAt, lastAt } = await countCodes(trx, index, { purpose, ownPurposes, isOwn }, since)
  // a code from later than now is one from before the clock was set back
  if (lastAt && Math.abs(now.getTime() - lastAt.getTime()) < phoneCodeSeconds * 1000)
    throw new Refusal(
      '1009',
      {},
      { retryAfter: secondsUntil(lastAt.getTime() + phoneCodeSeconds * 1000, now) }
    )
  if (made >= rules.perDay)
    throw new Refusal('1010', {}, { retryAfter: secondsUntil((firstAt ?? now).getTime() + day, now) })
  if (!isOwn && (made >= rules.withoutCaptcha || captcha.captcha)) {
    const checked = await checkCaptcha(trx, captcha, now)
    if ('refused' in checked) return checked
  }
  const account = await findAccount(trx, contactCondition(keys, contact))
  if (purpose === 'login' && account && account.status !== 1) throw new Refusal('1101')
  const code = sixDigits(random)
  const expiresAt = new Date(now.getTime() + rules.minutes * minute)
  const id = await insertCode(trx, {
    phone_index: index,
    purpose,
    code_hash: hashOf(keys, contact.to, purpose, code),
    attempts_left: rules.attempts,
    created_at: now,
    expires_at: expiresAt
  })
  if (!leaves[purpose](account)) return { done: null }
  const addressed = { reference: `code:${id}`, to: contact.to, at: now, expiresAt, language }
  const enqueue = contact.channel === 'sms' ? enqueueSms : enqueueMail
  if (purpose === 'register' && account) {
    await enqueue(trx, keys, { ...addressed, template: 'registered', params: {} })
  } else {
    await enqueue(trx, keys, { ...addressed, template: 'code', params: { code, minutes: rules.minutes } })
  }
  return { done: null }
}

/** Returns the whole seconds until a moment in milliseconds; at least one. */
const secondsUntil = (moment: number, now: Date): number =>
  Math.max(1, Math.ceil((moment - now.getTime()) / 1000))

/** A typed code with its contact and purpose. */
export interface Typed {
  contact: Contact
  purpose: CodePurpose
  code: string
}

/**
 * Returns the id of the newest code of the contact for the purpose if it equals the typed one. The code stays valid
 * until `spendCode`. A wrong one costs one of five tries. The caller must also commit after `undefined`.
 */
export async function tryCode(
  trx: Trx,
  keys: Keys,
  { contact, purpose, code }: Typed,
  now: Date
): Promise<number | undefined> {
  const newest = await lockCode(trx, contactIndex(keys, contact), purpose)
  if (!newest || newest.expires_at <= now || newest.attempts_left <= 0) return undefined
  const [typed, right] = [hashOf(keys, contact.to, purpose, code), newest.code_hash].map(text =>
    Buffer.from(text)
  )
  if (typed && right && typed.length === right.length && timingSafeEqual(typed, right)) return newest.id
  await updateCode(trx, newest.id, { attempts_left: newest.attempts_left - 1 })
  return undefined
}

/** Marks a code that `tryCode` has found as used. */
export const spendCode = (trx: Trx, id: number, now: Date): Promise<void> =>
  updateCode(trx, id, { used_at: now })

/** Tells whether the code is right, and marks a right one as used. The caller must also commit after `false`. */
export async function takeCode(trx: Trx, keys: Keys, typed: Typed, now: Date): Promise<boolean> {
  const id = await tryCode(trx, keys, typed, now)
  if (id !== undefined) await spendCode(trx, id, now)
  return id !== undefined
}

/** Returns six random digits; every number is equally likely. */
function sixDigits(random: (bytes: number) => Buffer): string {
  const fair = Math.floor(2 ** 32 / 1_000_000) * 1_000_000
  for (;;) {
    const value = random(4).readUInt32BE()
    if (value < fair) return String(value % 1_000_000).padStart(6, '0')
  }
}
