import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildAccount, buildSession } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { listenForChanges } from '../../database/replica/changes.ts'
import type { PageRequest, PortalPages } from '../../deps/pages.ts'
import type { Call, Operations } from '../call.ts'
import { keptPagesOf } from './kept-pages.ts'

const folder = await mkdtemp(join(tmpdir(), 'pages-'))
afterAll(() => rm(folder, { recursive: true }))
await mkdir(join(folder, 'assets'))
await writeFile(join(folder, 'assets/app-1a2b.js'), 'plain')
await writeFile(join(folder, 'assets/app-1a2b.js.br'), 'compressed')
await writeFile(join(folder, 'icon.svg'), '<svg/>')
await writeFile(join(folder, 'secret.json'), '{}')

const contract = smallContract({
  who: {
    path: '/v1/who',
    method: 'get',
    data: { type: 'object', properties: { address: { type: 'string' } } }
  },
  visit: { path: '/v1/visit', write: true },
  change: { path: '/v1/change', write: true, permission: 'institution' }
})
const operations = [
  {
    who: async (call: Call<never>) => ({ address: call.client.address }),
    visit: async () => null,
    change: async () => null
  } as unknown as Operations
]
let asked: PageRequest | undefined
let rendered = 0
const portal: PortalPages = {
  folder,
  form: async () => undefined,
  variantOf: ({ cookies }) => (cookies.token ? undefined : (cookies.language ?? '')),
  ownDataPage: async function* () {
    yield ''
  },
  addresses: ['/home'],
  render: async request => {
    asked = request
    rendered++
    if (request.url === '/moved')
      return {
        status: 302,
        html: '',
        style: '',
        headers: { location: '/demo', 'set-cookie': ['a=1', 'b=2'] }
      }
    const answer = await request.api('/v1/who')
    const html = `<html>${JSON.stringify(await answer.json())}${'页'.repeat(1000)}</html>`
    return { status: request.url === '/lost' ? 404 : 200, html, style: "'sha256-AAAA'" }
  }
}
const database = await testDatabase()
const consolePages = {
  html: '<meta name="csp-nonce" content="__NONCE__"><i>__NONCE__</i></head>',
  docs: '<title>docs</title>',
  preloads: {
    pages: { '/g/list-ans': 0, '/admin/user': 1 },
    sets: [['assets/board.js'], ['assets/entity.js']],
    texts: {
      g: { 'zh-CN': ['assets/zh-CN.js'], 'zh-TW': ['assets/zh-TW.js'], 'en-US': [] },
      admin: { 'zh-CN': ['assets/zh-CN.js', 'assets/words.js'], 'zh-TW': ['assets/zh-TW.js'], 'en-US': [] }
    }
  },
  folder
}
// time stands still for kept pages, so that no test depends on the speed of the machine
const changes = listenForChanges(database, () => {})
const keptPages = keptPagesOf(changes, () => 0)
const drops = vi.spyOn(keptPages, 'drop')
const { app } = await testServer(database, {
  contract,
  operations,
  portal,
  console: consolePages,
  changes,
  keptPages
})
const bare = (await testServer(database, { contract, operations })).app

describe('a page of the portal', () => {
  test('is rendered with the path, the language and the cookies of its reader', async () => {
    const headers = {
      cookie: 'language=en-US; token=a%20b; token=second; bad',
      'accept-language': 'zh-TW'
    }
    const answer = await app.inject({ url: '/threads/list?fid=5', headers, remoteAddress: '10.1.1.1' })
    expect(asked).toMatchObject({
      url: '/threads/list?fid=5',
      cookies: { language: 'en-US', token: 'a b' },
      language: 'en-US'
    })
    expect(answer.body).toContain('"address":"10.1.1.1"')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('is rendered for a visitor if a cookie holds characters that no header can hold', async () => {
    for (const token of ['%00', 'abc%0d%0ax', '%E4%BD%A0']) {
      await app.inject({ url: '/threads/list?fid=6', headers: { cookie: `token=${token}` } })
      expect(asked).toMatchObject({ cookies: { token } })
    }
  })

  test('allows scripts of this site, and only its own styles', async () => {
    const first = await app.inject('/home')
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain("style-src-elem 'self' 'sha256-AAAA';")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)|https?:/)
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin'
    })
    expect(first.headers['strict-transport-security']).toBeUndefined()
  })

  test('keeps its status and its headers', async () => {
    expect((await app.inject('/lost')).statusCode).toBe(404)
    const moved = await app.inject('/moved')
    expect([moved.statusCode, moved.headers.location, moved.headers['set-cookie']]).toEqual([
      302,
      '/demo',
      ['a=1', 'b=2']
    ])
  })

  test('is compressed for a client that accepts it', async () => {
    const answer = await app.inject({ url: '/home', headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('页页')
  })

  test('is never served at an address of the API', async () => {
    for (const url of [
      '/v1/nothing',
      '/v2/x',
      '/sys/x',
      '/act/x',
      '/files/x',
      '/v1',
      '/assets/none.js',
      '/console-assets/none',
      '/api/x'
    ]) {
      const answer = await app.inject(url)
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'GEN0404'])
    }
    expect((await app.inject({ method: 'POST', url: '/home' })).json().code).toBe('GEN0404')
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
    'answers a form that a browser posts without scripts as %s',
    async type => {
      const headers = { 'content-type': type }
      const payload = 'password=Secret@2026'
      const answer = await app.inject({ method: 'POST', url: '/signUp?to=/home', headers, payload })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/forms/unsent?to=%2FsignUp'])
      const call = await app.inject({ method: 'POST', url: '/v1/nothing', headers, payload })
      expect(call.statusCode).toBeGreaterThanOrEqual(400)
    }
  )
})

