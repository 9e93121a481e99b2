import { creditCodeOf, isCreditCode } from '@board/schemas/identity'
import { Refusal } from '../refusal.ts'

/** A credit code as it is kept. @throws Refusal USR0062 where its check character is another */
export function requireCreditCode(typed: string): string {
  const code = creditCodeOf(typed)
  if (!isCreditCode(code)) throw new Refusal('USR0062')
  return code
}
