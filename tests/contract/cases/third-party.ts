/** Cases of signing in with the account of another site, in one browser. */
import { buildAccount, buildRestriction, buildSession } from '../../support/builders/builders.ts'
import { type Case, when, whenRaw } from '../support/case.ts'
import { sealed, sendRaw } from '../support/raw.ts'
import type { Stage } from '../support/stage.ts'

const thirdPartyType = 'peoplePass'
let last = 0
const newcomer = () => `person-${++last}`
const phones = () => `138${String(++last).padStart(8, '0')}`

/** Goes to the other site and comes back in one browser; returns the headers with its cookie. */
async function been(stage: Stage, { code = newcomer(), token }: { code?: string; token?: string } = {}) {
  stage.clock.pass(61)
  const left = await sendRaw(stage, 'thirdPartyRedirect', { query: { thirdPartyType }, token })
  const cookie = left.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { data } = (await left.json()) as { data: string }
  const state = new URL(data).searchParams.get('state')
  const headers = { cookie }
  await sendRaw(stage, 'thirdPartyCallback', { params: { thirdPartyType }, query: { code, state }, headers })
  return headers
}

/** Builds a citizen with a session. */
async function citizen(stage: Stage) {
  const { uid } = await buildAccount(stage.db)
  return { uid, token: await buildSession(stage.db, uid, stage.clock.now()) }
}

/** Builds a citizen who is bound to an account of the other site. */
async function bound(stage: Stage) {
  const code = newcomer()
  const person = await citizen(stage)
  const headers = await been(stage, { code, token: person.token })
  return { ...person, code, headers }
}

async function registration(stage: Stage, change: { phone?: string; nickName?: string } = {}) {
  stage.clock.pass(600)
  const phone = change.phone ?? phones()
  await stage.call('visitor', 'getRegisterPhoneVerifycode', { body: { phone } })
  await stage.deps.outbox.drain()
  const verifyCode = stage.sms.codeFor(phone)
  const body = { phone, verifyCode, nickName: '远方来客', ...change }
  return sealed(stage, 'thirdPartyRegister', body)
}

