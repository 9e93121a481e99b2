import { ApiError } from '@board/client'
import { isStrongPassword } from '@board/schemas/formats'

/** What somebody types who changes their password. */
export interface Typed {
  oldPassword: string
  newPassword: string
  again: string
}

/** The i18n key of what is wrong with each field before it is sent (specification 5). */
export function problemsOf({ oldPassword, newPassword, again }: Typed): Partial<Record<keyof Typed, string>> {
  const isSame = newPassword !== '' && newPassword === oldPassword
  return {
    ...(oldPassword === '' && { oldPassword: 'password.needsOld' }),
    ...(isSame && { newPassword: 'password.same' }),
    ...(!isStrongPassword(newPassword) && { newPassword: 'password.weak' }),
    ...(again !== newPassword && { again: 'password.differs' })
  }
}

const fields: Readonly<Record<string, keyof Typed>> = {
  USR0052: 'newPassword',
  USR0054: 'oldPassword',
  USR0055: 'newPassword',
  USR0056: 'oldPassword'
}

/** The field that a refusal belongs under; undefined where it concerns none of them. */
export const fieldOfRefusal = (failure: unknown): keyof Typed | undefined =>
  failure instanceof ApiError ? fields[failure.code] : undefined
