import { isStrongPassword } from '@board/schemas/facts/passwords'
import { hashPassword } from '../../../../people/accounts/password.ts'
import { isUsername } from '../../../../people/accounts/registration/names.ts'
import type { EntityRules, Saving } from '../../rules.ts'
import { atField } from '../at-field.ts'

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The fields of a password that somebody else sets: it is stored as a hash, and must be changed at the next sign-in. */
export const firstPassword: EntityRules['fields'] = {
  password: {
    columns: [],
    isSlow: true,
    write: async value => ({ password_hash: await hashPassword(String(value)), must_change_password: true })
  },
  confirmPassword: { columns: [], write: () => ({}) }
}

/** Tells whether an account has a second factor that was set up. */
export const secondFactor: EntityRules['fields'] = {
  secondFactor: {
    columns: [],
    exists: { table: 'second_factor', own: 'account_uid', column: 'confirmed_at' }
  }
}

/**
 * Refuses an invalid username, a weak password, and a new account without one. The table itself ensures that no other account has the name.
 * @throws Refusal ENT0111, ENT0112, ENT0118
 */
export function requireIdentity({ values, before, language }: Saving): void {
  const username = textOf(values.username)
  if (values.username !== undefined && username !== before?.username) {
    if (!isUsername(username)) throw atField('ENT0118', 'username', language)
  }
  const password = textOf(values.password)
  // a change without one leaves the password as it is; a new account has one
  if (password === '' && before) return
  if (!isStrongPassword(password)) throw atField('ENT0111', 'password', language)
  if (values.confirmPassword !== password) throw atField('ENT0112', 'confirmPassword', language)
}
