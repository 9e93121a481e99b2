import type { Language } from '@board/schemas/errors/catalogue'
import { defineOperations } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/network.ts'
import { settle } from '../accounts/outcome.ts'
import { hashPassword } from '../accounts/password.ts'
import { sendCode } from '../accounts/phone-code.ts'
import type { Contact } from '../accounts/registration/contact.ts'
import { requireContact, requireStrongPassword } from '../accounts/registration/names.ts'
import { minDuration, withMinDuration } from '../accounts/sign-in/min-duration.ts'
import { giveTicket, readTicket, spendTicket } from './ticket.ts'

/** The limits of requests and tries from one address, and of tries for one phone or mail address from there. */
const limits = {
  codeFrom: { max: 20, seconds: 600 },
  checkFrom: { max: 60, seconds: 60 },
  checkAs: { max: 30, seconds: 900 },
  ticketFrom: { max: 30, seconds: 600 }
} as const

export const recoveryOperations = defineOperations({
  getRecoverVerifycode: async call => {
    const contact = contactIn(call.body, call.language)
    await call.limitFrom('code', limits.codeFrom)
    return await withMinDuration(minDuration, async () => {
      const wanted = { purpose: 'recover', captcha: call.body } as const
      return settle(
        await call.write(trx => sendCode(trx, call.deps, contact, wanted, call.now, call.language))
      )
    })
  },
  checkVerifyCode: async call => {
    const { username, form } = call.body
    const contact = contactIn({ username, sendType: form.sendType }, call.language)
    // a code has five tries of its own; strangers elsewhere cannot use up the owner's
    await call.limit('recover-as', `${contact.to} ${networkOf(call.client.address)}`, limits.checkAs)
    await call.limitFrom('recover', limits.checkFrom)
    const given = { contact, code: form.verifyCode }
    return settle(await call.write(trx => giveTicket(trx, call.deps, given, call.now)))
  },
  findAccount: async call => {
    await call.limitFrom('ticket', limits.ticketFrom)
    return await readTicket(call.db, call.body.ticket, call.now)
  },
  findPassword: async call => {
    const { ticket, newPassword } = call.body
    requireStrongPassword(newPassword)
    await call.limitFrom('ticket', limits.ticketFrom)
    const given = { ticket, passwordHash: await hashPassword(newPassword) }
    await call.write(trx => spendTicket(trx, call.deps.keys, given, call.now))
    return null
  }
})

const contactIn = (
  { sendType, username }: { sendType: 2 | 3; username: string },
  language: Language
): Contact => requireContact(sendType, username, language, 'username')
