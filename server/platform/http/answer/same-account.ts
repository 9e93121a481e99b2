import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@board/schemas/errors/catalogue'
import { type Identity, isSignedIn } from '../../actor.ts'
import { Refusal } from '../../refusal.ts'
import { formProblem } from '../../validation/validation-texts.ts'
import type { OperationSpec } from '../contract/contract.ts'

/**
 * Refuses a call whose page shows another account than the owner of its token: another tab of the browser has signed in
 * as somebody else, and the page does not know it yet. The header `account` is the uid that the page shows, 0 for nobody;
 * a caller that sends none is not asked. Domain 8; decision 0144.
 * @throws Refusal USR0085 for another account, USR0001 or USR0002 if the session of the account has ended
 */
export function requireSameAccount(
  { actor, refused }: Identity,
  { account: isAsked }: Pick<OperationSpec, 'account'>,
  { account }: IncomingHttpHeaders,
  language: Language
): void {
  if (!isAsked || account === undefined) return
  if (typeof account !== 'string' || !/^(0|[1-9]\d{0,9})$/.test(account))
    throw new Refusal('GEN0400', {}, { fields: [formProblem('account', language)] })
  if (account === String(actor.accountId ?? 0)) return
  if (!isSignedIn(actor)) throw new Refusal(refused ?? 'USR0001')
  throw new Refusal('USR0085', { name: actor.displayName })
}
