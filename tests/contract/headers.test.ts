/** The headers of each kind of answer, and what other sites can do with the session of a reader. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationId } from '@board/generated/calls'
import { operations } from '@board/generated/operations'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../server/platform/config/config.ts'
import type { PortalPages } from '../../server/platform/deps/pages.ts'
import { probes } from '../../server/platform/http/receive/probes.ts'
import { temporaryFolder } from '../support/uploads.ts'
import { operationIds } from './support/document.ts'
import { aForm, exampleRequest, sendRaw } from './support/raw.ts'
import { makeStage } from './support/stage.ts'

const folder = temporaryFolder()
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain')
writeFileSync(join(folder, 'icon.svg'), '<svg/>')

let release: (() => void) | undefined
const statuses: Readonly<Record<string, number>> = { '/lost': 404, '/moved': 302 }
const portal: PortalPages = {
  folder,
  variantOf: ({ cookies }) => (cookies.token ? undefined : ''),
  ownDataPage: async function* () {
    yield ''
  },
  addresses: ['/home'],
  async render({ url }) {
    if (url === '/slow')
      await new Promise<void>(resolve => {
        release = resolve
      })
    return { status: statuses[url] ?? 200, html: '<p>page</p>', style: '', headers: { location: '/home' } }
  },
  form: async ({ url }) =>
    url === '/forms/done' ? { status: 303, html: '', style: '', headers: { location: '/home' } } : undefined
}
const stage = await makeStage(undefined, {
  portal,
  config: readConfig({
    SITE_ORIGIN: 'https://board.example.org',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    MAX_DELAY: '0',
    MAX_IN_FLIGHT: '1',
    ACCOUNTS_PER_ADDRESS: '1'
  })
})
afterAll(() => release?.())

interface Answer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
}

/** The site of a stranger, whose pages send requests with the cookies of this site’s readers. */
const stranger = 'https://stranger.example'

interface Given {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'OPTIONS'
  readonly payload?: string
  readonly headers?: Readonly<Record<string, string>>
}

const inject = (given: Given) =>
  stage.app.inject({ ...given, headers: { origin: stranger, ...given.headers } })

const get = (url: string, headers: Record<string, string> = {}) => inject({ url, headers })
const post = (url: string, payload: string, type = 'application/json') =>
  inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

async function again(url: string) {
  const { headers } = await get(url)
  return await get(url, { 'if-none-match': String(headers.etag) })
}

async function tooOften(url: string) {
  for (let count = 0; count < 5000; count++) {
    const answer = await get(url)
    if (answer.statusCode === 429) return answer
  }
  throw new Error(`${url} was never refused`)
}

async function whileBusy(url: string) {
  const slow = get('/slow')
  await expect.poll(() => release, { interval: 5 }).toBeDefined()
  const answer = await get(url)
  release?.()
  await slow
  return answer
}

/** Sends the example of the contract for a call, with a session or without one. */
async function example(id: OperationId, token = ''): Promise<Answer> {
  const answer = await sendRaw(stage, id, {
    ...exampleRequest(stage, id),
    token,
    headers: { origin: stranger }
  })
  return { statusCode: answer.status, headers: Object.fromEntries(answer.headers) }
}

