import { requireCitizen, requireSignedIn } from '../../platform/actor.ts'
import { defineOperations, type Operations } from '../../platform/http/call.ts'
import { settle } from '../accounts/outcome.ts'
import { sendCode } from '../accounts/phone-code.ts'
import { requireContact, requirePhone } from '../accounts/registration/names.ts'
import { cancelAccount } from './cancel.ts'
import { certificationTypes, certifyName } from './certification.ts'
import {
  bindContact,
  changePhone,
  checkOldPhone,
  requireOtherContact,
  sendOwnCode,
  unbindEmail
} from './contact.ts'
import { getAccount, noteLookUp, pageAccounts } from './editor-view.ts'
import type { AccountDeletions } from './holdings.ts'
import { bindPhoneResult, listOwnLogins } from './logins.ts'
import { getNotificationChoice, saveNotificationChoice } from './notification-choice.ts'
import { getBaseInfo } from './own.ts'
import { prepareProof } from './proof.ts'
import { listOwnReadings } from './readings.ts'
import { revealAccount } from './reveal.ts'
import { saveBaseInfo } from './save.ts'

/** The limits of requests for codes from one address. */
const limits = { codeFrom: { max: 20, seconds: 600 } } as const

/**
 * The operations of people on their own account, and of editors on people's accounts.
 * @param deletions the steps of other nouns when an account is given up
 */
export const personOperations = (deletions: AccountDeletions): Operations =>
  defineOperations({
    pageAccounts: ({ db, actor, body, now }) => pageAccounts(db, requireSignedIn(actor), body, now),
    findAccountByPhone: async call => {
      const actor = requireSignedIn(call.actor)
      const { phone, reason } = call.body
      const phoneIndex = call.deps.keys.blindIndex('phone', phone.trim())
      const found = await pageAccounts(call.db, actor, { phoneIndex }, call.now)
      return call.write(trx => noteLookUp(trx, actor, found, reason, call.now))
    },
    getAccount: ({ db, deps, actor, body, now }) =>
      getAccount(db, deps.keys, requireSignedIn(actor), body.uid, now),
    revealAccount: call =>
      call.write(trx => revealAccount(trx, call.deps.keys, requireSignedIn(call.actor), call.body, call.now)),
    certificationTypeConfig: async call => certificationTypes(call.language),
    bindPhoneResult: ({ db, actor }) => bindPhoneResult(db, requireSignedIn(actor)),
    getBaseInfo: ({ db, deps, actor }) => getBaseInfo(db, deps.keys, requireSignedIn(actor)),
    getNotificationChoice: ({ db, deps, actor }) =>
      getNotificationChoice(db, deps.keys, requireSignedIn(actor)),
    saveNotificationChoice: call =>
      call.write(async trx => {
        const actor = requireSignedIn(call.actor)
        await saveNotificationChoice(trx, actor, call.body, call.language, call.now)
        return await getNotificationChoice(trx, call.deps.keys, actor)
      }),
    listOwnLogins: ({ db, actor, query }) => listOwnLogins(db, requireSignedIn(actor), query),
    listOwnReadings: ({ db, actor, query }) => listOwnReadings(db, requireCitizen(actor), query),
    saveBaseInfo: call =>
      call.write(async trx => {
        const actor = requireCitizen(call.actor)
        await saveBaseInfo(trx, actor, call.body, call.language, call.now)
        return await getBaseInfo(trx, call.deps.keys, actor)
      }),
    certifyName: async call => {
      const actor = requireCitizen(call.actor)
      return await call.write(async trx => {
        await certifyName(trx, call.deps.keys, actor, call.body, call.language, call.now)
        return await getBaseInfo(trx, call.deps.keys, actor)
      })
    },
    getBindVerifycode: async call => {
      const contact = requireContact(call.body.sendType, call.body.contact, call.language, 'contact')
      await requireOtherContact(call.db, call.deps.keys, requireSignedIn(call.actor), contact)
      await call.limitFrom('code', limits.codeFrom)
      const wanted = { purpose: 'bind', captcha: call.body } as const
      return settle(
        await call.write(trx => sendCode(trx, call.deps, contact, wanted, call.now, call.language))
      )
    },
    getOwnVerifycode: async call => {
      await call.limitFrom('code', limits.codeFrom)
      const actor = requireSignedIn(call.actor)
      return settle(
        await call.write(trx => sendOwnCode(trx, call.deps, actor, call.body, call.now, call.language))
      )
    },
    bindContact: async call => {
      const { sendType, contact: typed, verifyCode: code, ticket } = call.body
      const actor = requireSignedIn(call.actor)
      const contact = requireContact(sendType, typed, call.language, 'contact')
      const { keys } = call.deps
      settle(await call.write(trx => bindContact(trx, keys, actor, { contact, code, ticket }, call.now)))
      return await getBaseInfo(call.db, keys, actor)
    },
    unbindEmail: async call => {
      const actor = requireSignedIn(call.actor)
      const { keys } = call.deps
      return call.write(async trx => {
        await unbindEmail(trx, keys, actor, call.body.ticket, call.now)
        return await getBaseInfo(trx, keys, actor)
      })
    },
    checkOldPhone: async call => {
      const actor = requireSignedIn(call.actor)
      const { keys } = call.deps
      return settle(await call.write(trx => checkOldPhone(trx, keys, actor, call.body, call.now)))
    },
    changePhone: async call => {
      const { ticket, phone, verifyCode: code } = call.body
      const actor = requireSignedIn(call.actor)
      requirePhone(phone, call.language)
      const { keys } = call.deps
      const given = { ticket, phone, code, token: call.token }
      settle(await call.write(trx => changePhone(trx, keys, actor, given, call.now)))
      return await getBaseInfo(call.db, keys, actor)
    },
    cancelAccount: async call => {
      const actor = requireCitizen(call.actor)
      const proof = await prepareProof(call.db, actor, call.body)
      return settle(
        await call.write(trx => cancelAccount(trx, call.deps.keys, actor, proof, deletions, call.now))
      )
    }
  })
