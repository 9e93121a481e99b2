import { isCitizen, requireCitizen } from '../../platform/actor.ts'
import { Binary, defineOperations } from '../../platform/http/call.ts'
import { thirdPartyTypes } from '../../platform/outgoing/identities.ts'
import { originOf } from '../accounts/origin.ts'
import { settle } from '../accounts/outcome.ts'
import { requirePhone } from '../accounts/registration/names.ts'
import { requireNickname } from '../accounts/registration/nickname.ts'
import { bindOwn, readBindings, readResult, registerBound, unbind } from './bind.ts'
import { noAttempt, readIdentity, requireSetUp, settleArrival, takeAttempt } from './come-back.ts'
import { browserCookie, cookieLines, redirectPage, sessionCookies } from './page.ts'
import { attemptSeconds, keepStart, prepareStart } from './start.ts'

/** The limits of an address for starting, coming back and choosing. A household or an office may share one address. */
const limits = {
  startFrom: { max: 30, seconds: 600 },
  backFrom: { max: 60, seconds: 600 },
  registerFrom: { max: 20, seconds: 3600 }
} as const

export const thirdPartyOperations = defineOperations({
  thirdPartyTypes: async call => thirdPartyTypes.filter(type => call.deps.identities.has(type)),
  thirdPartyRedirect: async call => {
    await call.limitFrom('third-start', limits.startFrom)
    const { deps, query, actor } = call
    const start = await prepareStart(deps.identities, deps.random, query.thirdPartyType)
    const accountUid = isCitizen(actor) ? actor.accountId : null
    const meant = { back: query.back, accountUid }
    await call.write(trx => keepStart(trx, deps.keys, start, meant, call.now))
    const cookie = { name: browserCookie, value: start.browser, seconds: attemptSeconds, hidden: true }
    call.header('set-cookie', cookieLines([cookie], deps.config))
    return start.address
  },
  thirdPartyCallback: async call => {
    await call.limitFrom('third-back', limits.backFrom)
    const { deps, now } = call
    requireSetUp(deps.identities, call.params.thirdPartyType)
    const answer = Object.fromEntries(
      Object.entries(call.query).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]]
      )
    )
    const given = { type: call.params.thirdPartyType, browser: call.cookie(browserCookie), answer }
    const attempt = await call.write(trx => takeAttempt(trx, deps.keys, given, now))
    if (!attempt)
      return new Binary('text/html; charset=utf-8', Buffer.from(redirectPage(noAttempt.to, call.language)))
    const identity = await readIdentity(deps.identities, deps.keys, attempt, answer)
    const origin = { ...originOf(call), token: call.cookie('token') ?? null }
    const arrival = await call.write(trx => settleArrival(trx, deps.keys, { attempt, identity, origin }, now))
    const cookies = arrival.session ? cookieLines(sessionCookies(arrival.session), deps.config) : []
    const page = Buffer.from(redirectPage(arrival.to, call.language))
    return new Binary('text/html; charset=utf-8', page, cookies.length > 0 ? { 'set-cookie': cookies } : {})
  },
  thirdPartyResult: call => readResult(call.db, call.deps.keys, call.cookie(browserCookie), call.now),
  thirdPartyBind: call => {
    const given = { actor: requireCitizen(call.actor), browser: call.cookie(browserCookie) }
    return call.write(trx => bindOwn(trx, call.deps.keys, given, call.now))
  },
  thirdPartyRegister: async call => {
    const { phone, nickName } = call.body
    requirePhone(phone, call.language)
    await requireNickname(call.db, nickName)
    await call.limitFrom('register', limits.registerFrom)
    const newcomer = { ...call.body, browser: call.cookie(browserCookie) }
    const origin = originOf(call)
    return settle(await call.write(trx => registerBound(trx, call.deps, newcomer, origin, call.now)))
  },
  thirdPartyBindings: call => readBindings(call.db, call.deps.keys, requireCitizen(call.actor)),
  thirdPartyUnbind: call =>
    call.write(trx =>
      unbind(trx, call.deps.keys, requireCitizen(call.actor), call.body.thirdPartyType, call.now)
    )
})
