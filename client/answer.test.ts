import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { understood } from '@board/schemas/errors/understood'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError, isOtherAccount, unnamedRequest } from './error.ts'
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

describe('an answer of the server', () => {
  it('is returned as its data, with either envelope', async () => {
    const { client } = fake(request => {
      if (request.url.includes('getInfo')) return reply({ result: { code: 0, msg: '' }, data: { uid: 1 } })
      if (request.url.includes('site/config')) return reply({ code: 0, msg: '', data: { appName: 'x' } })
      return ok({ tpid: 12 })
    })
    await expect(client.call('getInfo')).resolves.toEqual({ uid: 1 })
    await expect(client.call('siteConfig')).resolves.toEqual({ appName: 'x' })
    await expect(client.call('receiveProcess', { body: { tpid: 12 } })).resolves.toEqual({ tpid: 12 })
  })

  it('is returned as a Blob if it is not JSON', async () => {
    const { client } = fake(() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }))
    const image = await client.call('captchaImage', { query: { uuid: 'a1b2c3d4' } })
    expect(await image.text()).toBe('<svg/>')
  })

  it('is returned with its headers on request', async () => {
    const { client } = fake(() =>
      reply({ code: 0, msg: '', data: [] }, { headers: { 'content-range': 'user 0-9/1234' } })
    )
    const { data, headers } = await client.callWhole('siteConfig')
    expect(data).toEqual([])
    expect(headers.get('Content-Range')).toBe('user 0-9/1234')
  })

  it('reports how much of a file has arrived', async () => {
    const { client } = fake(() => new Response('12345', { headers: { 'content-type': 'image/svg+xml' } }))
    const heard: number[] = []
    const onProgress = ({ loaded }: { loaded: number }) => heard.push(loaded)
    const image = await client.call('captchaImage', { query: { uuid: 'a1b2c3d4' }, onProgress })
    expect(image.size).toBe(5)
    expect(heard.at(-1)).toBe(5)
  })

  it('is returned unchanged if it has no envelope', async () => {
    const { client } = fake(() => reply({ status: 'ok' }))
    await expect(client.call('healthLive')).resolves.toEqual({ status: 'ok' })
  })

  it('is a success with the code 1009 if the contract says so', async () => {
    const body = { result: { code: 1009, msg: '' }, resultData: null }
    const { client } = fake(() => reply(body, { status: 429, headers: { 'retry-after': '37' } }))
    const waits: (number | undefined)[] = []
    const onEarlier = (retryAfter: number | undefined) => void waits.push(retryAfter)
    await expect(
      client.call('getLoginPhoneVerifycode', { body: { phone: '13000000000' }, onEarlier })
    ).resolves.toBeNull()
    expect(waits).toEqual([37])
    await expect(client.call('receiveProcess', { body: { tpid: 12 } })).rejects.toMatchObject({
      code: '1009'
    })
  })
})

describe('a refusal', () => {
  it('becomes an ApiError with code, status, text, fields, detail and waiting time', async () => {
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

  it('has its code as text, also in an answer with the status 200', async () => {
    const { client } = fake(() => reply({ code: 10007, msg: '验证码错误', data: null }))
    const body = { username: 'a', password: 'b' }
    await expect(client.call('peopleLogin', { body })).rejects.toMatchObject({
      code: '10007',
      retryAfter: undefined
    })
  })

  it('stays a refusal if its code is 0 but its status is an error', async () => {
    const { client } = fake(() => refusal(0, 500))
    await expect(client.call('getInfo')).rejects.toMatchObject({ name: 'ApiError', code: '0', status: 500 })
  })

  it('has the code REPLY if the answer does not come from this server', async () => {
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

  it('names the request if the server failed, unless the text does', async () => {
    const headers = { 'x-request-id': '3f9a0c71d2e4' }
    const idOf = async (answer: () => Response) => {
      const failure = await fake(answer)
        .client.call('getInfo')
        .catch((error: unknown) => error)
      return failure instanceof ApiError ? unnamedRequest(failure) : 'no failure'
    }
    const said = (msg: string, status: number) => () =>
      reply({ result: { code: 'GEN0503', msg }, data: null }, { status, headers })
    expect(await idOf(said('busy', 503))).toBe('3f9a0c71d2e4')
    expect(await idOf(said('quote 3f9a0c71d2e4', 500))).toBeUndefined()
    expect(await idOf(said('wrong', 400))).toBeUndefined()
    expect(await idOf(() => new Response('<html>502</html>', { status: 502, headers }))).toBe('3f9a0c71d2e4')
  })

  it('has the code NETWORK if the server cannot be reached', async () => {
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
    ['USR0085', 'other-account'],
    ['USR0053', 'password'],
    ['USR0073', 'second-factor']
  ])('%s means %s', async (code, kind) => {
    const { client, events } = fake(() => refusal(code, 401))
    await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
    expect(events).toEqual([{ kind, code: String(code) }])
  })

  it('belongs to another account than the page only by one code, which stands in no front end', () => {
    const refused = (code: string) => new ApiError({ code, status: 401, message: '' })
    expect(['USR0085', 'USR0001', 'NETWORK'].map(code => isOtherAccount(refused(code)))).toEqual([
      true,
      false,
      false
    ])
    expect(isOtherAccount(new Error('USR0085'))).toBe(false)
    const root = join(import.meta.dirname, '..')
    const files = ['client', 'console', 'portal'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !/\.test\.|node_modules|^dist/.test(file))
        .map(file => join(folder, file))
    )
    const holders = files.filter(file => readFileSync(join(root, file), 'utf8').includes('USR0085'))
    expect(holders).toEqual([join('client', 'error.ts')])
  })

  it('is reported for every known code', async () => {
    for (const code of Object.keys(understood)) {
      const { client, events } = fake(() => refusal(code, 401))
      await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
      expect(events, code).toHaveLength(1)
    }
  })

  it('ends only once, even if several calls report it', async () => {
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

  it('is not ended by a late refusal of an earlier session', async () => {
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

  it('does not end for a visitor, who may also request the account without signing in', async () => {
    const { client, events } = fake(() => refusal('USR0001', 401), { token: () => undefined })
    await caught(client.call('getInfo'))
    expect(events).toEqual([])
    await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
    expect(events).toEqual([{ kind: 'login-needed', code: 'USR0001' }])
  })

  it('does not end with other refusals', async () => {
    const { client, events } = fake(() => refusal('GEN0403', 403))
    await caught(client.call('receiveProcess', { body: { tpid: 12 } }))
    expect(events).toEqual([])
  })
})

describe('the time limit', () => {
  /** Never answers. Like fetch, it fails at once for a request that was aborted before it was sent. */
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      if (request.signal.aborted) return reject(request.signal.reason)
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })

  /** Waits in real time until the request is sent: its time limit runs only from then on. */
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

  it("throws the caller's own reason when the caller stops it, before and after it is sent", async () => {
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
