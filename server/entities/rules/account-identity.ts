import { isStrongPassword } from '@board/schemas/formats'
import { isUsername } from '../../accounts/names.ts'
import { hashPassword } from '../../accounts/password.ts'
import type { EntityRules, Saving } from '../rules.ts'
import { atField } from './at-field.ts'

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** How a password is kept that somebody else sets: hashed, and to be changed at the next sign-in. */
export const firstPassword: EntityRules['fields'] = {
  password: {
    columns: [],
    isSlow: true,
    write: async value => ({ password_hash: await hashPassword(String(value)), must_change_password: true })
  },
  confirmPassword: { columns: [], write: () => ({}) }
}

/**
 * A name that can be typed, and a password that is hard to guess; that nobody else has the name, the table says.
 * @throws Refusal ENT0111, ENT0112, ENT0118
 */
export function requireIdentity({ values, before, language }: Saving): void {
  const username = textOf(values.username)
  if (values.username !== undefined && username !== before?.username) {
    if (!isUsername(username)) throw atField('ENT0118', 'username', language)
  }
  const password = textOf(values.password)
  if (password === '') return
  if (!isStrongPassword(password)) throw atField('ENT0111', 'password', language)
  if (values.confirmPassword !== password) throw atField('ENT0112', 'confirmPassword', language)
}
