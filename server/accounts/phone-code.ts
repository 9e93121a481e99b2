import { timingSafeEqual } from 'node:crypto'
import { phoneCodeSeconds } from '@board/schemas/formats'
import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { enqueueSms } from '../outbox/enqueue.ts'
import { Refusal } from '../refusal.ts'
import { countCodes, findAccount, insertCode, lockCode, lockPhone, updateCode } from './store.ts'

/** What a code is for; a code for one is worth nothing for the other. */
export type CodePurpose = 'login' | 'register'

/** Domain 6: minutes that a code is good for, wrong tries, codes that a phone gets within 24 hours. */
const rules = { minutes: 10, attempts: 5, perDay: 10 } as const

const minute = 60_000
const day = 1440 * minute

/** What a code is kept as: bound to phone and purpose, and useless without the server's key. */
const hashOf = (keys: Keys, phone: string, purpose: CodePurpose, code: string): string =>
  keys.blindIndex('code', `${purpose}\n${phone}\n${code}`)

/**
 * Makes a code of six digits and sends it. A code for signing in is made for unknown phones too and sent to
 * nobody, so that neither answer nor later refusals tell whether a phone is known, but for the one code that the
 * specification has for an account that is switched off.
 * @throws Refusal 1009 within 119 seconds of the one before (counts as success), 1010 above ten a day, 1101 for an
 * account that is switched off. Specification 4, 8.
 */
export async function sendCode(
  trx: Trx,
  { keys, random }: { keys: Keys; random: (bytes: number) => Buffer },
  phone: string,
  purpose: CodePurpose,
  now: Date
): Promise<void> {
  const phoneIndex = keys.blindIndex('phone', phone)
  await lockPhone(trx, phoneIndex)
  const { made, lastAt } = await countCodes(trx, phoneIndex, purpose, new Date(now.getTime() - day))
  if (lastAt && now.getTime() - lastAt.getTime() < phoneCodeSeconds * 1000) throw new Refusal('1009')
  if (made >= rules.perDay) throw new Refusal('1010')
  const account = await findAccount(trx, { phone_index: phoneIndex })
  if (purpose === 'login' && account && account.status !== 1) throw new Refusal('1101')
  const code = sixDigits(random)
  const expiresAt = new Date(now.getTime() + rules.minutes * minute)
  const id = await insertCode(trx, {
    phone_index: phoneIndex,
    purpose,
    code_hash: hashOf(keys, phone, purpose, code),
    attempts_left: rules.attempts,
    created_at: now,
    expires_at: expiresAt
  })
  if (purpose === 'login' && !account) return
  const params = { code, minutes: rules.minutes }
  const reference = `code:${id}`
  await enqueueSms(trx, keys, { reference, to: phone, template: 'code', params, at: now, expiresAt })
}

/**
 * Whether the code is the newest of this phone for this purpose; a right one is used up, a wrong one costs one
 * of five tries. The caller must commit also after `false`.
 */
export async function takeCode(
  trx: Trx,
  keys: Keys,
  { phone, purpose, code }: { phone: string; purpose: CodePurpose; code: string },
  now: Date
): Promise<boolean> {
  const newest = await lockCode(trx, keys.blindIndex('phone', phone), purpose)
  if (!newest || newest.expires_at <= now || newest.attempts_left <= 0) return false
  const [given, right] = [hashOf(keys, phone, purpose, code), newest.code_hash].map(text => Buffer.from(text))
  const fits = given && right && given.length === right.length && timingSafeEqual(given, right)
  await updateCode(trx, newest.id, fits ? { used_at: now } : { attempts_left: newest.attempts_left - 1 })
  return fits === true
}

/** Six digits, each number as likely as any other. */
function sixDigits(random: (bytes: number) => Buffer): string {
  const fair = Math.floor(2 ** 32 / 1_000_000) * 1_000_000
  for (;;) {
    const value = random(4).readUInt32BE()
    if (value < fair) return String(value % 1_000_000).padStart(6, '0')
  }
}
