/** Cases of captchas, passwords, phone codes and sessions. */
import { createHash, randomUUID } from 'node:crypto'
import type { OperationId } from '@board/generated/calls'
import { maxId } from '@board/schemas/facts/formats'
import type { AnyInput } from '../../../client/types.ts'
import { failureKey } from '../../../server/people/accounts/sign-in/guesses.ts'
import { buildAccount, buildRestriction, buildSession } from '../../support/builders/builders.ts'
import { buildSecondFactor } from '../../support/builders/second-factor.ts'
import { type Case, type ClientCase, type Expected, when, whenRaw } from '../support/case.ts'
import { failedInSession } from '../support/guesses.ts'
import { sealed, sendRaw } from '../support/raw.ts'
import { approved } from '../support/scenes.ts'
import type { Stage } from '../support/stage.ts'
import { companyCases, mailed } from './companies.ts'
import { codeCases as codesBy, recoveryCases } from './recovery.ts'
import { thirdPartyCases } from './third-party.ts'

const password = 'Abc12345'
const wrong = 'Wrong12345'

let people = 0
const phones = () => `139${String(++people).padStart(8, '0')}`

/** Builds an account for each case, so that earlier attempts do not count. The clock moves past the limits per address. */
async function person(stage: Stage, given: Partial<Parameters<typeof buildAccount>[1]> = {}) {
  stage.clock.pass(61)
  return buildAccount(stage.db, { username: `case_${++people}`, password, ...given })
}

/** Builds a member of staff with a second factor. */
async function guarded(stage: Stage, given: Parameters<typeof person>[1] = {}) {
  const account = await person(stage, { kind: 'staff', ...given })
  await buildSecondFactor(stage.db, stage.keys, account.uid, stage.clock.now())
  return account
}

async function restricted(stage: Stage, days: number | null, given = {}) {
  const account = await person(stage, given)
  const end_time = days === null ? null : new Date(stage.clock.now().getTime() + days * 86_400_000)
  await buildRestriction(stage.db, { account_uid: account.uid, handle_type: 0, end_time })
  return account
}

type Typed = { username: string; password: string; captcha?: string; uuid?: string }

/** The two addresses that accept passwords, each with the names of its fields. */
const doors: readonly { id: 'peopleLogin' | 'loginByUserName'; input(typed: Typed): AnyInput }[] = [
  { id: 'peopleLogin', input: typed => ({ body: typed }) },
  {
    id: 'loginByUserName',
    input: ({ username, password: pass, captcha, uuid }) => {
      const shape = createHash('sha256').update(pass).digest('hex')
      const body = { password: shape, pass, loginName: username, ...(captcha !== undefined && { captcha }) }
      return { body, query: { ...(uuid && { uuid }) } }
    }
  }
]

/** Builds an account with a failed sign-in, so that a captcha is required. */
async function failedOnce(stage: Stage, door: (typeof doors)[number]): Promise<string> {
  const { username } = await person(stage)
  const failure = stage.call('visitor', door.id, door.input({ username, password: wrong }) as never)
  await failure.then(
    () => Promise.reject(new Error('a wrong password was accepted')),
    () => {}
  )
  return username
}

async function failedEverywhere(stage: Stage, username: string): Promise<void> {
  const name_key = failureKey(stage.keys, username)
  const values = { name_key, failures: 100, last_at: stage.clock.now() }
  await stage.db.insertInto('login_failure').values(values).execute()
}

async function picture(stage: Stage) {
  const uuid = randomUUID()
  await stage.call('visitor', 'captchaImage', { query: { uuid } })
  return uuid
}

