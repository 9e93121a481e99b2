import { requireSignedIn } from '../actor.ts'
import { type Call, defineOperations } from '../http/call.ts'
import { previewMail, previewSms } from './preview.ts'
import type { Channel } from './provider.ts'
import { resend } from './resend.ts'

/** Operations on templates, and on letters that were given up. */
export const outboxOperations = defineOperations({
  previewMail: async call => ({
    text: await previewMail(call.db, call.body.id, call.body.language ?? call.language)
  }),
  previewSms: async call => ({ text: await previewSms(call.db, call.body.id) }),
  resendMail: call => resent(call, 'mail', [call.body.id]),
  resendMailMany: call => resent(call, 'mail', call.body.ids),
  resendSms: call => resent(call, 'sms', [call.body.id]),
  resendSmsMany: call => resent(call, 'sms', call.body.ids)
})

type Resending = 'resendMail' | 'resendMailMany' | 'resendSms' | 'resendSmsMany'

async function resent(call: Call<Resending>, channel: Channel, ids: readonly number[]) {
  const actor = requireSignedIn(call.actor)
  return await call.write(async trx => ({ ids: await resend(trx, actor, channel, ids, call.now) }))
}
