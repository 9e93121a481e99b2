import { ApiError } from '@board/client'
import { isStrongPassword } from '@board/schemas/facts/passwords'
import type { FieldValues, Resolver } from 'react-hook-form'

/** The typed values of a password change. */
export interface Typed {
  oldPassword: string
  newPassword: string
  again: string
}

/** Returns the i18n key of the error of each field before it is sent (specification 5). */
export function problemsOf({ oldPassword, newPassword, again }: Typed): Partial<Record<keyof Typed, string>> {
  const isSame = newPassword !== '' && newPassword === oldPassword
  return {
    ...(oldPassword === '' && { oldPassword: 'password.needsOld' }),
    ...(isSame && { newPassword: 'password.same' }),
    ...(!isStrongPassword(newPassword) && { newPassword: 'password.weak' }),
    ...(again === '' && { again: 'password.needsAgain' }),
    ...(again !== '' && again !== newPassword && { again: 'password.differs' })
  }
}

/** Checks the typed passwords before they are sent; the messages are i18n keys. */
export const passwordResolver: Resolver<FieldValues> = values => {
  const { oldPassword, newPassword, again } = values
  const problems = problemsOf({
    oldPassword: oldPassword ?? '',
    newPassword: newPassword ?? '',
    again: again ?? ''
  })
  const errors = Object.entries(problems).map(([name, message]) => [name, { type: 'validate', message }])
  return errors.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
}

const fields: Readonly<Record<string, keyof Typed>> = {
  USR0052: 'newPassword',
  USR0054: 'oldPassword',
  USR0055: 'newPassword',
  USR0056: 'oldPassword'
}

/** Returns the field under which a refusal is shown; undefined if it concerns none of them. */
export const fieldOfRefusal = (failure: unknown): keyof Typed | undefined =>
  failure instanceof ApiError ? fields[failure.code] : undefined