async function picture() {
  const token = await stage.tokenOf('citizen')
  const answer = await sendRaw(stage, 'uploadAttachment', { token, payload: aForm() })
  const address = /\/files\/[^"]+/.exec(await answer.text())?.[0] ?? ''
  return await get(address)
}

const captcha = '/userLogin/captcha?uuid=00000000-0000-4000-8000-000000000000'

const kinds: readonly [string, number, () => Promise<Answer>][] = [
  ['a page', 200, () => get('/home')],
  ['a page that has not changed', 304, () => again('/home')],
  ['a page that has moved', 302, () => get('/moved')],
  ['a page that is missing', 404, () => get('/lost')],
  ['a form that was accepted', 303, () => get('/forms/done')],
  ['a call', 200, () => get('/v1/threads/list')],
  ['a wrong parameter', 400, () => get('/v1/threads/list?rows=abc')],
  ['a call without a session', 401, () => example('postMessage')],
  ['a call that is missing', 404, () => get('/v1/nowhere')],
  ['a body that is too large', 413, () => post('/v1/threads/content', `"${'x'.repeat(400_000)}"`)],
  ['a body of another type', 415, () => post('/v1/threads/content', '<x/>', 'text/xml')],
  ['a feed', 200, () => get('/feeds/messages.atom')],
  ['a feed that has not changed', 304, () => again('/feeds/messages.atom')],
  ['an export', 200, async () => example('sysDictTypeExport', await stage.tokenOf('administrator'))],
  ['an uploaded picture', 200, picture],
  ['a drawn picture', 200, () => get(captcha)],
  ['a file that is missing', 404, () => get(`/files/attachment/${'a'.repeat(32)}.jpg`)],
  ['an icon', 200, () => get('/icon.svg')],
  ['a script', 200, () => get('/assets/app-1a2b.js')],
  ['a script that is missing', 404, () => get('/assets/none-1a2b.js')],
  ['the list of pages for robots', 200, () => get('/robots.txt')],
  ['the map of the site', 200, () => get('/sitemap.xml')],
  ['the measurements', 200, () => get(probes.metrics)],
  ['a probe', 200, () => get('/healthz')],
  ['a broken address', 404, () => get('/%zz')],
  ['a broken address of a call', 404, () => get('/v1/%zz')],
  ['too many requests', 429, () => tooOften(captcha)],
  ['a busy server', 503, () => whileBusy('/home?busy=1')]
]

/** The headers that an answer lacks, each with a reason why it may. */
const without: Readonly<Record<string, readonly string[]>> = {
  // they have no meaning for a script
  'a script': ['content-security-policy', 'referrer-policy']
}

describe('the headers of', () => {
  it.each(kinds)('%s (%i) keep browsers to the rules of the site', async (name, status, send) => {
    const { statusCode, headers } = await send()
    expect(statusCode).toBe(status)
    const due = {
      'content-security-policy': expect.stringMatching(/^default-src '(none|self)';/),
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'referrer-policy': 'same-origin'
    }
    const lacking = without[name] ?? []
    const expected = Object.entries(due).filter(([header]) => !lacking.includes(header))
    expect(headers).toMatchObject(Object.fromEntries(expected))
    const telling = Object.keys(headers).filter(header =>
      /^(server|via|x-powered-by|x-aspnet.*|access-control-.*)$/.test(header)
    )
    expect(telling).toEqual([])
  })
})

describe('a page of another site', () => {
  const writes = operationIds.filter(id => operations[id].write && !operations[id].public)

  it('changes nothing with the cookie of a reader: each write needs the header', async () => {
    expect(writes.length).toBeGreaterThan(200)
    const events = () =>
      stage.db
        .selectFrom('event')
        .select(eb => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    const before = await events()
    const token = await stage.tokenOf('administrator')
    const accepted: string[] = []
    for (const id of writes) {
      const headers = { cookie: `token=${token}`, origin: stranger }
      const answer = await sendRaw(stage, id, { ...exampleRequest(stage, id), headers })
      if (answer.status !== 401 || stage.answers.at(-1)?.code !== 'USR0001')
        accepted.push(`${id}: ${answer.status} ${stage.answers.at(-1)?.code}`)
    }
    expect(accepted).toEqual([])
    expect(await events()).toEqual(before)
  })

  it.each(['/v1/threads/add', '/v1/threads/list', '/sys/user', '/v1/user/getInfo', '/home'])(
    'gets no leave to call %s',
    async url => {
      const { statusCode, headers } = await inject({
        method: 'OPTIONS',
        url,
        headers: {
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'token,sign,content-type'
        }
      })
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect(Object.keys(headers).filter(name => name.startsWith('access-control-'))).toEqual([])
    }
  )
})
