import { beforeEach, describe, expect, it, test } from 'vitest'
import { buildAccount, buildSession } from '../../../tests/support/builders/builders.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { startOtherSites } from '../../../tests/support/servers/other-sites.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { signedHeaders } from '../../../tests/support/sign.ts'
import { readConfig } from '../../platform/config/config.ts'
import { outgoingOf } from '../../platform/outgoing/addresses.ts'
import type { OwnProtocolType } from '../../platform/outgoing/identities.ts'
import { parseAnswer } from './ask.ts'
import { openIdentities } from './identities.ts'
import { cutNickName } from './nick-name.ts'

const there = await startOtherSites()
const types = ['qq', 'wechat', 'sina'] as const satisfies readonly OwnProtocolType[]
const origin = 'http://board.test'
const config = readConfig({
  LOG_LEVEL: 'silent',
  DATA_DIR: 'data/test',
  MAX_DELAY: '0',
  SITE_ORIGIN: origin,
  ...Object.fromEntries(
    types.flatMap(type =>
      Object.entries({
        CLIENT_ID: there.client.id,
        CLIENT_SECRET: there.client.secret,
        SIGN_IN_URL: `${there.address}/`,
        API_URL: there.address
      }).map(([field, value]) => [`THIRD_PARTY_${type.toUpperCase()}_${field}`, value])
    )
  )
})
const logged: object[] = []
const identities = openIdentities(config, outgoingOf(['127.0.0.1']), (_message, detail) =>
  logged.push(detail)
)
const secrets = { state: 'the-state', nonce: 'n', verifier: 'v' }

beforeEach(() => {
  there.reset()
  logged.length = 0
})

/** Goes to the other site, accepts as its person, and comes back with the query that `change` makes of it. */
async function identify(type: OwnProtocolType, change: (query: URLSearchParams) => void = () => {}) {
  const query = there.accept(await identities.addressOf(type, secrets))
  change(query)
  return await identities.identify(type, Object.fromEntries(query), secrets)
}

/** Answers in place of what each site answers to the exchange of a code. */
const insteadOfTokens = (answer: { status?: number; body: string; type?: string } | 'silence') => {
  for (const path of ['/oauth2.0/token', '/sns/oauth2/access_token', '/oauth2/access_token'])
    there.state.instead[path] = answer
}

test('the addresses of the sites are those of their documents', async () => {
  const site = { SITE_ORIGIN: 'https://board.example.org' }
  const client = (type: string) => ({
    [`THIRD_PARTY_${type}_CLIENT_ID`]: 'id',
    [`THIRD_PARTY_${type}_CLIENT_SECRET`]: 'secret'
  })
  const real = readConfig({ ...site, ...client('QQ'), ...client('WECHAT'), ...client('SINA') })
  const usual = openIdentities(real, outgoingOf([]), () => {})
  const back = (type: string) =>
    encodeURIComponent(`https://board.example.org/thirdpartylogin/callback/${type}`)
  expect(await usual.addressOf('qq', secrets)).toBe(
    `https://graph.qq.com/oauth2.0/authorize?response_type=code&client_id=id&redirect_uri=${back('qq')}&state=the-state&scope=get_user_info`
  )
  expect(await usual.addressOf('wechat', secrets)).toBe(
    `https://open.weixin.qq.com/connect/qrconnect?appid=id&redirect_uri=${back('wechat')}&response_type=code&scope=snsapi_login&state=the-state#wechat_redirect`
  )
  expect(await usual.addressOf('sina', secrets)).toBe(
    `https://api.weibo.com/oauth2/authorize?client_id=id&response_type=code&redirect_uri=${back('sina')}&state=the-state`
  )
  expect(usual.has('peoplePass')).toBe(false)
})

