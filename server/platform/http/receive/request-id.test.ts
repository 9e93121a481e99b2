import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import type { PortalPages } from '../../deps/pages.ts'
import type { Operations } from '../call.ts'

const contract = smallContract({
  works: { path: '/v1/works', method: 'get' },
  breaks: { path: '/v1/breaks', method: 'get' }
})
const operations = [
  {
    works: async () => null,
    breaks: async () => {
      throw new Error('inside')
    }
  } as unknown as Operations
]
const portal: PortalPages = {
  folder: import.meta.dirname,
  form: async () => undefined,
  variantOf: () => undefined,
  ownDataPage: async function* () {
    yield ''
  },
  addresses: [],
  render: async ({ api }) => {
    const answer = await api('/v1/breaks', { headers: { 'x-request-id': 'chosen' } })
    return { status: 200, style: '', html: `${answer.headers.get('x-request-id')} ${await answer.text()}` }
  }
}
const database = await testDatabase()
const { app, deps } = await testServer(database, { contract, operations, portal })
const warned = vi.spyOn(app.log, 'warn')
const logged = vi.spyOn(app.log, 'error')
const id = /^[0-9a-f]{12}$/

describe('an answer', () => {
  test.each([
    '/v1/works',
    '/v1/works?x=1',
    '/v1/breaks',
    '/v1/nothing',
    '/healthz',
    '/metrics',
    '/%zz',
    '/page'
  ])('has a new id in its header for %s', async url => {
    const [one, other] = [await app.inject(url), await app.inject(url)]
    expect(one.headers['x-request-id']).toMatch(id)
    expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id'])
  })

  test('has an id, too, if the request is not HTTP', async () => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    let heard = ''
    socket.on('data', chunk => (heard += chunk)).write('nonsense\r\n\r\n')
    await once(socket, 'close')
    expect(heard).toMatch(/^x-request-id: [0-9a-f]{12}\r$/m)
  })

  test('does not repeat an id that its sender chose', async () => {
    const answer = await app.inject({ url: '/v1/works', headers: { 'x-request-id': 'chosen' } })
    expect(answer.headers['x-request-id']).toMatch(id)
  })
})

test('a failure has one id in the header, in the text of the answer, in the log and in the error log', async () => {
  const answer = await app.inject('/v1/breaks')
  const own = answer.headers['x-request-id']
  expect(answer.json().result.msg).toContain(own)
  expect(logged).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: own }),
    'a request failed unexpectedly'
  )
  expect(warned).toHaveBeenLastCalledWith(expect.objectContaining({ id: own, status: 500 }), 'answered')
  await deps.journal.drain()
  const row = await database.db
    .selectFrom('error_log')
    .select('reference')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(row?.reference).toBe(own)
})

test('a call of a page has the id of the page', async () => {
  const page = await app.inject('/page')
  const own = String(page.headers['x-request-id'])
  expect(page.body).toMatch(new RegExp(`^${own} .*编号 ${own}`))
})
