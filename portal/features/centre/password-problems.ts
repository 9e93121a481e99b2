import { isStrongPassword } from '@board/schemas/facts/passwords'
import type { MessageKey } from '../../lib/i18n.tsx'
import { findRepetitionProblem } from '../../lib/repetition.ts'

export interface Passwords {
  oldPassword: string
  newPassword: string
  again: string
}

/** Returns the problem of each field that the form itself can find. Specification 5. */
export function problemsOf({ oldPassword, newPassword, again }: Passwords) {
  const problems: { [field in keyof Passwords]?: MessageKey | undefined } = {}
  if (oldPassword === '') problems.oldPassword = 'password.needsOld'
  if (!isStrongPassword(newPassword)) problems.newPassword = 'password.weak'
  else if (newPassword === oldPassword) problems.newPassword = 'password.same'
  problems.again = findRepetitionProblem(newPassword, again)
  return problems
}
