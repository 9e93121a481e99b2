import { describe, expect, it } from 'vitest'
import { buildAccount, buildRestriction, buildSession } from '../../../tests/support/builders/builders.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { signInThere, startIdentityProvider } from '../../../tests/support/servers/identity-provider.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { smsSink } from '../../../tests/support/servers/sms.ts'
import { encrypted, signedHeaders } from '../../../tests/support/sign.ts'
import { momentText } from '../../platform/calendar/time.ts'
import { readConfig } from '../../platform/config/config.ts'

const origin = 'http://board.test'
const callback = '/thirdpartylogin/callback/peoplePass'
const there = await startIdentityProvider(origin + callback)
const database = await testDatabase()
const { db } = database
// the provider's tokens contain its own time
const clock = testClock(new Date())
const { sms, codeFor } = smsSink()
const config = readConfig({
  LOG_LEVEL: 'silent',
  DATA_DIR: 'data/test',
  MAX_DELAY: '0',
  SITE_ORIGIN: origin,
  THIRD_PARTY_PEOPLEPASS_ISSUER: there.issuer,
  THIRD_PARTY_PEOPLEPASS_CLIENT_ID: there.clientId,
  THIRD_PARTY_PEOPLEPASS_CLIENT_SECRET: there.clientSecret
})
const { app, deps } = await testServer(database, { clock: clock.now, sms, config })

let people = 0

/** Sends one request, with the cookies and the token of its browser. */
async function ask(
  url: string,
  { body, token = '', cookie = '' }: { body?: object; token?: string; cookie?: string } = {}
) {
  const payload = body && JSON.stringify(body)
  const signed = signedHeaders({ url, now: clock.now(), token, ...(payload && { body: payload }) })
  const reply = await app.inject({
    url,
    method: body ? 'POST' : 'GET',
    headers: { ...signed, cookie },
    ...(payload && { payload })
  })
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
  return { reply, cookies, text: reply.body, json: () => reply.json() }
}

interface Way {
  token?: string
  back?: string
  type?: string
}

/** Starts an attempt; returns the browser's cookie, and the address to which it was sent. */
async function leave({ token, back = '/home', type = 'peoplePass' }: Way = {}) {
  // one address may start thirty times in ten minutes
  clock.pass(25)
  const url = `/thirdpartylogin/getRedirctUrl?thirdPartyType=${type}&back=${encodeURIComponent(back)}`
  const { json, cookies, reply } = await ask(url, token ? { token } : {})
  return {
    ...json(),
    cookie: `third_party=${cookies.third_party}`,
    line: String(reply.headers['set-cookie'])
  }
}

