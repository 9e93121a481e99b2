import { requireSignedIn, type SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { type Call, defineOperations, type Operations } from '../http/call.ts'
import { previewMail, previewSms } from './preview.ts'
import type { Channel } from './provider.ts'
import { resend } from './resend.ts'

/**
 * Operations on templates, and on letters that were given up.
 * @param requireSight refuses whoever does not see the letters, by data authorisation
 */
export const outboxOperations = (requireSight: RequireSight): Operations =>
  defineOperations({
    previewMail: async call => ({
      text: await previewMail(call.db, call.body.id, call.body.language ?? call.language)
    }),
    previewSms: async call => ({ text: await previewSms(call.db, call.body.id) }),
    resendMail: call => resent(call, requireSight, 'mail', [call.body.id]),
    resendMailMany: call => resent(call, requireSight, 'mail', call.body.ids),
    resendSms: call => resent(call, requireSight, 'sms', [call.body.id]),
    resendSmsMany: call => resent(call, requireSight, 'sms', call.body.ids)
  })

type Resending = 'resendMail' | 'resendMailMany' | 'resendSms' | 'resendSmsMany'

type RequireSight = (trx: Trx, actor: SignedInActor) => Promise<void>

async function resent(
  call: Call<Resending>,
  requireSight: RequireSight,
  channel: Channel,
  ids: readonly number[]
) {
  const actor = requireSignedIn(call.actor)
  return await call.write(async trx => {
    await requireSight(trx, actor)
    return { ids: await resend(trx, actor, channel, ids, call.now) }
  })
}
