import { understood } from '@board/schemas/errors/understood'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './error.ts'
import { fake, ok, reply } from './fixture.ts'

const refusal = (code: string | number, status: number, more: object = {}) =>
  reply({ result: { code, msg: 'no', ...more }, resultData: null }, { status })

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error
  )

afterEach(() => {
  vi.useRealTimers()
})

describe('a reply', () => {
  it('is its data, whichever the envelope', async () => {
    const { client } = fake(request => {
      if (request.url.includes('getInfo')) return reply({ result: { code: 0, msg: '' }, data: { uid: 1 } })
      if (request.url.includes('site/config')) return reply({ code: 0, msg: '', data: { appName: 'x' } })
      return ok({ tpid: 12 })
    })
    await expect(client.call('getInfo')).resolves.toEqual({ uid: 1 })
    await expect(client.call('siteConfig')).resolves.toEqual({ appName: 'x' })
    await expect(client.call('receiveProcess', { body: { tpid: 12 } })).resolves.toEqual({ tpid: 12 })
  })

  it('is a Blob where it is no JSON', async () => {
    const { client } = fake(() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))
    const image = await client.call('captchaImage', { query: { uuid: 'a1b2c3d4' } })
    expect(await image.text()).toBe('<svg/>')
  })

  it('comes with its headers where they are asked for', async () => {
    const { client } = fake(() =>
      reply({ code: 0, msg: '', data: [] }, { headers: { 'content-range': 'user 0-9/1234' } })
    )
    const { data, headers } = await client.callWhole('siteConfig')
    expect(data).toEqual([])
    expect(headers.get('Content-Range')).toBe('user 0-9/1234')
  })

  it('tells how much of a file is there', async () => {
    const { client } = fake(() => new Response('12345', { headers: { 'content-type': 'image/svg+xml' } }))
    const heard: number[] = []
    const onProgress = ({ loaded }: { loaded: number }) => heard.push(loaded)
    const image = await client.call('captchaImage', { query: { uuid: 'a1b2c3d4' }, onProgress })
    expect(image.size).toBe(5)
    expect(heard.at(-1)).toBe(5)
  })

  it('is itself where it has no envelope', async () => {
    const { client } = fake(() => reply({ status: 'ok' }))
    await expect(client.call('healthLive')).resolves.toEqual({ status: 'ok' })
  })

  it('counts 1009 as success where the contract does', async () => {
    const { client } = fake(() => refusal(1009, 429))
    await expect(
      client.call('getLoginPhoneVerifycode', { body: { phone: '13000000000' } })
    ).resolves.toBeNull()
    await expect(client.call('receiveProcess', { body: { tpid: 12 } })).rejects.toMatchObject({
      code: '1009'
    })
  })
})

describe('a refusal', () => {
  it('is one kind of error with code, status, text, fields, detail and waiting time', async () => {
    const fields = [{ path: 'content', message: '太短' }]
    const detail = { reason: 'x' }
    const body = { result: { code: 'GEN0429', msg: '请稍后', fields, detail }, resultData: null }
    const { client } = fake(() => reply(body, { status: 429, headers: { 'retry-after': '7' } }))
    const error = await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      code: 'GEN0429',
      status: 429,
      message: '请稍后',
      fields,
      detail,
      retryAfter: 7
    })
  })

  it('gives its code as text, also from a template reply and beside a 200', async () => {
    const { client } = fake(() => reply({ code: 10007, msg: '验证码错误', data: null }))
    const body = { username: 'a', password: 'b' }
    await expect(client.call('peopleLogin', { body })).rejects.toMatchObject({
      code: '10007',
      retryAfter: undefined
    })
  })

  it('is no success for saying 0 beside a status that says otherwise', async () => {
    const { client } = fake(() => refusal(0, 500))
    await expect(client.call('getInfo')).rejects.toMatchObject({ name: 'ApiError', code: '0', status: 500 })
  })

  it('is REPLY when something else than our server answers', async () => {
    const answers = [
      () => new Response('<html>502</html>', { status: 502 }),
      () => new Response('{'),
      () => new Response(null, { status: 204 }),
      () => reply({ hello: 'there' })
    ]
    for (const answer of answers) {
      const { client } = fake(answer)
      await expect(client.call('getInfo')).rejects.toMatchObject({ name: 'ApiError', code: 'REPLY' })
    }
  })

  it('is NETWORK when the server is not reached', async () => {
    const { client } = fake(() => Promise.reject(new TypeError('fetch failed')))
    await expect(client.call('getInfo')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'NETWORK',
      status: 0
    })
  })
})

