import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import type { FormRequest, PortalPages } from '../../deps/pages.ts'

const folder = await mkdtemp(join(tmpdir(), 'forms-'))
afterAll(() => rm(folder, { recursive: true }))
let asked: FormRequest | undefined
beforeEach(() => {
  asked = undefined
})
const portal: PortalPages = {
  folder,
  variantOf: () => '',
  ownDataPage: async function* () {
    yield ''
  },
  addresses: [],
  render: async () => ({ status: 404, html: '<p>missing</p>', style: '' }),
  form: async request => {
    asked = request
    if (request.url !== '/forms/login') return undefined
    return { status: request.refusal?.status ?? 200, html: `<i>${request.csrf}</i>`, style: '' }
  }
}
const { app } = await testServer(await testDatabase(), { portal })
const type = { 'content-type': 'application/x-www-form-urlencoded' }

async function opened(cookie = '') {
  const page = await app.inject({ url: '/forms/login', headers: { cookie } })
  const set = [page.headers['set-cookie']].flat().join()
  return { page, set, cookie: set.split(';')[0] ?? '', csrf: asked?.csrf ?? '' }
}
const send = (headers: Record<string, string>, payload: string) =>
  app.inject({ method: 'POST', url: '/forms/login', headers: { ...type, ...headers }, payload })

test('a form belongs to one browser: it is not cached, and scripts cannot read its cookie', async () => {
  const { page, set } = await opened()
  expect(page.headers['cache-control']).toBe('no-store')
  expect(set).toMatch(/HttpOnly; SameSite=Lax/)
  expect((await opened()).csrf).not.toBe((await opened()).csrf)
})

test('a form with its token is accepted, with line ends as everywhere', async () => {
  const { cookie, csrf } = await opened()
  const answer = await send({ cookie }, `csrf=${csrf}&content=a%0D%0Ab`)
  expect(answer.statusCode).toBe(200)
  expect(asked?.refusal).toBeUndefined()
  expect(asked?.content?.fields).toContainEqual(['content', 'a\nb'])
})

test.each([
  ['no token', ''],
  ['a wrong token', `csrf=${'0'.repeat(64)}`],
  ['a hostile token', 'csrf=%00%F0%9F']
])('a form with %s is refused, and the answer shows nothing that was sent', async (_name, payload) => {
  const { cookie } = await opened()
  const answer = await send({ cookie }, `${payload}&subject=x`)
  expect(answer.statusCode).toBe(403)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(asked?.content).toBeUndefined()
})

test('a token is valid for one browser and one session only', async () => {
  const { cookie, csrf } = await opened()
  expect((await send({ cookie: `${cookie}; token=another` }, `csrf=${csrf}`)).statusCode).toBe(403)
  expect((await send({ cookie: `formBrowser=${'a'.repeat(32)}` }, `csrf=${csrf}`)).statusCode).toBe(403)
  expect((await send({}, `csrf=${csrf}`)).statusCode).toBe(403)
})

test('a form of this site with an old token keeps the typed text', async () => {
  const { cookie } = await opened()
  const answer = await send({ cookie, 'sec-fetch-site': 'same-origin' }, 'csrf=old&subject=typed')
  expect(answer.statusCode).toBe(403)
  expect(asked?.content?.fields).toContainEqual(['subject', 'typed'])
})

test.each([
  ['origin', 'https://evil.example'],
  ['sec-fetch-site', 'cross-site']
])('a form of another site is refused by %s, even with the token', async (name, value) => {
  const { cookie, csrf } = await opened()
  const answer = await send({ cookie, [name]: value }, `csrf=${csrf}`)
  expect(answer.statusCode).toBe(403)
  expect(asked?.content).toBeUndefined()
})

test('a form that is too large, or of another kind, is refused with a page', async () => {
  const { cookie, csrf } = await opened()
  const large = await send({ cookie }, `csrf=${csrf}&content=${'a'.repeat(300_000)}`)
  expect(large.statusCode).toBe(413)
  expect(large.headers['content-type']).toContain('text/html')
  const boundary = 'photo'
  const photo = await app.inject({
    method: 'POST',
    url: '/forms/login',
    headers: { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n`),
      Buffer.alloc(13 * 1024 * 1024),
      Buffer.from(`\r\n--${boundary}--\r\n`)
    ])
  })
  expect(photo.statusCode).toBe(413)
  expect(asked?.content).toBeUndefined()
})

test('an address that is no form gives the page for missing pages', async () => {
  expect((await app.inject('/forms/nothing')).statusCode).toBe(404)
})