const passwordCases: ClientCase[] = doors.flatMap(door => {
  const on = (expected: Expected, what: string, typed: (stage: Stage) => Promise<Typed>) =>
    when(
      door.id as OperationId,
      expected,
      'visitor',
      async stage => door.input(await typed(stage)) as never,
      what
    )
  const as = (username: string): Typed => ({ username, password })
  return [
    on('done', 'right', async stage => as((await person(stage)).username)),
    on('USR0004', 'a wrong password', async stage => ({
      username: (await person(stage)).username,
      password: wrong
    })),
    on('USR0004', 'an unknown name', async () => ({ username: `nobody_${++people}`, password })),
    on('11104', 'no answer to the picture', async stage => as(await failedOnce(stage, door))),
    on('11103', 'an answer to no picture', async stage => ({
      ...as(await failedOnce(stage, door)),
      captcha: 'abcde',
      uuid: randomUUID()
    })),
    on('10007', 'a wrong answer', async stage => {
      const username = await failedOnce(stage, door)
      return { ...as(username), captcha: '-----', uuid: await picture(stage) }
    }),
    on('USR0028', 'a ban without end', async stage => as((await restricted(stage, null)).username)),
    on('USR0043', 'a ban with an end', async stage => as((await restricted(stage, 3)).username)),
    on('USR0094', 'switched off', async stage => as((await person(stage, { status: 0 })).username)),
    on('USR0095', 'switched off, of staff', async stage =>
      as((await person(stage, { status: 0, kind: 'staff' })).username)
    ),
    on('USR0070', 'with a second factor', async stage => as((await guarded(stage)).username)),
    on('USR0005', 'a hundred failures', async stage => {
      const { username } = await person(stage)
      await failedEverywhere(stage, username)
      return as(username)
    })
  ]
})

/** Returns the code that was sent to the phone. */
async function codeFor(
  stage: Stage,
  id: 'getLoginPhoneVerifycode' | 'getRegisterPhoneVerifycode',
  phone: string
) {
  stage.clock.pass(61)
  await stage.call('visitor', id, { body: { phone } })
  await stage.deps.outbox.drain()
  return stage.sms.codeFor(phone)
}

async function byPhone(stage: Stage, given: (phone: string) => Promise<unknown>) {
  const phone = phones()
  await given(phone)
  return { body: { phone, verifyCode: await codeFor(stage, 'getLoginPhoneVerifycode', phone) } }
}

const withPhone = (stage: Stage) => (phone: string) => person(stage, { phone, keys: stage.keys })

/** Sends a code and bans the account afterwards, because a banned account gets no code. */
async function bannedByPhone(stage: Stage, days: number | null) {
  const input = await byPhone(stage, withPhone(stage))
  const phone_index = stage.keys.blindIndex('phone', input.body.phone)
  const { uid } = await stage.db
    .selectFrom('account')
    .select('uid')
    .where('phone_index', '=', phone_index)
    .executeTakeFirstOrThrow()
  const end_time = days === null ? null : new Date(stage.clock.now().getTime() + days * 86_400_000)
  await buildRestriction(stage.db, { account_uid: uid, handle_type: 0, end_time })
  return input
}

const codeCases: readonly Case[] = [
  ...codesBy('getLoginPhoneVerifycode', phones, phone => ({ phone }), '12345'),
  ...codesBy('getRegisterPhoneVerifycode', phones, phone => ({ phone }), '12345'),
  ...codesBy(
    'getRegisterEmailVerifycode',
    () => `${phones()}@example.org`,
    email => ({ email }),
    'a@b'
  ),
  ...codesBy('getRecoverVerifycode', phones, username => ({ sendType: 2, username }), '12345'),
  ...(['getLoginPhoneVerifycode', 'getRegisterPhoneVerifycode'] as const).map(id =>
    when(id, 'OUT0011', 'visitor', stage => {
      stage.closeOnce('sms')
      return { body: { phone: phones() } }
    })
  ),
  when('getRegisterEmailVerifycode', 'OUT0012', 'visitor', stage => {
    stage.closeOnce('mail')
    return { body: { email: `${phones()}@example.org` } }
  }),
  when('getRecoverVerifycode', 'OUT0011', 'visitor', stage => {
    stage.closeOnce('sms')
    return { body: { sendType: 2, username: phones() } }
  }),
  when('getRecoverVerifycode', 'OUT0012', 'visitor', stage => {
    stage.closeOnce('mail')
    return { body: { sendType: 3, username: `${phones()}@example.org` } }
  })
]

