import type { MessageKey } from '../locales/keys.ts'

/** Returns what is wrong with the repetition of a new password; they differ only once something was repeated. */
export function againProblem(password: string, again: string): MessageKey | undefined {
  if (again === '') return 'password.needsAgain'
  return again === password ? undefined : 'password.differs'
}
