import { createHash, generateKeyPairSync, privateDecrypt } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { encryptField as encryptInBrowser } from './encrypt-browser.ts'
import { fake, ok, reply } from './fixture.ts'
import { encryptField } from './node.ts'
import { signatureOf } from './sign.ts'

const header = (request: Request | undefined, name: string) => request?.headers.get(name)

describe('every request', () => {
  it('carries token and language', async () => {
    const { client, requests } = fake(() => ok())
    await client.call('receiveProcess', { body: { tpid: 12 } })
    expect(header(requests[0], 'token')).toBe('token-1')
    expect(header(requests[0], 'accept-language')).toBe('zh-CN')
    expect(await requests[0]?.json()).toEqual({ tpid: 12 })
  })

  it('carries an empty token for a visitor', async () => {
    const { client, requests } = fake(() => ok(), { token: () => undefined })
    await client.call('receiveProcess', { body: { tpid: 12 } })
    expect(header(requests[0], 'token')).toBe('')
  })

  it('has the parameter _t only if it is a GET', async () => {
    const { client, requests } = fake(() => ok([]))
    await client.call('getForum', { query: { fid: 3 } })
    await client.call('receiveProcess', { body: { tpid: 12 } })
    expect(new URL(requests[0]?.url ?? '').search).toBe('?fid=3&_t=1767229200000')
    expect(requests[1]?.url).toBe('http://board.test/v1/org/process/receiveProcess')
  })

  it('has a body if the contract requires one, even without parameters', async () => {
    const { client, requests } = fake(() => ok({ list: [], total: 0 }))
    await client.call('pageTo', { body: {} })
    await client.callAny('pageTo')
    expect(await requests[0]?.text()).toBe('{}')
    expect(await requests[1]?.text()).toBe('{}')
  })
})