export const thirdPartyCases: readonly Case[] = [
  when('thirdPartyTypes', 'done', 'visitor', () => ({})),
  when('thirdPartyRedirect', 'done', 'visitor', stage => {
    stage.clock.pass(61)
    return { query: { thirdPartyType, back: '/home' } }
  }),
  when(
    'thirdPartyRedirect',
    'TPL0001',
    'visitor',
    () => ({ query: { thirdPartyType: 'wechat' } }),
    'of a party that is not set up'
  ),
  when(
    'thirdPartyRedirect',
    'TPL0005',
    'visitor',
    () => ({ query: { thirdPartyType: 'sina' } }),
    'of a party that does not answer'
  ),
  when('thirdPartyCallback', 'done', 'visitor', () => ({
    params: { thirdPartyType },
    query: { code: 'somebody', state: 'of-nobody' }
  })),
  when(
    'thirdPartyCallback',
    'GEN0404',
    'visitor',
    () => ({ params: { thirdPartyType: 'wechat' }, query: { code: 'somebody', state: 'of-nobody' } }),
    'of a party that is not set up'
  ),
  whenRaw('thirdPartyResult', 'done', 'of an unknown person', async stage =>
    sendRaw(stage, 'thirdPartyResult', { headers: await been(stage) })
  ),
  whenRaw('thirdPartyResult', 'TPL0002', 'by a browser without an attempt', stage =>
    sendRaw(stage, 'thirdPartyResult', {})
  ),
  whenRaw('thirdPartyResult', 'TPL0003', 'of a person who declined', async stage =>
    sendRaw(stage, 'thirdPartyResult', { headers: await been(stage, { code: 'declined' }) })
  ),
  whenRaw('thirdPartyResult', 'TPL0004', 'of an identity of another account', async stage => {
    const { code } = await bound(stage)
    const { token } = await citizen(stage)
    return sendRaw(stage, 'thirdPartyResult', { headers: await been(stage, { code, token }) })
  }),
  whenRaw('thirdPartyResult', 'USR0028', 'of an account that is banned without end', async stage => {
    const { code, uid } = await bound(stage)
    await buildRestriction(stage.db, { account_uid: uid, handle_type: 0, end_time: null })
    return sendRaw(stage, 'thirdPartyResult', { headers: await been(stage, { code }) })
  }),
  ...(['citizen', 'staff'] as const).map(kind =>
    whenRaw(
      'thirdPartyResult',
      kind === 'citizen' ? 'USR0094' : 'USR0095',
      `of an account of a ${kind} that is off`,
      async stage => {
        const { code, uid } = await bound(stage)
        await stage.db.updateTable('account').set({ status: 0, kind }).where('uid', '=', uid).execute()
        return sendRaw(stage, 'thirdPartyResult', { headers: await been(stage, { code }) })
      }
    )
  ),
  whenRaw('thirdPartyResult', 'USR0043', 'of an account that is banned until a day', async stage => {
    const { code, uid } = await bound(stage)
    const end_time = new Date(stage.clock.now().getTime() + 3 * 86_400_000)
    await buildRestriction(stage.db, { account_uid: uid, handle_type: 0, end_time })
    return sendRaw(stage, 'thirdPartyResult', { headers: await been(stage, { code }) })
  }),
  whenRaw('thirdPartyBind', 'done', 'somebody who signed in meanwhile', async stage => {
    const headers = await been(stage)
    return sendRaw(stage, 'thirdPartyBind', { headers, token: (await citizen(stage)).token })
  }),
  whenRaw('thirdPartyBind', 'TPL0002', 'nobody', async stage =>
    sendRaw(stage, 'thirdPartyBind', { token: (await citizen(stage)).token })
  ),
  whenRaw('thirdPartyBind', 'TPL0004', 'a second one', async stage => {
    const { token } = await bound(stage)
    return sendRaw(stage, 'thirdPartyBind', { headers: await been(stage), token })
  }),
  whenRaw('thirdPartyRegister', 'done', 'somebody unknown', async stage => {
    const body = await registration(stage)
    return sendRaw(stage, 'thirdPartyRegister', { headers: await been(stage), body })
  }),
  whenRaw('thirdPartyRegister', 'TPL0002', 'nobody', async stage =>
    sendRaw(stage, 'thirdPartyRegister', { body: await registration(stage) })
  ),
  whenRaw('thirdPartyRegister', '1011', 'with a wrong code', async stage => {
    const body = { phone: phones(), verifyCode: '000000', nickName: '远方来客' }
    return sendRaw(stage, 'thirdPartyRegister', { body: sealed(stage, 'thirdPartyRegister', body) })
  }),
  whenRaw('thirdPartyRegister', 'USR0051', 'with a registered phone', async stage => {
    const phone = phones()
    const body = await registration(stage, { phone })
    await buildAccount(stage.db, { phone, keys: stage.keys })
    return sendRaw(stage, 'thirdPartyRegister', { headers: await been(stage), body })
  }),
  whenRaw('thirdPartyRegister', 'USR0061', 'under the nickname of an office', async stage =>
    sendRaw(stage, 'thirdPartyRegister', { body: await registration(stage, { nickName: '官方客服' }) })
  ),
  when('thirdPartyBindings', 'done', 'citizen', () => ({})),
  whenRaw('thirdPartyUnbind', 'done', 'of a bound identity', async stage =>
    sendRaw(stage, 'thirdPartyUnbind', { body: { thirdPartyType }, token: (await bound(stage)).token })
  ),
  when(
    'thirdPartyUnbind',
    'GEN0404',
    'neighbour',
    () => ({ body: { thirdPartyType } }),
    'of an identity that was never bound'
  )
]