describe('a person', () => {
  it.each([
    ['qq', 'union\nU1'],
    ['wechat', 'union\nU1'],
    ['sina', 'uid\n1404376560']
  ] as const)('of %s is known by the id that all applications share', async (type, subject) => {
    there.state.person = { openId: '1404376560', unionId: 'U1', nickName: '远方来客' }
    expect(await identify(type)).toMatchObject({ subject, nickName: '远方来客' })
  })

  it.each(['qq', 'wechat'] as const)(
    'of %s without a union id is known by the application and its id',
    async type => {
      there.state.person = { openId: 'open-7', nickName: '远方来客' }
      expect(await identify(type)).toEqual({
        subject: `open\n${there.client.id}\nopen-7`,
        nickName: '远方来客'
      })
    }
  )

  it('of QQ is known if this application may not read union ids', async () => {
    there.state.isWithoutUnionIds = true
    there.state.person = { openId: 'open-8', unionId: 'U8' }
    expect((await identify('qq')).subject).toBe(`open\n${there.client.id}\nopen-8`)
  })

  it('of QQ is known from callbacks and forms, too', async () => {
    there.state.isOldFashioned = true
    there.state.person = { openId: 'open-9', unionId: 'U9', nickName: '山(水)' }
    expect(await identify('qq')).toMatchObject({ subject: 'union\nU9', nickName: '山(水)' })
    there.state.isWithoutUnionIds = true
    expect((await identify('qq')).subject).toBe(`open\n${there.client.id}\nopen-9`)
  })

  it('of WeChat is known if the union id comes with the profile', async () => {
    there.state.isUnionIdLate = true
    there.state.person = { openId: 'open-2', unionId: 'U2' }
    expect((await identify('wechat')).subject).toBe('union\nU2')
    there.state.isProfileRefused = true
    await expect(identify('wechat')).rejects.toThrow('limit')
  })

  it.each(types)('of %s is known without a nick name if the profile is refused', async type => {
    there.state.isProfileRefused = true
    there.state.person = { openId: '42', unionId: 'U42', nickName: '远方来客' }
    expect((await identify(type)).nickName).toBe('')
  })

  it.each(types)('of %s keeps whole emoji and Han characters of rare form in the name', async type => {
    const nickName = `${'🐼'.repeat(30)}𠮷\u200b\n${'鱼'.repeat(30)}`
    there.state.person = { openId: '43', unionId: 'U43', nickName }
    expect((await identify(type)).nickName).toBe(`${'🐼'.repeat(30)}𠮷 ${'鱼'.repeat(18)}`)
  })
})

describe('nobody is recognised', () => {
  it.each(types)('by %s with a code that was used or is another', async type => {
    let used = ''
    await identify(type, query => {
      used = query.get('code') ?? ''
    })
    for (const code of [used, 'another'])
      await expect(identify(type, query => query.set('code', code))).rejects.toMatchObject({
        code: { qq: '100019', wechat: '40029', sina: '21325' }[type]
      })
    expect(logged).toHaveLength(2)
    expect(JSON.stringify(logged)).not.toContain(there.client.secret)
    expect(logged[0]).toMatchObject({ type, code: expect.stringMatching(/^\d{5,6}$/) })
  })

  it.each(types)('by %s with another state, and the site is not asked', async type => {
    await expect(identify(type, query => query.set('state', 'other'))).rejects.toThrow('state')
    expect(there.asked).toEqual([])
  })

  it.each(types)('by %s if the person declined, and the log does not say so', async type => {
    await expect(identify(type, query => query.delete('code'))).rejects.toThrow()
    expect(there.asked).toEqual([])
    expect(logged).toEqual([])
  })

  it.each(types)('by %s for the secret of another site', async type => {
    const party = { ...config.thirdParties[type], clientSecret: 'wrong' }
    const wrong = openIdentities(
      { ...config, thirdParties: { [type]: party } },
      outgoingOf(['127.0.0.1']),
      () => {}
    )
    const query = there.accept(await wrong.addressOf(type, secrets))
    await expect(wrong.identify(type, Object.fromEntries(query), secrets)).rejects.toMatchObject({
      code: { qq: '100009', wechat: '40125', sina: '21324' }[type]
    })
  })

  const garbage: [what: string, answer: { status?: number; body: string; type?: string }][] = [
    ['nothing', { body: '' }],
    ['a page', { body: '<html><body>系统繁忙</body></html>', type: 'text/html' }],
    ['half of an answer', { body: '{"access_token":"T","openid":' }],
    ['a list', { body: '["access_token"]' }],
    ['null', { body: 'null' }],
    ['no token', { body: '{"openid":"1","uid":"1"}' }],
    ['an empty token', { body: '{"access_token":"","openid":"1","uid":"1"}' }],
    ['a record for the token', { body: '{"access_token":{"a":1},"openid":"1","uid":"1"}' }],
    ['a failure of its server', { status: 502, body: '{"access_token":"T","openid":"1","uid":"1"}' }],
    ['a redirect', { status: 302, body: '{"access_token":"T","openid":"1","uid":"1"}' }],
    ['an error beside a token', { body: '{"access_token":"T","openid":"1","uid":"1","error":"no"}' }],
    ['a long answer', { body: `{"access_token":"${'T'.repeat(300_000)}"}` }],
    ['another script', { body: 'alert(1);callback({"access_token":"T","openid":"1"});' }]
  ]
  it.each(garbage)('if the site answers with %s', async (_what, answer) => {
    insteadOfTokens(answer)
    for (const type of types) await expect(identify(type)).rejects.toThrow()
    expect(there.asked.some(({ path }) => path === '/elsewhere')).toBe(false)
  })

  it('of QQ by a token for another application', async () => {
    there.state.instead['/oauth2.0/me'] = { body: '{"client_id":"999","openid":"open-1"}' }
    await expect(identify('qq')).rejects.toThrow('another application')
  })

  it('if the site is silent for ten seconds', async () => {
    insteadOfTokens('silence')
    const original = AbortSignal.timeout
    const waits: number[] = []
    AbortSignal.timeout = milliseconds => {
      waits.push(milliseconds)
      return original.call(AbortSignal, 50)
    }
    try {
      for (const type of types) await expect(identify(type)).rejects.toThrow()
    } finally {
      AbortSignal.timeout = original
    }
    expect(waits).toEqual([10_000, 10_000, 10_000])
  })

  it('at a private address that is not opened', async () => {
    const closed = openIdentities(config, outgoingOf([]), () => {})
    for (const type of types) {
      const query = there.accept(await closed.addressOf(type, secrets))
      await expect(closed.identify(type, Object.fromEntries(query), secrets)).rejects.toThrow(
        'PRIVATE_TARGETS'
      )
    }
    expect(there.asked).toEqual([])
  })
})

