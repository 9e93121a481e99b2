import type { Language } from '@board/schemas/errors/catalogue'
import { type EventVerb, nounOf } from '@board/schemas/facts/events'
import { families } from '@board/schemas/vocabulary/families'
import type { Words } from '@board/schemas/vocabulary/words'
import { translations } from '@board/schemas/vocabulary/words'
import { momentText } from '../calendar/time.ts'
import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { enqueueMail, enqueueSms } from '../outbox/enqueue.ts'
import { maskContact } from '../outbox/mask.ts'
import { newsLife } from './kinds.ts'
import { notify } from './notify.ts'
import { findContacts, type SealedContacts } from './store.ts'

/** A change of an account's ways to sign in, or a sign-in from a device that the account does not know. */
export interface OwnerNews {
  readonly uid: number
  /** The event of the change, which is recorded already. */
  readonly eventId: number
  readonly verb: EventVerb
  readonly at: Date
  /** The new phone, address, passkey or device, as everybody may see it; the name of the account if absent. */
  readonly detail?: string | undefined
  /** The contacts that the account had before the change; they are told, too. */
  readonly former?: SealedContacts | undefined
}

/**
 * Tells the owner of an account of a change to it by every way that is left: a notification on the site, and a letter to
 * each phone and mail address, those before the change included. The letters do not depend on the reminders that the
 * account chose, and have no limit a day, because a thief could use both up. Decision 0162.
 */
export async function tellOwner(
  trx: Trx,
  keys: Keys,
  { uid, eventId, verb, at, detail, former }: OwnerNews
): Promise<void> {
  const account = await findContacts(trx, uid)
  if (!account) return
  const { name, language, ...now } = account
  const subject = detail ?? name
  await notify(trx, { eventId, verb, tid: null, subject, at, hasOwnLetters: true }, { accounts: [uid] })
  const params = ownerTexts(verb, language, { at, detail })
  await writeLetters(trx, keys, { params, eventId, at, language, contacts: [former, now] })
}

/**
 * Reads the contacts of an account before it is given up, and returns a function that tells its owner there. Nobody is left
 * who could read a notification. Decision 0162.
 */
export async function prepareClosingLetters(
  trx: Trx,
  keys: Keys,
  uid: number
): Promise<(event: { eventId: number; at: Date }) => Promise<void>> {
  const former = await findContacts(trx, uid)
  return async ({ eventId, at }) => {
    if (!former) return
    const { language } = former
    const params = ownerTexts('person.cancelled', language, { at }, letterWords.closed)
    await writeLetters(trx, keys, { params, eventId, at, language, contacts: [former] })
  }
}

interface OwnerLetters {
  readonly params: { subject: string; text: string }
  readonly eventId: number
  readonly at: Date
  readonly language: Language
  /** Each phone and each address among them gets one letter. */
  readonly contacts: readonly (SealedContacts | undefined)[]
}

async function writeLetters(
  trx: Trx,
  keys: Keys,
  { params, eventId, at, language, contacts }: OwnerLetters
): Promise<void> {
  const expiresAt = new Date(at.getTime() + newsLife * 1000)
  const letter = { template: 'news', params, at, expiresAt, language } as const
  for (const [place, to] of distinct(keys, 'phone', ...contacts.map(one => one?.phone_sealed)))
    await enqueueSms(trx, keys, { ...letter, reference: `owner:${eventId}:sms:${place}`, to })
  for (const [place, to] of distinct(keys, 'email', ...contacts.map(one => one?.email_sealed)))
    await enqueueMail(trx, keys, { ...letter, reference: `owner:${eventId}:mail:${place}`, to })
}

/** Returns a contact as `detail` shows it. */
export const detailOfContact = ({ channel, to }: { channel: 'sms' | 'mail'; to: string }): string =>
  maskContact(channel, to)

/** Opens sealed contacts, each once, with their places. */
function distinct(
  keys: Keys,
  field: 'phone' | 'email',
  ...sealed: readonly (string | null | undefined)[]
): [number, string][] {
  const open = sealed.flatMap(one => (one ? [keys.openField(field, one)] : []))
  return [...new Set(open)].map((to, place) => [place, to])
}

/** Returns subject and text of a letter about a change, in the words of its event. */
export function ownerTexts(
  verb: EventVerb,
  language: Language,
  { at, detail }: { at: Date; detail?: string | undefined },
  text: Words = letterWords.text
): { subject: string; text: string } {
  const change =
    wordsOf(verb)[language] + (detail ? (language === 'en-US' ? ` (${detail})` : `（${detail}）`) : '')
  const fill = (words: Words) =>
    words[language].replace('{change}', () => change).replace('{time}', momentText(at))
  return { subject: fill(letterWords.subject), text: fill(text) }
}

/** Returns the words of a verb. @throws Error for a verb without words */
function wordsOf(verb: EventVerb): Words {
  const noun = nounOf(verb)
  const act = verb.slice(noun.length + 1)
  for (const family of Object.values(families)) {
    const events: Readonly<Record<string, Readonly<Record<string, Words>>>> =
      'events' in family ? family.events : {}
    const words = events[noun]?.[act]
    if (words) return words
  }
  throw new Error(`The verb ${verb} has no words`)
}

const letterWords = {
  subject: translations(
    '账号安全提醒：{change}',
    '帳號安全提醒：{change}',
    'Security of your account: {change}'
  ),
  text: translations(
    '您的账号安全信息有变动：{change}，时间 {time}。如非本人操作，请立即登录网站，修改密码并退出其他设备；无法登录的，请通过“找回密码”重设，或联系平台。',
    '您的帳號安全資訊有變動：{change}，時間 {time}。如非本人操作，請立即登入網站，修改密碼並登出其他裝置；無法登入時，請透過「忘記密碼」重設，或聯絡平台。',
    'Something changed on your account: {change}, {time} (China time). If it was not you, sign in now, change your password and sign the other devices out. If you cannot sign in, reset the password on the site, or contact the platform.'
  ),
  closed: translations(
    '您的账号已于 {time} 注销，个人信息已经删除，已发布的留言不再显示您的昵称。如非本人操作，请尽快联系平台。',
    '您的帳號已於 {time} 註銷，個人資訊已經刪除，已發布的留言不再顯示您的暱稱。如非本人操作，請盡快聯絡平台。',
    'Your account was closed, {time} (China time). Its personal data are deleted, and your messages no longer show your name. If it was not you, contact the platform soon.'
  )
} as const