describe('a page for visitors', () => {
  const renderings = async (...requests: InjectOptions[]) => {
    const before = rendered
    for (const request of requests) await app.inject(request)
    return rendered - before
  }
  const visitor = (url: string, cookie = ''): InjectOptions => ({ url, headers: { cookie } })

  // no page is kept before this server hears the others
  beforeAll(() =>
    vi.waitFor(async () => expect(await renderings(visitor('/warm'))).toBe(0), { timeout: 20_000 })
  )

  test('is rendered once for many of them, and once for each language and address', async () => {
    expect(await renderings(visitor('/kept'), visitor('/kept', 'u_i=1'), visitor('/kept', 'u_i=2'))).toBe(1)
    expect(await renderings(visitor('/kept', 'language=en-US'), visitor('/kept?page=2'))).toBe(2)
  })

  test('may be kept by a proxy for two seconds, and is not sent again to a client that has it', async () => {
    const { headers } = await app.inject('/etag')
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=10')
    const again = await app.inject({ url: '/etag', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
  })

  test('is not used for a reader with a session, whose page is not kept', async () => {
    expect(await renderings(visitor('/own'), visitor('/own', 'token=a'), visitor('/own', 'token=a'))).toBe(3)
    const { headers } = await app.inject(visitor('/own', 'token=a'))
    expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
  })

  test('is not kept if it could not be shown', async () => {
    expect(await renderings(visitor('/lost'), visitor('/lost'))).toBe(2)
    expect((await app.inject('/lost')).headers['cache-control']).toBe('no-store')
  })

  test('is dropped at once by a write of staff, and not by a write of visitors', async () => {
    await app.inject({ method: 'POST', url: '/v1/visit' })
    expect(drops).not.toHaveBeenCalled()
    const { uid } = await buildAccount(database.db, { kind: 'institution' })
    const token = await buildSession(database.db, uid)
    expect(await renderings(visitor('/dropped'), visitor('/dropped'))).toBe(1)
    const change = await app.inject({ method: 'POST', url: '/v1/change', headers: { token } })
    expect(change.statusCode).toBe(200)
    expect(await renderings(visitor('/dropped'))).toBe(1)
  })
})

describe('the contract', () => {
  test('is served whole and compressed, and is not sent again to a client that has it', async () => {
    const url = '/api/openapi.json'
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(contract.document)
    expect((await app.inject(url)).json()).toEqual(contract.document)
    const again = await app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('has a page to read it and try its calls, under the same policy as every page', async () => {
    const answer = await app.inject('/api/docs')
    expect([answer.statusCode, answer.body]).toEqual([200, consolePages.docs])
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect((await bare.inject('/api/docs')).statusCode).toBe(503)
  })
})

describe('the console', () => {
  test.each(['/g', '/g/list-ans?display=1', '/admin', '/admin/message'])('is served at %s', async url => {
    const answer = await app.inject(url)
    const nonce = /content="([^"]+)"/.exec(answer.body)?.[1] ?? ''
    expect(answer.body).toContain(`<meta name="csp-nonce" content="${nonce}"><i>${nonce}</i>`)
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
  })

  test.each([
    ['/g/list-ans?display=1', 'zh-TW', ['zh-TW', 'board']],
    ['/admin/user/7', undefined, ['zh-CN', 'words', 'entity']],
    ['/g/nothing', 'en-US', []]
  ])('announces the scripts of %s and the texts of the language %s', async (url, language, files) => {
    const headers = language && { cookie: `language=${language}` }
    const { body } = await app.inject({ url, ...(headers && { headers }) })
    const announced = files.map(
      file => `<link rel="modulepreload" crossorigin href="/console-assets/assets/${file}.js">`
    )
    expect(body.match(/<link[^>]+>/g) ?? []).toEqual(announced)
  })

  test('is not served at an address that only begins with the same letters', async () => {
    expect((await app.inject('/gone')).body).toContain('页页')
  })
})

describe('a file of the build', () => {
  test('is cached for ever, and compressed in advance', async () => {
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } })
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['compressed', 'br'])
    expect(answer.headers['cache-control']).toContain('immutable')
    expect((await app.inject('/console-assets/assets/app-1a2b.js')).body).toBe('plain')
  })

  test('outside the assets folder is not served, unless it is an icon', async () => {
    expect((await app.inject('/icon.svg')).body).toBe('<svg/>')
    expect((await app.inject('/console-assets/icon.svg')).body).toBe('<svg/>')
    expect((await app.inject('/secret.json')).body).not.toBe('{}')
    for (const url of ['/assets/../secret.json', '/assets/%2e%2e/secret.json', '/assets/..%2fsecret.json']) {
      expect((await app.inject(url)).body).not.toBe('{}')
    }
  })
})

test('without a build, a page says how to build', async () => {
  for (const url of ['/', '/g', '/admin']) {
    const answer = await bare.inject(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('npm run build')
  }
})
