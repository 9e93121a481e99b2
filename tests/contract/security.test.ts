import { describe, expect, it } from 'vitest'
import { buildAccount, buildSession } from '../support/builders/builders.ts'
import { signedHeaders } from '../support/sign.ts'
import { sealed, sendRaw } from './support/raw.ts'
import { approved } from './support/scenes.ts'
import { draft, makeStage } from './support/stage.ts'

const stage = await makeStage()
const codeOf = () => stage.answers.at(-1)?.code
const countMessages = async () =>
  Number(
    (
      await stage.db
        .selectFrom('message')
        .select(eb => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n
  )

describe('a signature', () => {
  const posting = async () => ({
    token: await stage.tokenOf('citizen'),
    body: { ...draft, fid: stage.world.forums.city }
  })

  it('is accepted once: the same request again is refused and changes nothing', async () => {
    const request = { ...(await posting()), nonce: 'replayed-once' }
    await sendRaw(stage, 'postMessage', request)
    const before = await countMessages()
    await sendRaw(stage, 'postMessage', request)
    expect(codeOf()).toBe('SIG0003')
    expect(await countMessages()).toBe(before)
  })

  it.for([-301, 301])('is refused when it is %i s off the server’s time', async seconds => {
    const signedAt = new Date(stage.clock.now().getTime() + seconds * 1000)
    await sendRaw(stage, 'postMessage', { ...(await posting()), signedAt })
    expect(codeOf()).toBe('SIG0002')
  })

  it.for([-299, 299])('is accepted when it is %i s off the server’s time', async seconds => {
    const signedAt = new Date(stage.clock.now().getTime() + seconds * 1000)
    await sendRaw(stage, 'postMessage', { ...(await posting()), signedAt })
    expect(codeOf()).toBe('0')
  })

  const swaps: readonly [string, (init: RequestInit) => RequestInit][] = [
    ['body', init => ({ ...init, body: String(init.body).replace('"isPublic":true', '"isPublic":false') })],
    ['token', init => ({ ...init, headers: { ...(init.headers as object), token: 'A'.repeat(43) } })],
    ['nonce', init => ({ ...init, headers: { ...(init.headers as object), nonce: 'another-nonce' } })],
    ['timestamp', init => ({ ...init, headers: { ...(init.headers as object), timestamp: '1' } })],
    ['application', init => ({ ...init, headers: { ...(init.headers as object), appCode: 'other' } })]
  ]

  it.for(swaps)('is refused with another %s', async ([, tamper]) => {
    const before = await countMessages()
    await sendRaw(stage, 'postMessage', { ...(await posting()), tamper })
    expect(codeOf()).toBe('SIG0001')
    expect(await countMessages()).toBe(before)
  })

  it('is refused at another address', async () => {
    const [info, permissions] = ['/v1/user/getInfo', '/v1/user/permissions']
    const token = await stage.tokenOf('citizen')
    const headers = signedHeaders({ url: info, now: stage.clock.now(), token: token ?? '' })
    await stage.fetch(`http://localhost${permissions}`, { headers })
    expect(codeOf()).toBe('SIG0001')
  })
})

describe('half a surrogate pair', () => {
  it.for([
    ['a message', 'postMessage', { content: `${'道路积水'.repeat(10)}\ud800` }],
    ['a title', 'postMessage', { title: '\udc00道路积水严重' }]
  ] as const)('in %s is refused with 400, not a failure', async ([, id, change]) => {
    const body = { ...draft, fid: stage.world.forums.city, ...change }
    const answer = await sendRaw(stage, id, { token: await stage.tokenOf('citizen'), body })
    expect([answer.status, codeOf()]).toEqual([400, 'GEN0400'])
  })

  it('in an encrypted name is refused, too', async () => {
    const body = sealed(stage, 'peopleLogin', { username: 'a\ud800bc', password: 'Abc12345' })
    const answer = await sendRaw(stage, 'peopleLogin', { body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })
})

describe('a token', () => {
  it('in the query is ignored', async () => {
    const token = await stage.tokenOf('citizen')
    await sendRaw(stage, 'getInfo', { query: { token } })
    expect(codeOf()).toBe('USR0001')
  })

  it('ends with its session', async () => {
    const token = await buildSession(stage.db, await stage.uid('citizen'), stage.clock.now())
    await sendRaw(stage, 'getInfo', { token })
    expect(codeOf()).toBe('0')
    await sendRaw(stage, 'logout', { token })
    await sendRaw(stage, 'getInfo', { token })
    expect(codeOf()).toBe('USR0001')
  })

  it('loses a permission with the first request after its role loses it', async () => {
    const request = { token: await stage.tokenOf('administrator'), body: {} }
    await sendRaw(stage, 'pageDevInbox', request)
    expect(codeOf()).toBe('0')
    const taken = await stage.db
      .deleteFrom('role_permission')
      .where('permission', '=', 'sys:inbox:page')
      .returningAll()
      .execute()
    await sendRaw(stage, 'pageDevInbox', request)
    expect(codeOf()).toBe('GEN0403')
    await stage.db.insertInto('role_permission').values(taken).execute()
  })
})

describe('signing in', () => {
  it('answers an unknown name, a wrong password and a locked account with the same bytes', async () => {
    const password = 'Abc12345'
    const { username } = await buildAccount(stage.db, { username: 'uniform_one', password })
    const disabled = await buildAccount(stage.db, { username: 'uniform_two', password, status: 0 })
    const answers = []
    for (const name of [username, 'uniform_nobody', disabled.username]) {
      const typed = sealed(stage, 'peopleLogin', { username: name, password: 'Wrong12345' })
      const answer = await sendRaw(stage, 'peopleLogin', { body: typed })
      const own = ['date', 'x-request-id']
      const headers = Object.fromEntries([...answer.headers].filter(([header]) => !own.includes(header)))
      answers.push({ status: answer.status, headers, text: await answer.text() })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  it('asks for a code for a known and an unknown phone with the same bytes', async () => {
    const phone = '13700000001'
    await buildAccount(stage.db, { phone, keys: stage.keys })
    const texts = []
    for (const asked of [phone, '13700000002']) {
      const body = sealed(stage, 'getLoginPhoneVerifycode', { phone: asked })
      texts.push(await (await sendRaw(stage, 'getLoginPhoneVerifycode', { body })).text())
    }
    expect(texts[1]).toBe(texts[0])
  })
})

describe('a missing record and another’s record', () => {
  it('get the same answer', async () => {
    const { tid } = await approved(stage, { isPublic: false })
    const token = await stage.tokenOf('stranger')
    const texts = []
    for (const id of [tid, 2_147_483_647]) {
      texts.push(await (await sendRaw(stage, 'getStaffMessage', { token, body: { tid: id } })).text())
    }
    expect(texts[1]).toBe(texts[0])
  })
})

describe('hostile text', () => {
  it('is returned unchanged, as text', async () => {
    const content = `${draft.content}<script>alert(1)</script>' or 1=1; -- \${7*7} ‮`
    const { tid } = await approved(stage, { content })
    const { contentList } = await stage.call('visitor', 'getMessage', { body: { tid } })
    expect(contentList[0]?.content).toBe(content.trim())
  })

  it('is refused when it names a prototype, and no prototype changes', async () => {
    const payload = `{"__proto__":{"polluted":1},"tid":1}`
    await sendRaw(stage, 'getMessage', { payload })
    expect(codeOf()).toBe('GEN0400')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('with a null character is refused, encrypted or not', async () => {
    const token = await stage.tokenOf('city')
    await sendRaw(stage, 'saveStandardText', { token, body: { title: 'a\0b', content: '内容' } })
    expect(codeOf()).toBe('GEN0400')
    const typed = sealed(stage, 'peopleLogin', { username: 'a\0b', password: 'Abc12345' })
    await sendRaw(stage, 'peopleLogin', { body: typed })
    expect(codeOf()).toBe('GEN0400')
    await sendRaw(stage, 'listMessages', { query: { keywords: '路\0灯' } })
    expect(codeOf()).toBe('GEN0400')
  })

  it('in a parameter that the server ignores changes nothing', async () => {
    await sendRaw(stage, 'siteConfig', { query: { _t: 'x'.repeat(1000) } })
    expect(codeOf()).toBe('0')
  })

  it('in a parameter that is sent twice is refused', async () => {
    await sendRaw(stage, 'listMessages', { query: { page: ['1', '2'] } })
    expect(codeOf()).toBe('GEN0400')
  })
})
