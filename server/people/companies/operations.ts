import { personNameOf } from '@board/schemas/facts/text/identity'
import { requireCitizen, requireSignedIn } from '../../platform/actor.ts'
import { type Call, defineOperations } from '../../platform/http/call.ts'
import { settle } from '../accounts/outcome.ts'
import { hashPassword } from '../accounts/password.ts'
import { sendTypes } from '../accounts/registration/contact.ts'
import { requireContact, requireStrongPassword, requireUsername } from '../accounts/registration/names.ts'
import { getOwnCompany, listOwnRequests } from './company.ts'
import { requireCreditCode } from './credit-code.ts'
import { decideRequest } from './decide.ts'
import { setCompanyLicence } from './licence.ts'
import { getCompanyRequest, pageCompanyRequests } from './queue.ts'
import { registerCompany } from './register.ts'
import { requestCompanyChange } from './request.ts'

/** The limit of registrations from one address, which an office may share. */
const registerFrom = { max: 20, seconds: 3600 } as const

export const companyOperations = defineOperations({
  compInfo: ({ db, deps, actor, language, now }) =>
    getOwnCompany(db, deps.keys, requireCitizen(actor), language, now),
  requestCompanyChange: call =>
    call.write(async trx => {
      const actor = requireCitizen(call.actor)
      await requestCompanyChange(trx, call.deps.keys, actor, call.body, call.language, call.now)
      return await getOwnCompany(trx, call.deps.keys, actor, call.language, call.now)
    }),
  withdrawCompanyRequest: call =>
    call.write(async trx => {
      const actor = requireCitizen(call.actor)
      await decideRequest(trx, actor, { id: call.body.id, action: 'withdraw' }, call.now)
      return await getOwnCompany(trx, call.deps.keys, actor, call.language, call.now)
    }),
  setCompanyLicence: call =>
    call.write(async trx => {
      const actor = requireCitizen(call.actor)
      await setCompanyLicence(trx, actor, call.body, call.now)
      return await getOwnCompany(trx, call.deps.keys, actor, call.language, call.now)
    }),
  listOwnCompanyRequests: ({ db, deps, actor, query, now }) =>
    listOwnRequests(db, deps.keys, requireCitizen(actor), query, now),
  pageCompanyRequests: ({ db, actor, body }) => pageCompanyRequests(db, requireSignedIn(actor), body),
  getCompanyRequest: ({ db, deps, actor, body, now }) =>
    getCompanyRequest(db, deps.keys, requireSignedIn(actor), body.id, now),
  approveCompanyRequest: call => {
    const { id, note } = call.body
    return decided(call, { id, action: 'approve', text: note })
  },
  refuseCompanyRequest: call => {
    const { id, reason } = call.body
    return decided(call, { id, action: 'refuse', text: reason })
  },
  registerCompany: async call => {
    const { username, password, phone, verifyCode, email, emailCode, creditCode, ...company } = call.body
    const { language } = call
    const people = {
      legalPerson: personNameOf(company.legalPerson),
      contacts: personNameOf(company.contacts)
    }
    requireUsername(username, language)
    requireStrongPassword(password)
    const given = {
      username,
      phone: { contact: requireContact(sendTypes.phone, phone, language, 'phone'), code: verifyCode },
      email:
        email === undefined
          ? undefined
          : { contact: requireContact(sendTypes.email, email, language, 'email'), code: emailCode ?? '' },
      company: { ...company, ...people, creditCode: requireCreditCode(creditCode) }
    }
    await call.limitFrom('register', registerFrom)
    const registration = { ...given, passwordHash: await hashPassword(password) }
    const origin = { ...call.client, token: call.token }
    return settle(
      await call.write(trx => registerCompany(trx, call.deps.keys, registration, origin, language, call.now))
    )
  }
})

/** Decides a request for an editor, and returns the result. */
function decided(
  call: Call<'approveCompanyRequest'> | Call<'refuseCompanyRequest'>,
  decision: Parameters<typeof decideRequest>[2]
) {
  const actor = requireSignedIn(call.actor)
  return call.write(async trx => {
    await decideRequest(trx, actor, decision, call.now)
    return await getCompanyRequest(trx, call.deps.keys, actor, decision.id, call.now)
  })
}
