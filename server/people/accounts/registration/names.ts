/** Checks of usernames, contacts and passwords that people choose. */

import type { Language } from '@board/schemas/errors/catalogue'
import { phoneErrors } from '@board/schemas/facts/contact'
import { isStrongPassword } from '@board/schemas/facts/passwords'
import { cleanLine } from '../../../platform/language/clean-line.ts'
import { type FieldProblem, Refusal } from '../../../platform/refusal.ts'
import { type Contact, contactOf, sendTypes } from './contact.ts'

/** 4 to 20 Latin letters, digits or underscores, at least one of them not a digit: a phone or ID number does not match. */
const usernameShape = /^(?=.*[A-Za-z_])[A-Za-z0-9_]{4,20}$/

/** Returns the key of a username for lookups. The same name typed on another keyboard has the same key. */
export const usernameKey = (username: string): string => cleanLine(username.normalize('NFKC')).toLowerCase()

const problems = {
  username: {
    'zh-CN': '用户名须为 4-20 个字母、数字或下划线，不能全是数字',
    'zh-TW': '使用者名稱須為 4-20 個字母、數字或底線，不能全是數字',
    'en-US': 'A username has 4–20 letters, digits or underscores, and not digits alone.'
  },
  phone: phoneErrors[1],
  email: {
    'zh-CN': '请输入格式正确的邮箱地址',
    'zh-TW': '請輸入格式正確的電子郵件地址',
    'en-US': 'Enter a mail address such as name@example.org.'
  }
} as const satisfies Record<string, Record<Language, string>>

/** Tells whether a username can be typed on any keyboard and is neither a phone nor an ID number. */
export const isUsername = (username: string): boolean => usernameShape.test(username)

/** Checks the form of a username. @throws Refusal GEN0400 naming the field. Specification 5. */
export function requireUsername(username: string, language: Language): void {
  if (!isUsername(username)) throw refusalOf('username', language)
}

/** Checks the form of a phone number. @throws Refusal GEN0400 naming the field. Specification 5. */
export function requirePhone(phone: string, language: Language): void {
  requireContact(sendTypes.phone, phone, language, 'phone')
}

/** Reads a phone or mail address according to `sendType`. @throws Refusal GEN0400 naming the field `path` */
export function requireContact(sendType: 2 | 3, typed: string, language: Language, path: string): Contact {
  const contact = contactOf(sendType, typed)
  if (!contact) throw refusalOf(sendType === sendTypes.phone ? 'phone' : 'email', language, path)
  return contact
}

/** Checks the strength of a password. @throws Refusal USR0052. Specification 5. */
export function requireStrongPassword(password: string): void {
  if (!isStrongPassword(password)) throw new Refusal('USR0052')
}

function refusalOf(what: keyof typeof problems, language: Language, path: string = what): Refusal {
  const problem: FieldProblem = { path, message: problems[what][language] }
  return new Refusal('GEN0400', {}, { fields: [problem] })
}