test.each([
  ['callback( {"openid":"a)b"} );\n', { openid: 'a)b' }],
  ['{"a":1}', { a: 1 }],
  ['access_token=T&expires_in=7776000', { access_token: 'T', expires_in: '7776000' }]
])('the answer %j is read', (text, fields) => {
  expect(parseAnswer(text)).toEqual(fields)
})

test.each([
  [undefined, ''],
  [42, ''],
  [' \u202e名\u0000字 ', '名 字'],
  ['\ud83d', '\ufffd']
])('the nick name %j is shown as %j', (given, shown) => {
  expect(cutNickName(given)).toBe(shown)
})

describe('in the portal', async () => {
  const database = await testDatabase()
  const clock = testClock(new Date())
  const { app } = await testServer(database, {
    clock: clock.now,
    config,
    identities
  })
  const { db } = database

  async function ask(url: string, { token = '', cookie = '' }: { token?: string; cookie?: string } = {}) {
    const headers = { ...signedHeaders({ url, now: clock.now(), token }), cookie }
    const reply = await app.inject({ url, headers })
    const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]))
    return { cookies, text: reply.body, json: () => reply.json() }
  }

  async function goAndCome(type: OwnProtocolType, { token = '', refusal = '' } = {}) {
    clock.pass(25)
    const left = await ask(`/thirdpartylogin/getRedirctUrl?thirdPartyType=${type}&back=/myTracks`, { token })
    const cookie = `third_party=${left.cookies.third_party}`
    const { data } = left.json()
    const query = refusal ? `${refusal}&state=${new URL(data).searchParams.get('state')}` : there.accept(data)
    return { ...(await ask(`/thirdpartylogin/callback/${type}?${query}`, { cookie })), cookie }
  }

  it('all three are offered', async () => {
    expect((await ask('/thirdpartylogin/types')).json().data).toEqual(types)
  })

  it.each(types)('a person of %s binds an account, and signs in by it', async type => {
    there.state.person = { openId: '77', unionId: 'U77', nickName: '远方🐼来客' }
    const { uid } = await buildAccount(db, { username: `own_${type}` })
    await goAndCome(type, { token: await buildSession(db, uid, clock.now()) })
    const { cookies, text } = await goAndCome(type)
    expect(text).toContain('/myTracks')
    expect((await ask('/v1/user/getInfo', { token: cookies.token ?? '' })).json().data.uid).toBe(uid)
  })

  it('who was bound before there were union ids keeps the binding', async () => {
    there.state.person = { openId: 'open-78', nickName: '远方来客' }
    const { uid } = await buildAccount(db, { username: 'own_before' })
    await goAndCome('wechat', { token: await buildSession(db, uid, clock.now()) })
    there.state.person = { openId: 'open-78', unionId: 'U78', nickName: '远方来客' }
    for (const openId of ['open-78', 'open-of-another-application']) {
      there.state.person.openId = openId
      const { cookies } = await goAndCome('wechat')
      expect((await ask('/v1/user/getInfo', { token: cookies.token ?? '' })).json().data.uid).toBe(uid)
    }
  })

  it.each([
    ['qq', 'usercancel=1'],
    ['wechat', ''],
    [
      'sina',
      'error_uri=%2Foauth2%2Fauthorize&error=access_denied&error_description=user%20denied&error_code=21330'
    ]
  ] as const)('a person who declines at %s reads it', async (type, refusal) => {
    const { cookie, text } = await goAndCome(type, { refusal: refusal || 'x=1' })
    expect(text).toContain('/login?thirdParty=1')
    expect((await ask('/thirdpartylogin/result', { cookie })).json().code).toBe('TPL0003')
  })
})