const switchedOff = when(
  'getLoginPhoneVerifycode',
  '1101',
  'visitor',
  async stage => {
    const phone = phones()
    await person(stage, { phone, keys: stage.keys, status: 0 })
    stage.clock.pass(61)
    return { body: { phone } }
  },
  'to the phone of an account that is switched off'
)

async function registration(
  stage: Stage,
  change: Partial<
    Record<'username' | 'password' | 'verifyCode' | 'phone' | 'nickName' | 'email' | 'emailCode', string>
  > = {}
) {
  stage.clock.pass(600)
  const phone = change.phone ?? phones()
  const verifyCode = change.verifyCode ?? (await codeFor(stage, 'getRegisterPhoneVerifycode', phone))
  return {
    body: { username: `newcomer_${++people}`, password, nickName: '新来的人', ...change, phone, verifyCode }
  }
}

const registerCases: ClientCase[] = [
  when('register', 'done', 'visitor', stage => registration(stage)),
  when(
    'register',
    '1011',
    'visitor',
    stage => registration(stage, { verifyCode: '000000' }),
    'with a wrong code'
  ),
  when(
    'register',
    'USR0050',
    'visitor',
    async stage => registration(stage, { username: (await person(stage)).username }),
    'under a taken name'
  ),
  when(
    'register',
    'USR0051',
    'visitor',
    async stage => {
      const phone = phones()
      const asked = await registration(stage, { phone })
      await person(stage, { phone, keys: stage.keys })
      return asked
    },
    'with a registered phone'
  ),
  when(
    'register',
    'USR0052',
    'visitor',
    stage => registration(stage, { password: 'abcdefgh' }),
    'with a weak password'
  ),
  when(
    'register',
    'USR0061',
    'visitor',
    stage => registration(stage, { nickName: '官方客服' }),
    'under the nickname of an office'
  ),
  when(
    'register',
    'USR0064',
    'visitor',
    async stage => {
      const email = `taken_${++people}@example.org`
      const { body } = await registration(stage, { email })
      const emailCode = await mailed(stage, email)
      await buildAccount(stage.db, { confirmedEmail: email, keys: stage.keys })
      return { body: { ...body, emailCode } }
    },
    'with a mail address of somebody else'
  ),
  when(
    'register',
    'USR0065',
    'visitor',
    stage => registration(stage, { email: `newcomer_${++people}@example.org`, emailCode: '000000' }),
    'with a wrong code from a mail'
  ),
  when('checkUserName', 'done', 'visitor', () => ({ body: { sendType: 1, username: 'free_name' } })),
  when(
    'checkUserName',
    'done',
    'visitor',
    async stage => {
      const phone = phones()
      await person(stage, { phone, keys: stage.keys })
      return { body: { sendType: 2, username: phone } }
    },
    'of a phone, without telling its owner'
  ),
  when(
    'checkUserName',
    'GEN0400',
    'visitor',
    () => ({ body: { sendType: 3, username: 'no address' } }),
    'of no mail address'
  ),
  when(
    'checkUserName',
    'USR0050',
    'visitor',
    async stage => ({ body: { sendType: 1, username: (await person(stage)).username } }),
    'of a taken name'
  )
]

/** Signs in with a code that was sent before the account was switched off: afterwards none is sent. */
async function switchedOffByPhone(stage: Stage, kind: 'citizen' | 'staff') {
  const phone = phones()
  const { uid } = await person(stage, { phone, keys: stage.keys, kind })
  const verifyCode = await codeFor(stage, 'getLoginPhoneVerifycode', phone)
  await stage.db.updateTable('account').set({ status: 0 }).where('uid', '=', uid).execute()
  return { body: { phone, verifyCode } }
}

