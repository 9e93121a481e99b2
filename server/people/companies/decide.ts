import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { codeOf } from '../../platform/database/unavailable.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { notify } from '../../platform/notify/notify.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockAccount } from '../accounts/lock.ts'
import { setCompany } from '../accounts/registration/rename.ts'
import { isLicenceMissing } from './missing-licence.ts'
import { requireRequestAction } from './policy.ts'
import { findRequest, type RequestRow, updateCompany, updateRequest } from './store.ts'
import { type RequestAction, requestTransitions } from './transitions.ts'

/**
 * Decides a company's request: an editor approves or refuses it, or the company withdraws it. An approved change takes
 * effect at once, and the old credit code is free. Older messages keep the name they were written under. Decision 0036.
 * @throws Refusal GEN0404 also if the account was given up meanwhile, COM0003, COM0005 if another company has the code by
 * now, COM0006 if the licence picture is missing
 */
export async function decideRequest(
  trx: Trx,
  actor: SignedInActor,
  { id, action, text }: { id: number; action: RequestAction; text?: string | undefined },
  now: Date
): Promise<void> {
  const seen = await findRequest(trx, id)
  if (seen) await lockAccount(trx, seen.account_uid)
  const request = await findRequest(trx, id)
  requireRequestAction(actor, request, action)
  if (action === 'approve' && (await isLicenceMissing(trx, request))) throw new Refusal('COM0006')
  if (action === 'approve') await bringIntoForce(trx, request, now)
  const { to, verb } = requestTransitions[action]
  const note = text?.trim() || null
  await updateRequest(trx, id, { state: to, note, decided_by: actor.accountId, decided_at: now })
  const eventId = await recordEvent(trx, {
    verb,
    audience: action === 'withdraw' ? 'editor' : 'author',
    subject: { kind: 'companyRequest', id },
    actor,
    at: now,
    note,
    before: { state: request.state },
    after: { state: to }
  })
  if (action === 'withdraw') return
  const news = { eventId, verb, tid: null, subject: request.enterprise_name, at: now }
  await notify(trx, news, { accounts: [request.account_uid] })
}

async function bringIntoForce(trx: Trx, request: RequestRow, now: Date): Promise<void> {
  const { account_uid, comp_type, enterprise_name, credit_code, legal_person_sealed, contacts_sealed } =
    request
  await updateCompany(trx, account_uid, {
    comp_type,
    enterprise_name,
    credit_code,
    legal_person_sealed,
    contacts_sealed,
    confirmed_at: now
  }).catch((error: unknown) => {
    // if two companies request one code, the one that is approved first gets it
    if (codeOf(error) === '23505') throw new Refusal('COM0005')
    throw error
  })
  await setCompany(trx, account_uid, { nickName: enterprise_name, compType: comp_type })
}
