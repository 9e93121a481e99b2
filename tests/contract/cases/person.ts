/** Cases of the user centre: the person's own data, codes to their phone, and cancelling an account. */
import { randomUUID } from 'node:crypto'
import { maxId } from '@board/schemas/facts/formats'
import { buildAccount, buildRestriction, buildSession } from '../../support/builders/builders.ts'
import { sessionOf } from '../../support/sessions.ts'
import { type Case, type Expected, when, whenRaw } from '../support/case.ts'
import { failedInSession } from '../support/guesses.ts'
import { sealed, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

const code = '428105'
const wrongCode = '428106'

let last = 0
const newPhone = () => `158${String(++last).padStart(8, '0')}`
const newPassport = () => `E${String(++last).padStart(8, '0')}`

/** Records that an editor read the citizen's phone. */
async function recordReading({ db, clock, uid }: Stage): Promise<void> {
  await db
    .insertInto('event')
    .values({
      at: clock.now(),
      verb: 'person.revealed',
      audience: 'author',
      subject_kind: 'account',
      subject_id: await uid('citizen'),
      actor_kind: 'editor',
      note: '需要电话核实',
      after: JSON.stringify({ field: 'phone' })
    })
    .execute()
}

type Purpose = 'bind' | 'change' | 'password' | 'cancel' | 'export'

/** Writes codes as they were sent to a phone or mail address. */
async function sent(
  { db, keys, clock }: Stage,
  phone: string,
  purpose: Purpose,
  count = 1,
  kind: 'phone' | 'email' = 'phone'
): Promise<string> {
  const now = clock.now()
  const row = {
    phone_index: keys.blindIndex(kind, phone),
    purpose,
    attempts_left: 5,
    created_at: now,
    code_hash: keys.blindIndex('code', `${purpose}\n${phone}\n${code}`),
    expires_at: new Date(now.getTime() + 600_000)
  }
  await db
    .insertInto('phone_code')
    .values(Array.from({ length: count }, () => row))
    .execute()
  return phone
}

/** Resets the citizen to the initial state, with the given changes. */
async function reset({ db, keys, uid }: Stage, phone: string | null = null, more: object = {}) {
  const sealedPhone = phone && {
    phone_sealed: keys.sealField('phone', phone),
    phone_index: keys.blindIndex('phone', phone)
  }
  await db
    .updateTable('account')
    .set({ phone_sealed: null, phone_index: null, certified_at: null, ...sealedPhone, ...more })
    .where('uid', '=', await uid('citizen'))
    .execute()
  return phone ?? ''
}

/** Returns the body with which the citizen binds a phone, with the code that was sent. */
async function binding(stage: Stage, phone = newPhone()) {
  await reset(stage)
  await sent(stage, phone, 'bind')
  return { body: { sendType: 2, contact: phone, verifyCode: code } as const }
}

async function oldPhone(stage: Stage) {
  await sent(stage, await reset(stage, newPhone()), 'change')
  return { body: { verifyCode: code } }
}

/** Returns the body with which the citizen changes their phone. */
async function changing(stage: Stage, phone = newPhone()) {
  const { ticket } = await stage.call('citizen', 'checkOldPhone', await oldPhone(stage))
  await sent(stage, phone, 'bind')
  return { body: { ticket, phone, verifyCode: code } }
}

/** Returns the body with which the citizen unbinds their mail address. */
async function unbinding(stage: Stage, email: string | null = `someone${++last}@example.org`) {
  const given = await oldPhone(stage)
  const { ticket } = await stage.call('citizen', 'checkOldPhone', given)
  const { db, keys, uid } = stage
  const sealedEmail = email && {
    email_sealed: keys.sealField('email', email),
    email_index: keys.blindIndex('email', email)
  }
  await db
    .updateTable('account')
    .set({ email_sealed: null, email_index: null, ...sealedEmail })
    .where('uid', '=', await uid('citizen'))
    .execute()
  return { body: { ticket } }
}

const taken = async ({ db, keys }: Stage): Promise<string> => {
  const phone = newPhone()
  await buildAccount(db, { phone, keys })
  return phone
}

const document = () => ({ certificationType: 2, realName: '某某', idNumber: newPassport() }) as const

async function profile(stage: Stage) {
  await reset(stage, null, { version: 70 })
  return { version: 70, nickName: '青山绿水', gender: 1, regionId: null } as const
}

const password = 'Abc12345'

/** Makes a case with an account of its own, because a cancelled account does not come back. */
const shown = (
  id: 'cancelAccount' | 'exportOwnData',
  expected: Expected,
  what: string,
  body: { pass?: string; verifyCode?: string },
  prepare: (
    stage: Stage,
    person: { uid: number; username: string; phone: string }
  ) => Promise<unknown> = async () => {}
) =>
  whenRaw(id, expected, what, async stage => {
    const phone = newPhone()
    const { uid, username } = await buildAccount(stage.db, { password, phone, keys: stage.keys })
    await prepare(stage, { uid, username, phone })
    const token = await buildSession(stage.db, uid, stage.clock.now())
    return sendRaw(stage, id, { token, body: sealed(stage, id, body) })
  })

const shownCases = (
  [
    ['cancelAccount', 'cancel'],
    ['exportOwnData', 'export']
  ] as const
).flatMap(([id, purpose]) => [
  shown(id, 'done', 'by the password', { pass: password }),
  shown(id, 'done', 'by a code', { verifyCode: code }, (stage, { phone }) => sent(stage, phone, purpose)),
  shown(id, '1011', 'a wrong code', { verifyCode: wrongCode }),
  shown(id, 'USR0054', 'a wrong password', { pass: 'Wrong12345' }),
  shown(id, 'USR0056', 'after ten failures', { pass: password }, (stage, { username }) =>
    failedInSession(stage, username)
  ),
  whenRaw(id, 'PER0010', 'the password of an account without one', async stage => {
    const { uid } = await buildAccount(stage.db)
    const token = await buildSession(stage.db, uid, stage.clock.now())
    return sendRaw(stage, id, { token, body: sealed(stage, id, { pass: password }) })
  }),
  whenRaw(id, 'PER0003', 'a code to no phone', async stage => {
    const { uid } = await buildAccount(stage.db)
    const token = await buildSession(stage.db, uid, stage.clock.now())
    return sendRaw(stage, id, { token, body: { verifyCode: code } })
  })
])

/** Makes the case of a first password with an account of its own, because all sessions of the account end. */
const firstPassword = (
  expected: Expected,
  what: string,
  { typed = {}, ...given }: { typed?: object; hasPhone?: boolean; password?: string } = {}
) =>
  whenRaw('setPassword', expected, what, async stage => {
    const phone = newPhone()
    const { hasPhone = true, ...more } = given
    const { uid } = await buildAccount(stage.db, { ...more, ...(hasPhone && { phone, keys: stage.keys }) })
    await sent(stage, phone, 'password')
    const token = await buildSession(stage.db, uid, stage.clock.now())
    const body = sealed(stage, 'setPassword', { verifyCode: code, newPassword: password, ...typed })
    return sendRaw(stage, 'setPassword', { token, body })
  })

const firstPasswordCases: readonly Case[] = [
  firstPassword('done', 'by a code'),
  firstPassword('1011', 'a wrong code', { typed: { verifyCode: wrongCode } }),
  firstPassword('USR0052', 'a weak password', { typed: { newPassword: 'abcdefgh' } }),
  firstPassword('PER0003', 'without a phone', { hasPhone: false }),
  firstPassword('PER0011', 'of an account that has one', { password }),
  whenRaw('changePassword', 'PER0010', 'of an account without one', async stage => {
    const { uid } = await buildAccount(stage.db)
    const token = await buildSession(stage.db, uid, stage.clock.now())
    const typed = { oldPassword: password, newPassword: 'Qing-shan-2026' }
    return sendRaw(stage, 'changePassword', { token, body: sealed(stage, 'changePassword', typed) })
  })
]

export const personCases: readonly Case[] = [
  when('certificationTypeConfig', 'done', 'visitor', () => ({ query: { noToken: 1 } })),
  when('bindPhoneResult', 'done', 'citizen', () => ({})),
  when('getBaseInfo', 'done', 'citizen', () => ({})),
  when('getNotificationChoice', 'done', 'citizen', () => ({})),
  when('saveNotificationChoice', 'done', 'citizen', () => ({
    body: { mail: false, sms: false, kinds: ['own'] }
  })),
  when('saveNotificationChoice', 'PER0003', 'citizen', async stage => {
    await reset(stage)
    return { body: { mail: false, sms: true, kinds: ['own'] } }
  }),
  when('saveNotificationChoice', 'PER0008', 'citizen', async stage => {
    await reset(stage, null, { email_sealed: null, email_index: null })
    return { body: { mail: true, sms: false, kinds: ['own'] } }
  }),
  when('listOwnSessions', 'done', 'citizen', () => ({})),
  when('endOwnSession', 'done', 'citizen', async stage => ({
    body: { id: (await sessionOf(stage.db, await stage.uid('citizen'))).id }
  })),
  when('endOtherSessions', 'done', 'citizen', () => ({})),
  when('listOwnLogins', 'done', 'citizen', () => ({ query: { page: 1, rows: 10 } })),
  when('listOwnLogins', 'MSG0011', 'citizen', () => ({ query: { page: maxId } })),
  when('listOwnReadings', 'done', 'citizen', async stage => {
    await recordReading(stage)
    return { query: { page: 1, rows: 10 } }
  }),
  when('listOwnReadings', 'MSG0011', 'citizen', () => ({ query: { page: maxId } })),
  when('saveBaseInfo', 'done', 'citizen', async stage => ({ body: await profile(stage) })),
  when('saveBaseInfo', 'GEN0409', 'citizen', async stage => ({
    body: { ...(await profile(stage)), version: 69 }
  })),
  when('saveBaseInfo', 'USR0060', 'citizen', async stage => ({
    body: { ...(await profile(stage)), nickName: '？！' }
  })),
  when('saveBaseInfo', 'USR0061', 'citizen', async stage => ({
    body: { ...(await profile(stage)), nickName: '留言板小编' }
  })),
  when(
    'saveBaseInfo',
    'GEN0400',
    'citizen',
    async stage => ({ body: { ...(await profile(stage)), regionId: maxId } }),
    'without a region'
  ),
  when('certifyName', 'done', 'citizen', async stage => {
    await reset(stage)
    return { body: document() }
  }),
  when(
    'certifyName',
    'GEN0400',
    'citizen',
    async stage => {
      await reset(stage)
      return { body: { certificationType: 1, realName: 'A', idNumber: '110101199913320000' } }
    },
    'no number and no name'
  ),
  when('certifyName', 'PER0001', 'citizen', async stage => {
    await reset(stage, null, { certified_at: stage.clock.now() })
    return { body: document() }
  }),
  when('certifyName', 'PER0002', 'citizen', async stage => {
    await reset(stage)
    const body = document()
    await buildAccount(stage.db, { id_number_index: stage.keys.blindIndex('idNumber', body.idNumber) })
    return { body }
  }),
  when('getBindVerifycode', 'done', 'citizen', () => ({ body: { sendType: 2, contact: newPhone() } })),
  when('getBindVerifycode', 'PER0009', 'citizen', async stage => ({
    body: { sendType: 2, contact: await reset(stage, newPhone()) }
  })),
  when('getBindVerifycode', '1009', 'citizen', async stage => ({
    body: { sendType: 2, contact: await sent(stage, newPhone(), 'bind') }
  })),
  when('getBindVerifycode', '1010', 'citizen', async stage => {
    const contact = await sent(stage, newPhone(), 'bind', 10)
    stage.clock.pass(120)
    return { body: { sendType: 2, contact } }
  }),
  when('getBindVerifycode', '11104', 'citizen', async stage => {
    const contact = await sent(stage, newPhone(), 'bind', 3)
    stage.clock.pass(120)
    return { body: { sendType: 2, contact } }
  }),
  when('getBindVerifycode', '11103', 'citizen', () => ({
    body: { sendType: 2, contact: newPhone(), uuid: randomUUID(), captcha: '34734' }
  })),
  when('getBindVerifycode', '10007', 'citizen', async stage => {
    const uuid = randomUUID()
    stage.clock.pass(61)
    await stage.call('visitor', 'captchaImage', { query: { uuid } })
    return { body: { sendType: 2, contact: newPhone(), uuid, captcha: '-----' } }
  }),
  when('getBindVerifycode', 'OUT0011', 'citizen', stage => {
    stage.closeOnce('sms')
    return { body: { sendType: 2, contact: newPhone() } }
  }),
  when('getBindVerifycode', 'OUT0012', 'citizen', stage => {
    stage.closeOnce('mail')
    return { body: { sendType: 3, contact: `someone${++last}@example.org` } }
  }),
  when('getOwnVerifycode', 'OUT0011', 'citizen', async stage => {
    await reset(stage, newPhone())
    stage.closeOnce('sms')
    return { body: { purpose: 'change' } }
  }),
  when('getOwnVerifycode', 'OUT0012', 'citizen', async stage => {
    const email = `someone${++last}@example.org`
    await reset(stage, newPhone(), {
      email_sealed: stage.keys.sealField('email', email),
      email_index: stage.keys.blindIndex('email', email)
    })
    stage.closeOnce('mail')
    return { body: { purpose: 'change', sendType: 3 } }
  }),
  when('getOwnVerifycode', 'done', 'citizen', async stage => {
    await reset(stage, newPhone())
    return { body: { purpose: 'change' } }
  }),
  when('getOwnVerifycode', '1009', 'citizen', async stage => {
    await sent(stage, await reset(stage, newPhone()), 'change')
    return { body: { purpose: 'change' } }
  }),
  when('getOwnVerifycode', '1010', 'citizen', async stage => {
    await sent(stage, await reset(stage, newPhone()), 'cancel', 10)
    return { body: { purpose: 'change' } }
  }),
  when('getOwnVerifycode', 'PER0003', 'citizen', async stage => {
    await reset(stage)
    return { body: { purpose: 'change' } }
  }),
  when('bindContact', 'done', 'citizen', async stage => {
    const { ticket } = await stage.call('citizen', 'checkOldPhone', await oldPhone(stage))
    const contact = await sent(stage, `someone${++last}@example.org`, 'bind', 1, 'email')
    return { body: { sendType: 3, contact, verifyCode: code, ticket } }
  }),
  when('bindContact', 'PER0006', 'citizen', async stage => {
    await reset(stage, newPhone())
    const contact = await sent(stage, `someone${++last}@example.org`, 'bind', 1, 'email')
    return { body: { sendType: 3, contact, verifyCode: code } }
  }),
  when('bindContact', 'done', 'citizen', binding, 'a first phone'),
  when('bindContact', '1011', 'citizen', async stage => ({
    body: { ...(await binding(stage)).body, verifyCode: wrongCode }
  })),
  when('bindContact', 'PER0004', 'citizen', async stage => {
    const given = await binding(stage)
    await reset(stage, newPhone())
    return given
  }),
  when('bindContact', 'PER0005', 'citizen', async stage => binding(stage, await taken(stage))),
  when('unbindEmail', 'done', 'citizen', stage => unbinding(stage)),
  when('unbindEmail', 'PER0003', 'citizen', async stage => {
    const given = await unbinding(stage)
    await reset(stage)
    return given
  }),
  when('unbindEmail', 'PER0006', 'citizen', async stage => {
    await unbinding(stage)
    return { body: { ticket: '1.ab' } }
  }),
  when('unbindEmail', 'PER0008', 'citizen', stage => unbinding(stage, null)),
  ...firstPasswordCases,
  when('getOwnVerifycode', 'PER0008', 'citizen', async stage => {
    await reset(stage, newPhone(), { email_sealed: null, email_index: null })
    return { body: { purpose: 'change', sendType: 3 } }
  }),
  when('checkOldPhone', 'PER0008', 'citizen', async stage => {
    await reset(stage, newPhone(), { email_sealed: null, email_index: null })
    return { body: { verifyCode: code, sendType: 3 } }
  }),
  when('checkOldPhone', 'done', 'citizen', oldPhone),
  when('checkOldPhone', '1011', 'citizen', async stage => {
    await oldPhone(stage)
    return { body: { verifyCode: wrongCode } }
  }),
  when('checkOldPhone', 'PER0003', 'citizen', async stage => {
    await reset(stage)
    return { body: { verifyCode: code } }
  }),
  when('changePhone', 'done', 'citizen', stage => changing(stage)),
  when('changePhone', '1011', 'citizen', async stage => ({
    body: { ...(await changing(stage)).body, verifyCode: wrongCode }
  })),
  when('changePhone', 'PER0005', 'citizen', async stage => changing(stage, await taken(stage))),
  when('changePhone', 'PER0006', 'citizen', async stage => ({
    body: { ...(await changing(stage)).body, ticket: '1.ab' }
  })),
  ...shownCases,
  shown('cancelAccount', 'PER0007', 'while muted', { pass: password }, ({ db }, { uid }) =>
    buildRestriction(db, { account_uid: uid, handle_type: 4 })
  )
]