const phoneCases: ClientCase[] = [
  when('loginByPhone', 'done', 'visitor', stage => byPhone(stage, withPhone(stage))),
  when(
    'loginByPhone',
    '1011',
    'visitor',
    () => ({ body: { phone: phones(), verifyCode: '000000' } }),
    'with a wrong code'
  ),
  when(
    'loginByPhone',
    'USR0070',
    'visitor',
    stage => byPhone(stage, phone => guarded(stage, { phone, keys: stage.keys })),
    'with a second factor'
  ),
  when('loginByPhone', 'USR0094', 'visitor', stage => switchedOffByPhone(stage, 'citizen'), 'switched off'),
  when(
    'loginByPhone',
    'USR0095',
    'visitor',
    stage => switchedOffByPhone(stage, 'staff'),
    'switched off, of staff'
  ),
  when('loginByPhone', 'USR0028', 'visitor', stage => bannedByPhone(stage, null), 'banned without end'),
  when('loginByPhone', 'USR0043', 'visitor', stage => bannedByPhone(stage, 3), 'banned until a day')
]

/** Signs out of a session of its own, because signing out ends the session. */
const logout = whenRaw('logout', 'done', 'of a session of its own', async stage => {
  const token = await buildSession(stage.db, await stage.uid('citizen'), stage.clock.now())
  return sendRaw(stage, 'logout', { token })
})

type Change = { oldPassword?: string; newPassword?: string }

/** Makes the case of a changed password with its own account, because the change ends all sessions of the account. */
const change = (
  expected: Expected,
  what: string,
  typed: Change = {},
  prepare: (stage: Stage, username: string) => Promise<unknown> = async () => {}
) =>
  whenRaw('changePassword', expected, what, async stage => {
    const { uid, username } = await person(stage)
    await prepare(stage, username)
    const token = await buildSession(stage.db, uid, stage.clock.now())
    const body = sealed(stage, 'changePassword', {
      oldPassword: password,
      newPassword: 'Qing-shan-2026',
      ...typed
    })
    return sendRaw(stage, 'changePassword', { token, body })
  })

const changeCases: readonly Case[] = [
  change('done', 'right'),
  change('USR0052', 'a weak new password', { newPassword: 'abcdefgh' }),
  change('USR0054', 'a wrong old password', { oldPassword: wrong }),
  change('USR0055', 'the old password again', { newPassword: password }),
  change('USR0056', 'after ten failures', {}, failedInSession)
]

const nameCases: readonly Case[] = [
  when('checkNicknameValid', 'done', 'visitor', () => ({ body: { nickName: '青山' } })),
  when('checkNicknameValid', 'USR0060', 'visitor', () => ({ body: { nickName: '山' } }), 'of one character'),
  when(
    'checkNicknameValid',
    'USR0061',
    'visitor',
    () => ({ body: { nickName: '留言板小编' } }),
    'of an office'
  ),
  when('userTypeOfName', 'done', 'visitor', () => ({ query: { userName: 'somebody' } })),
  when('clearSsoCookies', 'done', 'visitor', () => ({}))
]

const captchas = (['captchaImage', 'authCaptchaImage'] as const).map(id =>
  when(id, 'done', 'visitor', stage => {
    stage.clock.pass(1)
    return { query: { uuid: randomUUID() } }
  })
)

export const signInCases: readonly Case[] = [
  ...captchas,
  ...passwordCases,
  ...codeCases,
  switchedOff,
  ...phoneCases,
  ...registerCases,
  ...nameCases,
  ...recoveryCases(phones),
  ...companyCases,
  ...thirdPartyCases,
  logout,
  ...changeCases,
  when('getInfo', 'done', 'citizen', () => ({})),
  when('userPermissions', 'done', 'citizen', () => ({})),
  when('getUserMsgCount', 'done', 'citizen', () => ({})),
  when('listNotifications', 'done', 'citizen', () => ({ query: { page: 1, rows: 10 } })),
  when('listNotifications', 'MSG0011', 'citizen', () => ({ query: { page: 1002 } }), 'beyond 10,000 rows'),
  when('getNotification', 'done', 'citizen', async stage => {
    await approved(stage)
    const { list } = await stage.call('citizen', 'listNotifications', {
      query: { kind: 'message', unread: 1 }
    })
    return { query: { id: list[0]?.id ?? 0 } }
  }),
  when('getNotification', 'GEN0404', 'citizen', () => ({ query: { id: maxId } }), 'of nothing'),
  when('markNotificationsSeen', 'done', 'citizen', () => ({ body: { lastId: 1 } }))
]
