import { sendTypes } from '../accounts/contact.ts'
import { requireContact, requireStrongPassword, requireUsername } from '../accounts/names.ts'
import { settle } from '../accounts/outcome.ts'
import { hashPassword } from '../accounts/password.ts'
import { requireCitizen } from '../actor.ts'
import { defineOperations } from '../http/call.ts'
import { requireCompany } from './company.ts'
import { registerCompany, requireCreditCode } from './register.ts'

/** How often an address may register. An office shares one address. */
const registerFrom = { max: 20, seconds: 3600 } as const

export const companyOperations = defineOperations({
  compInfo: call => requireCompany(call.db, call.deps.keys, requireCitizen(call.actor).accountId),
  registerCompany: async call => {
    const { username, password, phone, verifyCode, email, emailCode, creditCode, ...company } = call.body
    const { language } = call
    requireUsername(username, language)
    requireStrongPassword(password)
    const given = {
      username,
      phone: { contact: requireContact(sendTypes.phone, phone, language, 'phone'), code: verifyCode },
      email:
        email === undefined
          ? undefined
          : { contact: requireContact(sendTypes.email, email, language, 'email'), code: emailCode ?? '' },
      company: { ...company, creditCode: requireCreditCode(creditCode) }
    }
    await call.limit('register-from', call.client.address, registerFrom)
    const registration = { ...given, passwordHash: await hashPassword(password) }
    const origin = { ...call.client, token: call.token }
    return settle(
      await call.write(trx => registerCompany(trx, call.deps.keys, registration, origin, call.now))
    )
  }
})
