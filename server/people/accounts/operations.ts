import { requireCitizen, requireSignedIn } from '../../platform/actor.ts'
import { Binary, type Call, defineOperations } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/network.ts'
import { listOwnSessions } from '../sessions/own-sessions.ts'
import { captchaRefusals, drawCaptcha, type GivenCaptcha } from './captcha/captcha.ts'
import { challengeCaptcha, proveCaptcha } from './captcha/proof.ts'
import { changePassword, preparePasswordChange, setFirstPassword } from './change-password.ts'
import { endOneSession, endOtherSessions } from './end-sessions.ts'
import { readInfo } from './info.ts'
import { knownBrowserLine, originOf } from './origin.ts'
import { settle } from './outcome.ts'
import { hashPassword } from './password.ts'
import { type CodePurpose, sendCode } from './phone-code.ts'
import { type Contact, sendTypes } from './registration/contact.ts'
import {
  requireContact,
  requirePhone,
  requireStrongPassword,
  requireUsername,
  usernameKey
} from './registration/names.ts'
import { requireNickname } from './registration/nickname.ts'
import { registerCitizen } from './registration/register.ts'
import { requireFreeUsername, userTypeOf } from './registration/user-name.ts'
import { findKnownDevice } from './sign-in/known-device.ts'
import { minDuration, withMinDuration } from './sign-in/min-duration.ts'
import type { LoginResult } from './sign-in/open-session.ts'
import { beginPasskeyStep, takePasskeyStep, takeSecondStep } from './sign-in/second-step.ts'
import { findClaimed, signInByPassword, tryPassword } from './sign-in/sign-in.ts'
import { signInByPhone } from './sign-in/sign-in-by-phone.ts'
import { signOut } from './sign-in/sign-out.ts'

/** The rate limits of an address or an account. A household or an office may share one address. */
const limits = {
  captcha: { max: 60, seconds: 60 },
  signInFrom: { max: 60, seconds: 60 },
  signInAs: { max: 30, seconds: 900 },
  codeFrom: { max: 20, seconds: 600 },
  registerFrom: { max: 20, seconds: 3600 },
  nameFrom: { max: 60, seconds: 60 }
} as const

/** The cookies that a sign-in at a partner site leaves in the browser (specification 3). */
const ssoCookies = ['sso_s', 'sso_u', 'sso_l', 'sso_d'] as const

export const accountOperations = defineOperations({
  captchaImage,
  authCaptchaImage: captchaImage,
  captchaChallenge: async call => {
    const asked = await call.limitFrom('captcha-challenge', limits.captcha)
    return await call.write(trx =>
      challengeCaptcha(trx, call.deps, { uuid: call.body.uuid, asked }, call.now)
    )
  },
  verifyCaptchaExt: async call => {
    await call.limitFrom('captcha-proof', limits.captcha)
    return {
      captchaVerifyResult: await call.write(trx => proveCaptcha(trx, call.deps.keys, call.body, call.now))
    }
  },
  peopleLogin: call => {
    const { username, password, captcha, uuid } = call.body
    return signIn(call, { username, password, captcha, uuid })
  },
  loginByUserName: call => {
    const { loginName: username, pass: password, captcha } = call.body
    return signIn(call, { username, password, captcha, uuid: call.query.uuid })
  },
  takeSecondStep: async call => {
    await call.limitFrom('login', limits.signInFrom)
    const { keys } = call.deps
    const { uid, session } = settle(
      await call.write(trx => takeSecondStep(trx, keys, call.body, originOf(call), call.now))
    )
    call.header('set-cookie', knownBrowserLine(keys, call, uid))
    return session
  },
  beginPasskeyStep: async call => {
    await call.limitFrom('login', limits.signInFrom)
    const { random } = call.deps
    const asked = { ticket: call.body.ticket, site: call, random }
    return await call.write(trx => beginPasskeyStep(trx, asked, call.now))
  },
  takePasskeyStep: async call => {
    await call.limitFrom('login', limits.signInFrom)
    const { keys } = call.deps
    const { ticket, ...signature } = call.body
    const { uid, session } = settle(
      await call.write(trx =>
        takePasskeyStep(trx, keys, { ticket, site: call, signature }, originOf(call), call.now)
      )
    )
    call.header('set-cookie', knownBrowserLine(keys, call, uid))
    return session
  },
  getLoginPhoneVerifycode: call => code(call, phoneIn(call), 'login', call.body),
  getRegisterPhoneVerifycode: call => code(call, phoneIn(call), 'register', call.body),
  getRegisterEmailVerifycode: call =>
    code(
      call,
      requireContact(sendTypes.email, call.body.email, call.language, 'email'),
      'register',
      call.body
    ),
  loginByPhone: async call => {
    const { phone, verifyCode } = call.body
    requirePhone(phone, call.language)
    // a code has five tries of its own; strangers elsewhere cannot use up the owner's
    await call.limit('login-phone', `${phone} ${networkOf(call.client.address)}`, limits.signInAs)
    await call.limitFrom('login', limits.signInFrom)
    const given = { phone, code: verifyCode, origin: originOf(call) }
    const { uid, session } = settle(
      await call.write(trx => signInByPhone(trx, call.deps.keys, given, call.now))
    )
    call.header('set-cookie', knownBrowserLine(call.deps.keys, call, uid))
    return session
  },
  register: async call => {
    const { username, password, phone, verifyCode, nickName, email, emailCode = '' } = call.body
    const { language } = call
    requireUsername(username, language)
    const contacts = {
      phone: { contact: requireContact(sendTypes.phone, phone, language, 'phone'), code: verifyCode },
      email:
        email === undefined
          ? undefined
          : { contact: requireContact(sendTypes.email, email, language, 'email'), code: emailCode }
    }
    requireStrongPassword(password)
    await requireNickname(call.db, nickName)
    await call.limitFrom('register', limits.registerFrom)
    const registration = { username, passwordHash: await hashPassword(password), nickName, ...contacts }
    const { keys } = call.deps
    return settle(await call.write(trx => registerCitizen(trx, keys, registration, originOf(call), call.now)))
  },
  checkUserName: async call => {
    const { sendType, username } = call.body
    await call.limitFrom('name', limits.nameFrom)
    if (sendType !== sendTypes.username) requireContact(sendType, username, call.language, 'username')
    else {
      requireUsername(username, call.language)
      await requireFreeUsername(call.db, username)
    }
    return null
  },
  checkNicknameValid: async call => {
    await call.limitFrom('name', limits.nameFrom)
    await requireNickname(call.db, call.body.nickName)
    return null
  },
  userTypeOfName: async call => {
    await call.limitFrom('name', limits.nameFrom)
    return { userType: await userTypeOf(call.db, call.query.userName) }
  },
  clearSsoCookies: async call => {
    call.header(
      'set-cookie',
      ssoCookies.map(name => `${name}=; Path=/; Max-Age=0; SameSite=Lax`)
    )
    return null
  },
  logout: async call => {
    await call.write(trx => signOut(trx, requireSignedIn(call.actor), originOf(call), call.now))
    return null
  },
  changePassword: async call => {
    const actor = requireSignedIn(call.actor)
    const change = await preparePasswordChange(call.db, actor, call.body)
    const { keys } = call.deps
    return settle(await call.write(trx => changePassword(trx, keys, actor, change, originOf(call), call.now)))
  },
  setPassword: async call => {
    const actor = requireCitizen(call.actor)
    const { verifyCode: code, newPassword } = call.body
    requireStrongPassword(newPassword)
    const given = { code, newHash: await hashPassword(newPassword) }
    const { keys } = call.deps
    return settle(
      await call.write(trx => setFirstPassword(trx, keys, actor, given, originOf(call), call.now))
    )
  },
  listOwnSessions: async call => ({
    list: await listOwnSessions(call.db, requireSignedIn(call.actor), call.now)
  }),
  endOwnSession: async call => {
    const actor = requireSignedIn(call.actor)
    await call.write(trx => endOneSession(trx, actor, call.body.id, originOf(call), call.now))
    return null
  },
  endOtherSessions: async call => {
    const actor = requireSignedIn(call.actor)
    return { count: await call.write(trx => endOtherSessions(trx, actor, originOf(call), call.now)) }
  },
  getInfo: call => readInfo(call.db, call.deps.keys, requireSignedIn(call.actor), call.token ?? ''),
  userPermissions: async call => [...requireSignedIn(call.actor).permissions].sort()
})

