import { requireSignedIn } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { maskAddress } from '../outbox/mask.ts'
import { sendTrial } from '../outbox/trial.ts'
import { testMail } from './test-send.ts'

/** The limit of test letters per person: SMS cost money, and tests could be used to bother people. */
const tests = { max: 60, seconds: 3600 }

/** Operations on configurations of mail, except changing them. */
export const mailOperations = defineOperations({
  testMail: async call => {
    const { id, to } = call.body
    const actor = requireSignedIn(call.actor)
    await call.limit('test', String(actor.accountId), tests)
    const reference = `test:${call.deps.random(12).toString('hex')}`
    const send = await testMail(call.deps, { id, to, reference }, call.language)
    const subject = { kind: 'mailConfig', id }
    const trial = {
      verb: 'mail.tested',
      channel: 'mail',
      actor,
      subject,
      to: maskAddress(to),
      now: call.now
    } as const
    return { answer: await sendTrial(call.write, trial, send) }
  }
})
