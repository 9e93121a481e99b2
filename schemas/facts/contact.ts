import type { Language } from '../errors/catalogue.ts'
import { emailPattern, landlinePattern, mobilePattern, webAddressPattern } from './formats.ts'

/** Tells whether a text is a mainland mobile number. Specification 5. */
export const isMobile = (text: string): boolean => new RegExp(mobilePattern).test(text)

/**
 * Returns the digits of a mobile number as people paste it: without spaces, hyphens and the code of the country. Other
 * texts stay as they are.
 */
export const mobileOf = (text: string): string =>
  text
    .replace(/[０-９＋]/g, wide => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\s\p{Cf}\p{Pd}()（）.−．·•]/gu, '')
    .replace(/^(?:\+|00)86|^86(?=1[3-9])/, '')

/** Tells whether a text is a landline number. Specification 5. */
export const isLandline = (text: string): boolean => new RegExp(landlinePattern).test(text)

/** Tells whether a text begins like an address on the web. Specification 5. */
export const isWebAddress = (text: string): boolean => new RegExp(webAddressPattern).test(text)

/**
 * The dictionary of phone errors (specification 8). No answer uses number 2, because it would tell a stranger that a
 * number is not registered.
 */
export const phoneErrors = {
  1: {
    'zh-CN': '请输入11位格式正确的手机号码！',
    'zh-TW': '請輸入11位格式正確的手機號碼！',
    'en-US': 'Enter a mobile number of 11 digits.'
  },
  2: {
    'zh-CN': '用户未注册，请先进行注册',
    'zh-TW': '使用者尚未註冊，請先註冊',
    'en-US': 'This user is not registered. Register first.'
  }
} as const satisfies Record<number, Record<Language, string>>

/** Tells whether a text is an e-mail address with the @ at position 3 to 30. Specification 5. */
export const isEmail = (text: string): boolean => new RegExp(emailPattern).test(text)

/** Tells whether a text is a contact: a mobile number or an e-mail address. */
export const isReachable = (text: string): boolean => isMobile(text) || isEmail(text)