async function captchaImage(call: Call<'captchaImage' | 'authCaptchaImage'>): Promise<Binary> {
  await call.limitFrom('captcha', limits.captcha)
  const picture = await call.write(trx => drawCaptcha(trx, call.query.uuid, call.deps.random, call.now))
  return new Binary('image/svg+xml', Buffer.from(picture), {
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox"
  })
}

interface Typed {
  username: string
  password: string
  captcha?: string | undefined
  uuid?: string | undefined
}

async function signIn<Id extends 'peopleLogin' | 'loginByUserName'>(
  call: Call<Id>,
  { username, password, ...captcha }: Typed
): Promise<LoginResult> {
  const { keys } = call.deps
  const origin = originOf(call)
  const account = await findClaimed(call.db, username)
  const device = account && findKnownDevice(keys, origin.device, account.uid)
  // Strangers elsewhere cannot use up the owner's attempts. In a browser that the owner is known in, neighbours cannot, either.
  const key = `${usernameKey(username)} ${device ?? networkOf(call.client.address)}`
  await call.limit('login-as', key, limits.signInAs)
  await call.limitFrom(device === undefined ? 'login' : 'login-known', limits.signInFrom)
  const attempt = await tryPassword(account, username, password)
  const given = { captcha, origin }
  const outcome = await call.write(trx => signInByPassword(trx, keys, attempt, given, call.now))
  // the password was not judged, so nothing was tried with this name
  if ('refused' in outcome && captchaRefusals.has(outcome.refused))
    await call.takeBack('login-as', key, limits.signInAs)
  const result = settle(outcome)
  if (account) call.header('set-cookie', knownBrowserLine(keys, call, account.uid))
  return result
}

type CodeOperation = 'getLoginPhoneVerifycode' | 'getRegisterPhoneVerifycode' | 'getRegisterEmailVerifycode'

async function code<Id extends CodeOperation>(
  call: Call<Id>,
  contact: Contact,
  purpose: CodePurpose,
  captcha: GivenCaptcha
): Promise<null> {
  await call.limitFrom('code', limits.codeFrom)
  return await withMinDuration(minDuration, async () => {
    const wanted = { purpose, captcha }
    return settle(await call.write(trx => sendCode(trx, call.deps, contact, wanted, call.now, call.language)))
  })
}

const phoneIn = <Id extends 'getLoginPhoneVerifycode' | 'getRegisterPhoneVerifycode'>({
  body,
  language
}: Call<Id>): Contact => requireContact(sendTypes.phone, body.phone, language, 'phone')
