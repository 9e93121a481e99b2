import { passwordClasses, strongPassword } from '@board/schemas/facts/passwords'

/** Characters that nobody mistakes for each other when they read them out, class by class. */
const alphabet = {
  lower: 'abcdefghjkmnpqrstuvwxyz',
  upper: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  digit: '23456789'
} as const satisfies Partial<Record<keyof typeof passwordClasses, string>>

const classes = Object.values(alphabet)
const length = 12

/** A password for somebody else: strong, and easy to read out. @param random strong bytes */
export function makePassword(random: (bytes: number) => Buffer): string {
  const all = classes.join('')
  for (;;) {
    // bytes beyond a multiple of the alphabet are left out, so that each character is as likely
    const usable = [...random(length * 2)].filter(byte => byte < 256 - (256 % all.length))
    const password = usable
      .slice(0, length)
      .map(byte => all.charAt(byte % all.length))
      .join('')
    const has = Object.values(passwordClasses).filter(pattern => pattern.test(password)).length
    if (password.length === length && has >= strongPassword.classes) return password
  }
}