describe('the session', () => {
  it.each([
    ['USR0001', 'expired'],
    ['USR0002', 'expired'],
    [401, 'expired'],
    [10001, 'expired'],
    ['SN0004', 'login-needed'],
    ['SN0011', 'incomplete'],
    ['USR0053', 'password'],
    ['USR0073', 'second-factor']
  ])('%s means %s', async (code, kind) => {
    const { client, events } = fake(() => refusal(code, 401))
    await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
    expect(events).toEqual([{ kind, code: String(code) }])
  })

  it('knows every code that others than this server send of it', async () => {
    for (const code of Object.keys(understood)) {
      const { client, events } = fake(() => refusal(code, 401))
      await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
      expect(events, code).toHaveLength(1)
    }
  })

  it('ends only once, however many calls learn of it', async () => {
    const { client, events } = fake(() => refusal('USR0002', 401))
    await Promise.all([caught(client.call('getInfo')), caught(client.call('getInfo'))])
    expect(events).toHaveLength(1)
  })

  it('can end again after another login', async () => {
    let token = 'first'
    const { client, events } = fake(() => refusal('USR0002', 401), { token: () => token })
    await caught(client.call('getInfo'))
    token = 'second'
    await caught(client.call('getInfo'))
    expect(events).toHaveLength(2)
  })

  it('is not ended by a refusal of the session before it, however late that comes', async () => {
    let token = 'first'
    const late = () => {
      token = 'second'
      return refusal('USR0002', 401)
    }
    const { client, events } = fake(late, { token: () => token })
    const failure = await client.call('getInfo').catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ code: 'USR0002', isOfOldSession: true })
    expect(events).toEqual([])
    const next = await client.call('getInfo').catch((reason: unknown) => reason)
    expect(next).toMatchObject({ code: 'USR0002', isOfOldSession: false })
    expect(events).toHaveLength(1)
  })

  it('did not end for who had none; and asking who one is needs no login', async () => {
    const { client, events } = fake(() => refusal('USR0001', 401), { token: () => undefined })
    await caught(client.call('getInfo'))
    expect(events).toEqual([])
    await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
    expect(events).toEqual([{ kind: 'login-needed', code: 'USR0001' }])
  })

  it('is no matter of other refusals', async () => {
    const { client, events } = fake(() => refusal('GEN0403', 403))
    await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
    expect(events).toEqual([])
  })
})

describe('time', () => {
  /** Answers never; like fetch, it ends at once for a request whose time was over before it was out. */
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      if (request.signal.aborted) return reject(request.signal.reason)
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })

  /** Waits in real time until the request is out: only then does its time run. */
  async function isOut(requests: Request[]) {
    while (requests.length === 0) await new Promise(resolve => setImmediate(resolve))
  }

  it('ends a call after 180 seconds, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client, requests } = fake(never)
    const error = caught(client.call('getInfo'))
    await isOut(requests)
    let done = false
    error.then(() => {
      done = true
    })
    await vi.advanceTimersByTimeAsync(179_999)
    expect(done).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await error).toMatchObject({ name: 'ApiError', code: 'TIMEOUT', status: 0 })
  })

  it('ends an upload after a day', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { client, requests } = fake(never)
    const error = caught(
      client.call('uploadAttachment', { body: { file: new Blob(['x']), attachmentType: '1' } })
    )
    await isOut(requests)
    let done = false
    error.then(() => {
      done = true
    })
    await vi.advanceTimersByTimeAsync(86_399_999)
    expect(done).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await error).toMatchObject({ code: 'TIMEOUT' })
  })

  it('can be set for one call', async () => {
    const { client } = fake(never)
    await expect(client.call('getInfo', { timeout: 5 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it("throws the caller's own reason when the caller stops it, before and during", async () => {
    const { client, requests } = fake(never)
    const stop = new AbortController()
    const error = caught(client.call('getInfo', { signal: stop.signal }))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    stop.abort(new Error('left the page'))
    expect(await error).toMatchObject({ message: 'left the page' })
    expect(await caught(client.call('getInfo', { signal: stop.signal }))).toMatchObject({
      message: 'left the page'
    })
    expect(requests).toHaveLength(1)
  })
})
