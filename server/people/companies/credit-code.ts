import { creditCodeOf, isCreditCode } from '@board/schemas/facts/text/identity'
import { Refusal } from '../../platform/refusal.ts'

/** Returns a credit code in its stored form. @throws Refusal USR0062 if its check character is wrong */
export function requireCreditCode(typed: string): string {
  const code = creditCodeOf(typed)
  if (!isCreditCode(code)) throw new Refusal('USR0062')
  return code
}
