import type { MessageKey } from '../locales/keys.ts'

/** Returns the error of a repeated new password. A difference is only reported once the repetition is not empty. */
export function findRepetitionProblem(password: string, again: string): MessageKey | undefined {
  if (again === '') return 'password.needsAgain'
  return again === password ? undefined : 'password.differs'
}