describe('the signature', () => {
  it.each([
    ['of the browser', crypto.subtle],
    ['of a script, where the browser withholds its own', undefined]
  ])(
    'is the lower-case hex SHA-256 of the six parts, each on its line, by the hash %s',
    async (_, subtle) => {
      vi.stubGlobal('crypto', { subtle, getRandomValues: crypto.getRandomValues.bind(crypto) })
      const parts = {
        url: '/v1/a?b=1',
        token: 't',
        appCode: 'portal',
        timestamp: '1767229200',
        nonce: 'n',
        body: '{"x":"路"}'
      }
      const text = '/v1/a?b=1\nt\nportal\n1767229200\nn\n{"x":"路"}'
      expect(await signatureOf(parts)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      vi.unstubAllGlobals()
    }
  )

  it('covers the address, query and body that are sent', async () => {
    const { client, requests } = fake(() => ok())
    await client.call('loginByUserName', {
      query: { uuid: 'a b' },
      body: { password: 'f'.repeat(64), pass: '', loginName: '' }
    })
    const [request] = requests
    const { pathname, search } = new URL(request?.url ?? '')
    expect(search).toBe('?uuid=a%20b')
    const expected = await signatureOf({
      url: pathname + search,
      token: 'token-1',
      appCode: 'portal',
      timestamp: '1767229200',
      nonce: header(request, 'nonce') ?? '',
      body: (await request?.clone().text()) ?? ''
    })
    expect(header(request, 'sign')).toBe(expected)
    expect(header(request, 'timestamp')).toBe('1767229200')
    expect(header(request, 'appcode')).toBe('portal')
  })

  it('has a new nonce for each request', async () => {
    const { client, requests } = fake(() => ok())
    await client.call('getInfo')
    await client.call('getInfo')
    expect(header(requests[0], 'nonce')).not.toBe(header(requests[1], 'nonce'))
  })

  it('is omitted if the contract says so', async () => {
    const { client, requests } = fake(() => ok([]))
    await client.call('domainList')
    for (const name of ['sign', 'nonce', 'timestamp', 'appcode']) expect(header(requests[0], name)).toBeNull()
  })
})

describe('the account that the page shows', () => {
  it.each([
    ['somebody', 7, '7'],
    ['nobody', 0, '0'],
    ['not known yet', undefined, null]
  ])('is sent with each call: %s', async (_, account, sent) => {
    const { client, requests } = fake(() => ok(), { account: () => account })
    await client.call('receiveProcess', { body: { tpid: 12 } })
    const file = new File(['picture'], '路面.png', { type: 'image/png' })
    await client.call('uploadAttachment', { body: { file, attachmentType: '1' } })
    expect(requests.map(request => header(request, 'account'))).toEqual([sent, sent])
  })

  it('is that of the moment of the call, like the token', async () => {
    let account = 7
    const { client, requests } = fake(() => ok(), {
      account: () => account,
      publicKey: async () => {
        account = 8
        return 'key'
      }
    })
    await client.call('peopleLogin', { body: { username: 'a', password: 'b' } })
    expect(header(requests[0], 'account')).toBe('7')
  })
})

describe('Idempotency-Key', () => {
  it('is new for each action and absent from reads', async () => {
    const { client, requests } = fake(() => ok())
    await client.call('receiveProcess', { body: { tpid: 12 } })
    await client.call('receiveProcess', { body: { tpid: 12 } })
    await client.call('getInfo')
    const keys = requests.map(request => header(request, 'idempotency-key'))
    expect(keys[0]).toMatch(/^random-/)
    expect(keys[1]).toMatch(/^random-/)
    expect(keys[0]).not.toBe(keys[1])
    expect(keys[2]).toBeNull()
  })

  it('is kept by a retry, which has a new signature', async () => {
    const { client, requests } = fake(() => ok())
    for (let i = 0; i < 2; i++) {
      await client.call('receiveProcess', { body: { tpid: 12 }, idempotencyKey: 'act-1' })
    }
    expect(requests.map(request => header(request, 'idempotency-key'))).toEqual(['act-1', 'act-1'])
    expect(header(requests[0], 'sign')).not.toBe(header(requests[1], 'sign'))
  })
})

describe('encrypted fields', () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' }
  })
  const open = (sealed: string): unknown => {
    const text = privateDecrypt(
      { key: privateKey, oaepHash: 'sha256' },
      Buffer.from(sealed, 'base64')
    ).toString('ascii')
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  }

  it.each([
    ['in Node', encryptField],
    ['in a browser', encryptInBrowser]
  ])('can only be read by the holder of the key, if encrypted %s', async (_, encrypt) => {
    const { client, requests } = fake(() => ok(), { publicKey: async () => publicKey, encryptField: encrypt })
    const body = { password: 'f'.repeat(64), pass: 'Abc12345', loginName: '青山绿水' }
    await client.call('loginByUserName', { body })
    const sent = (await requests[0]?.json()) as typeof body
    expect(sent.password).toBe(body.password)
    expect(open(sent.loginName)).toMatchObject({ value: '青山绿水', ts: 1767229200 })
    expect(open(sent.pass)).toMatchObject({ value: 'Abc12345' })
    expect(body.pass).toBe('Abc12345')
  })

  it('do not fetch the key if nothing is encrypted', async () => {
    const publicKeyOf = () => Promise.reject(new Error('asked'))
    const { client } = fake(() => ok(), { publicKey: publicKeyOf })
    await expect(client.call('receiveProcess', { body: { tpid: 12 } })).resolves.toBeNull()
  })
})

describe('an upload', () => {
  it('sends the fields before the file, unsigned', async () => {
    const { client, requests } = fake(() => reply({ code: 0, msg: '', data: { aid: 5 } }))
    const file = new File(['picture'], '路面.png', { type: 'image/png' })
    await expect(client.call('uploadAttachment', { body: { file, attachmentType: '1' } })).resolves.toEqual({
      aid: 5
    })
    const form = await requests[0]?.formData()
    expect([...(form?.keys() ?? [])]).toEqual(['attachmentType', 'file'])
    expect(form?.get('file')).toMatchObject({ name: '路面.png', type: 'image/png' })
    expect(header(requests[0], 'sign')).toBeNull()
    expect(header(requests[0], 'idempotency-key')).toMatch(/^random-/)
  })
})

describe('an address that the browser fetches itself', () => {
  it('has its parameters in path and query', () => {
    const { client } = fake(() => ok(), { baseUrl: '' })
    expect(client.address('captchaImage', { query: { uuid: 'a1' } })).toBe('/userLogin/captcha?uuid=a1')
    expect(client.address('getAttachment', { params: { name: 'x.png' } })).toBe('/files/attachment/x.png')
  })
})