/** Signs in at the third party as this person, and comes back. */
async function goAndCome(person: string, way: Way = {}) {
  const { data, cookie } = await leave(way)
  there.state.person = person
  const query = await signInThere(data, there.issuer)
  const back = await ask(`${callback}?${query}`, { cookie })
  return { ...back, cookie, query, to: /url=([^"]*)"/.exec(back.text)?.[1] }
}

async function somebody() {
  const { uid } = await buildAccount(db, { username: `third_${++people}` })
  return { uid, token: await buildSession(db, uid, clock.now()) }
}

async function bound(person: string) {
  const account = await somebody()
  await goAndCome(person, { token: account.token })
  return account
}
const uidOf = async (token: string | undefined) =>
  (await ask('/v1/user/getInfo', { token: token ?? '' })).json().data.uid
const result = async (cookie: string) => (await ask('/thirdpartylogin/result', { cookie })).json()
const bindings = async (token: string) => (await ask('/thirdpartylogin/bindings', { token })).json().data

describe('signing in with another site’s account', () => {
  it('opens a session in the browser that left, for a person who is bound', async () => {
    const { uid } = await bound('heron')
    const { cookies, to, reply } = await goAndCome('heron', { back: '/myTracks?page=2' })
    expect(to).toBe('/myTracks?page=2')
    expect(cookies).toMatchObject({ userType: '0', organization: '0', loginType: '1' })
    expect(await uidOf(cookies.token)).toBe(uid)
    expect(reply.headers['content-type']).toContain('text/html')
  })

  it('sends PKCE, state and nonce, and keeps none of them in clear', async () => {
    const { data, line } = await leave()
    const { searchParams } = new URL(data)
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    const secrets = ['state', 'nonce', 'code_challenge'].map(name => searchParams.get(name) ?? '')
    for (const secret of secrets) expect(secret.length).toBeGreaterThan(40)
    const rows = JSON.stringify(await db.selectFrom('third_party_attempt').selectAll().execute())
    expect(rows).not.toContain(secrets[0])
    expect(rows).not.toContain(/third_party=([^;]*)/.exec(line)?.[1])
    expect(line).toMatch(/HttpOnly/)
    expect(line).toMatch(/SameSite=Lax/)
  })

  it('accepts a return from the other site once', async () => {
    await bound('coot')
    const { cookie, query } = await goAndCome('coot')
    const again = await ask(`${callback}?${query}`, { cookie })
    expect(again.cookies).toEqual({})
    expect(again.text).toContain('/login?thirdParty=1')
  })

  it('does not work in another browser, so that a link signs nobody in', async () => {
    await bound('grebe')
    const { data } = await leave()
    there.state.person = 'grebe'
    const query = await signInThere(data, there.issuer)
    const other = await leave()
    for (const cookie of ['', other.cookie]) {
      const { cookies, text } = await ask(`${callback}?${query}`, { cookie })
      expect(cookies).toEqual({})
      expect(text).toContain('/login?thirdParty=1')
    }
  })

  it('is over after a quarter of an hour', async () => {
    const { data, cookie } = await leave()
    const query = await signInThere(data, there.issuer)
    clock.pass(900)
    const { cookies } = await ask(`${callback}?${query}`, { cookie })
    clock.pass(-900)
    expect(cookies).toEqual({})
  })

  it('fails if the code is another, or the person declined', async () => {
    for (const answer of ['code=another', 'error=access_denied']) {
      const { data, cookie } = await leave()
      const state = new URL(data).searchParams.get('state')
      await ask(`${callback}?${answer}&state=${state}&iss=${encodeURIComponent(there.issuer)}`, { cookie })
      expect(await result(cookie)).toMatchObject({
        code: 'TPL0003',
        msg: expect.stringContaining('取消授权')
      })
    }
  })

  it.each([
    '//evil.example.org',
    '/\\evil.example.org',
    'https://evil.example.org',
    'javascript:alert(1)',
    '/a\nb'
  ])('continues to no other place: %j', async back => {
    await bound(`swan${back.length}`)
    expect((await goAndCome(`swan${back.length}`, { back })).to).toBe('/')
  })

  it('writes the address to which it continues as text', async () => {
    await bound('rail')
    const { text } = await goAndCome('rail', { back: '/x"><script>alert(1)</script>' })
    expect(text).not.toContain('<script')
  })

  it('does not sign in to a banned account', async () => {
    const { uid } = await bound('bittern')
    await buildRestriction(db, { account_uid: uid, handle_type: 0, end_time: null })
    const { cookies, cookie } = await goAndCome('bittern')
    expect(cookies).toEqual({})
    expect(await result(cookie)).toMatchObject({ code: 'USR0028' })
  })

  it('says by which rule and until when an account is banned', async () => {
    const { uid } = await bound('avocet')
    const end_time = new Date(clock.now().getTime() + 3_600_000)
    await buildRestriction(db, { account_uid: uid, handle_type: 0, end_time })
    const { cookies, cookie } = await goAndCome('avocet')
    expect(cookies).toEqual({})
    const endTime = Math.floor(end_time.getTime() / 1000)
    expect(await result(cookie)).toMatchObject({
      code: 'USR0043',
      msg: expect.stringContaining(momentText(end_time)),
      detail: { handleType: 0, ruleName: '发布广告', endTime }
    })
    await db.deleteFrom('handling_record').where('account_uid', '=', uid).execute()
    expect(await result(cookie)).toMatchObject({ code: 'TPL0002' })
  })

  it('is refused if it is not set up', async () => {
    expect((await ask('/thirdpartylogin/types')).json().data).toEqual(['peoplePass'])
    for (const type of ['qq', 'facebook', '__proto__'])
      expect(await leave({ type })).toMatchObject({ code: 'TPL0001', data: null })
  })
})

describe('a person whom only the other site knows', () => {
  it('signs in as before and binds, and can sign in by the other site from then on', async () => {
    const { to, cookie, cookies } = await goAndCome('teal')
    expect([to, cookies]).toEqual(['/login?thirdParty=1', {}])
    expect(await result(cookie)).toMatchObject({
      data: { thirdPartyType: 'peoplePass', nickName: '远方来客' }
    })
    const { uid, token } = await somebody()
    const bind = () => ask('/thirdpartylogin/bind', { body: {}, token, cookie })
    expect((await bind()).json().code).toBe(0)
    expect((await bind()).json().code).toBe('TPL0002')
    expect(await uidOf((await goAndCome('teal')).cookies.token)).toBe(uid)
    expect(await bindings(token)).toMatchObject([{ thirdPartyType: 'peoplePass', nickName: '远方来客' }])
  })

  it('registers with a phone, without a password', async () => {
    const { cookie } = await goAndCome('smew')
    const sealed = (value: string) => encrypted(deps.keys.publicKeyPem, value, clock.now())
    await ask('/userRegister/getVerifycode', { body: { phone: sealed('13412345678') } })
    await deps.outbox.drain()
    const verifyCode = codeFor('13412345678')
    const body = { phone: sealed('13412345678'), verifyCode, nickName: '远方来客' }
    const registered = (await ask('/thirdpartylogin/register', { body, cookie })).json()
    expect(registered).toMatchObject({ code: 0, data: { userType: 0 } })
    const uid = await uidOf(registered.data.token)
    expect(await uidOf((await goAndCome('smew')).cookies.token)).toBe(uid)
    const account = db.selectFrom('account').select('password_hash').where('uid', '=', uid)
    expect(await account.executeTakeFirst()).toEqual({ password_hash: null })
  })
})

describe('a binding', () => {
  it('is one for each person of the other site and each account of this site', async () => {
    const { token } = await bound('gull')
    const other = await somebody()
    const taken = await goAndCome('gull', { token: other.token })
    expect(await result(taken.cookie)).toMatchObject({ code: 'TPL0004' })
    const second = await goAndCome('tern', { token })
    expect(await result(second.cookie)).toMatchObject({ code: 'TPL0004' })
    // a repetition changes nothing
    expect((await goAndCome('gull', { token, back: '/uCenter/bindInfo' })).to).toBe('/uCenter/bindInfo')
    expect(await bindings(token)).toHaveLength(1)
  })

  it('ends when its owner removes it', async () => {
    const { token } = await bound('crake')
    const unbind = () => ask('/thirdpartylogin/unbind', { body: { thirdPartyType: 'peoplePass' }, token })
    expect((await unbind()).json().code).toBe(0)
    expect((await unbind()).json().code).toBe('GEN0404')
    expect((await goAndCome('crake')).to).toBe('/login?thirdParty=1')
  })
})

describe('two requests at the same moment', () => {
  it('a return is accepted once', async () => {
    await bound('dunlin')
    const { data, cookie } = await leave()
    there.state.person = 'dunlin'
    const query = await signInThere(data, there.issuer)
    const both = await Promise.all([1, 2, 3].map(() => ask(`${callback}?${query}`, { cookie })))
    expect(both.filter(({ cookies }) => cookies.token)).toHaveLength(1)
  })

  it('an identity of the other site is bound to one account', async () => {
    const { cookie } = await goAndCome('knot')
    const all = await Promise.all([somebody(), somebody(), somebody()])
    const heard = await Promise.all(
      all.map(
        async ({ token }) => (await ask('/thirdpartylogin/bind', { body: {}, token, cookie })).json().code
      )
    )
    expect(heard.filter(code => code === 0)).toHaveLength(1)
  })
})

it('a sign-in at a private address is not asked unless it was opened', async () => {
  const { openIdentities } = await import('./identities.ts')
  const { outgoingOf } = await import('../../platform/outgoing/addresses.ts')
  const closed = openIdentities(config, outgoingOf([]), () => {})
  await expect(closed.addressOf('peoplePass', { state: 's', nonce: 'n', verifier: 'v' })).rejects.toThrow()
})

it('a check names the sites whose sign-in does not work, and they stay named until they answer', async () => {
  const { openIdentities } = await import('./identities.ts')
  const { outgoingOf } = await import('../../platform/outgoing/addresses.ts')
  const { peoplePass } = config.thirdParties
  if (!peoplePass) throw new Error('the passport is set up')
  const qq = { ...peoplePass, issuer: 'http://127.0.0.1:1' }
  const opened = openIdentities(
    { ...config, thirdParties: { peoplePass, qq } },
    outgoingOf(['127.0.0.1']),
    () => {}
  )
  expect(opened.failing()).toEqual([])
  expect(Object.keys(await opened.check())).toEqual(['qq'])
  expect(opened.failing()).toEqual(['qq'])
})
