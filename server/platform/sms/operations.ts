import { maskPhone } from '@board/schemas/facts/formats'
import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { sendTrial } from '../outbox/trial.ts'
import { testSms } from './test-send.ts'

/** The limit of test letters per person: SMS cost money, and tests could be used to bother people. */
const tests = { max: 60, seconds: 3600 }

/** Operations on configurations of SMS, except changing them. */
export const smsOperations = defineOperations({
  testSms: async call => {
    const { id, templateId, mobile } = call.body
    const actor = requireSignedIn(call.actor)
    await call.limit('test', String(actor.accountId), tests)
    const reference = `test:${call.deps.random(12).toString('hex')}`
    const send = await testSms(call.deps, { id, templateId, mobile, reference }, call.now)
    const subject = { kind: 'smsConfig', id }
    const trial = {
      verb: 'sms.tested',
      channel: 'sms',
      actor,
      subject,
      to: maskPhone(mobile),
      now: call.now
    } as const
    return { answer: await sendTrial(call.write, trial, send) }
  }
})
