import type { OperationId } from '@board/generated/calls'
import { requireSignedIn } from '../actor.ts'
import { Binary, type Call, defineOperations } from '../http/call.ts'
import { drawCaptcha } from './captcha.ts'
import { challengeCaptcha, proveCaptcha } from './captcha-proof.ts'
import { changePassword, preparePasswordChange } from './change-password.ts'
import { evenly } from './evenly.ts'
import { readInfo } from './info.ts'
import { requirePhone, requireStrongPassword, requireUsername, usernameKey } from './names.ts'
import type { LoginResult, Origin } from './open-session.ts'
import { settle } from './outcome.ts'
import { hashPassword } from './password.ts'
import { type CodePurpose, sendCode } from './phone-code.ts'
import { registerCitizen } from './register.ts'
import { signInByPassword, tryPassword } from './sign-in.ts'
import { signInByPhone } from './sign-in-by-phone.ts'
import { signOut } from './sign-out.ts'
import { requireFreeUsername } from './user-name.ts'

/** How often an address, or an account, may try. A household or an office shares one address. */
const limits = {
  captcha: { max: 60, seconds: 60 },
  signInFrom: { max: 60, seconds: 60 },
  signInAs: { max: 30, seconds: 900 },
  codeFrom: { max: 20, seconds: 600 },
  passwordOf: { max: 30, seconds: 900 },
  registerFrom: { max: 20, seconds: 3600 },
  nameFrom: { max: 60, seconds: 60 }
} as const

/** Milliseconds that sending a code takes at least, whether a message goes out or not. */
const evenTime = 80

export const accountOperations = defineOperations({
  captchaImage,
  authCaptchaImage: captchaImage,
  captchaChallenge: async call => {
    await call.limit('captcha-challenge', call.client.address, limits.captcha)
    return await call.write(trx => challengeCaptcha(trx, call.deps, call.body.uuid, call.now))
  },
  verifyCaptchaExt: async call => {
    await call.limit('captcha-proof', call.client.address, limits.captcha)
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
  getLoginPhoneVerifycode: call => code(call, 'login'),
  getRegisterPhoneVerifycode: call => code(call, 'register'),
  loginByPhone: async call => {
    const { phone, verifyCode } = call.body
    requirePhone(phone, call.language)
    await call.limit('login-from', call.client.address, limits.signInFrom)
    await call.limit('login-phone', phone, limits.signInAs)
    const given = { phone, code: verifyCode, origin: originOf(call) }
    return settle(await call.write(trx => signInByPhone(trx, call.deps.keys, given, call.now)))
  },
  register: async call => {
    const { username, password, phone, verifyCode, nickName } = call.body
    requireUsername(username, call.language)
    requirePhone(phone, call.language)
    requireStrongPassword(password)
    await call.limit('register-from', call.client.address, limits.registerFrom)
    const registration = { username, passwordHash: await hashPassword(password), phone, verifyCode, nickName }
    const { keys } = call.deps
    return settle(await call.write(trx => registerCitizen(trx, keys, registration, originOf(call), call.now)))
  },
  checkUserName: async call => {
    requireUsername(call.body.username, call.language)
    await call.limit('name-from', call.client.address, limits.nameFrom)
    await requireFreeUsername(call.db, call.body.username)
    return null
  },
  logout: async call => {
    await call.write(trx => signOut(trx, requireSignedIn(call.actor), originOf(call), call.now))
    return null
  },
  changePassword: async call => {
    const actor = requireSignedIn(call.actor)
    await call.limit('password-of', String(actor.accountId), limits.passwordOf)
    const change = await preparePasswordChange(call.db, actor, call.body)
    const { keys } = call.deps
    return settle(await call.write(trx => changePassword(trx, keys, actor, change, originOf(call), call.now)))
  },
  getInfo: call => readInfo(call.db, call.deps.keys, requireSignedIn(call.actor), call.token ?? ''),
  userPermissions: async call => [...requireSignedIn(call.actor).permissions].sort()
})

async function captchaImage(call: Call<'captchaImage' | 'authCaptchaImage'>): Promise<Binary> {
  await call.limit('captcha', call.client.address, limits.captcha)
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
  await call.limit('login-from', call.client.address, limits.signInFrom)
  await call.limit('login-as', usernameKey(username), limits.signInAs)
  const attempt = await tryPassword(call.db, username, password)
  const given = { captcha, origin: originOf(call) }
  return settle(await call.write(trx => signInByPassword(trx, call.deps.keys, attempt, given, call.now)))
}

async function code<Id extends 'getLoginPhoneVerifycode' | 'getRegisterPhoneVerifycode'>(
  call: Call<Id>,
  purpose: CodePurpose
): Promise<null> {
  const { phone } = call.body
  requirePhone(phone, call.language)
  await call.limit('code-from', call.client.address, limits.codeFrom)
  return await evenly(evenTime, async () => {
    await call.write(trx => sendCode(trx, call.deps, phone, purpose, call.now))
    return null
  })
}

const originOf = <Id extends OperationId>({ client, token }: Call<Id>): Origin => ({ ...client, token })
