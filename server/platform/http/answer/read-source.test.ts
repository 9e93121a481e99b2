import document from '@board/generated/openapi.json' with { type: 'json' }
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { strictReplica } from '../../../../tests/support/postgres/replicas.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { type Actor, visitor } from '../../actor.ts'
import type { Replica } from '../../database/replica/replica.ts'
import type { PortalPages } from '../../deps/pages.ts'
import type { Call, Operations } from '../call.ts'
import { type JsonObject, readContract } from '../contract/contract.ts'
import { isFromReplica, readWrittenPosition } from './read-source.ts'

const person = { accountId: 1, displayName: '', mustChangePassword: false, permissions: new Set<string>() }
const citizen: Actor = { ...person, kind: 'citizen', compType: null, certified: true, group: null }
const clerk = { ...person, kind: 'local', group: { id: 1 } } as unknown as Actor
const editor: Actor = { ...person, kind: 'editor', group: null }

const specs = readContract(document as unknown as JsonObject)
const idsFor = (actor: Actor) => specs.filter(spec => isFromReplica(spec, actor)).map(({ id }) => id)

test('visitors and citizens read the public pages from the replica, and nothing that must be exact', () => {
  const ids = idsFor(visitor)
  expect(idsFor(citizen)).toEqual(ids)
  for (const id of [
    'listMessages',
    'getMessage',
    'suggestMessages',
    'publicStatistics',
    'siteMapFile',
    'listCases'
  ])
    expect(ids).toContain(id)
  const exact = [
    'checkUserName',
    'userTypeOfName',
    'findAccount',
    'thirdPartyResult',
    'healthReady',
    'getAttachment'
  ]
  for (const id of [...exact, 'likeMessage', 'peopleLogin', 'myLeavMessage', 'getStaffMessage'])
    expect(ids).not.toContain(id)
})

test('staff read exports from the replica, and nothing else', () => {
  const ids = idsFor(clerk)
  expect(idsFor(editor)).toEqual(ids)
  expect(ids).toEqual(expect.arrayContaining(['exportList', 'exportDataBoard', 'sysOperationLogExport']))
  expect(ids.filter(id => !/export/i.test(id))).toEqual([])
})

const contract = smallContract({
  read: { path: '/v1/read', data: { type: 'string' } },
  readAndWrite: { path: '/v1/readAndWrite' },
  write: { path: '/v1/write', write: true },
  picture: { method: 'get', path: '/v1/picture', write: true },
  takeDown: { path: '/v1/takeDown', write: true, permission: 'institution' }
})
const noted: boolean[] = []
const waitedFor: bigint[] = []
const database = await testDatabase()
const replica: Replica = {
  ...(await strictReplica(database)),
  hasReplayed: async position => {
    waitedFor.push(position)
    return position < 100n
  },
  committedPosition: async isRequired => {
    noted.push(isRequired)
    return 7n
  }
}
const write = async (call: Call<never>) => {
  await call.write(trx =>
    trx
      .insertInto('site_mark')
      .values({ name: `mark ${Math.random()}`, value: '' })
      .execute()
  )
  return null
}
const operations = [
  {
    read: async (call: Call<never>) => (call.db === replica.db ? 'replica' : 'primary'),
    readAndWrite: async (call: Call<never>) => {
      await sql`insert into site_mark (name, value) values ('x', '')`.execute(call.db)
      return null
    },
    write,
    picture: write,
    takeDown: write
  } as unknown as Operations
]
const rendered: string[] = []
const portal: PortalPages = {
  folder: import.meta.dirname,
  variantOf: () => '',
  ownDataPage: async function* () {
    yield ''
  },
  addresses: [],
  render: async ({ url }) => {
    rendered.push(url)
    return { status: 200, html: `page ${rendered.length}`, style: '' }
  },
  form: async ({ api }) => {
    await api('http://localhost/v1/write', { method: 'POST', body: '{}', headers: json })
    return { status: 303, html: '', style: '', headers: { location: '/', 'set-cookie': ['other=1; Path=/'] } }
  }
}
const json = { 'content-type': 'application/json' }
let actor: Actor = visitor
const { app, deps } = await testServer(database, {
  contract,
  operations,
  replica,
  portal,
  identify: (async () => ({ actor })) as never
})
const post = (url: string, cookie = '') =>
  app.inject({ method: 'POST', url, payload: {}, headers: cookie ? { cookie } : {} })
const cookiesOf = (answer: { headers: Record<string, unknown> }) =>
  [answer.headers['set-cookie'] ?? []].flat().map(String)
const sourceOf = async (cookie?: string) => (await post('/v1/read', cookie)).json().resultData as string

test('whoever has written carries a mark, which reads wait for', async () => {
  const [line = ''] = cookiesOf(await post('/v1/write'))
  expect(line).toMatch(
    /^written=0000000000000007\.[0-9a-f]{32}; Path=\/; Max-Age=10; HttpOnly; SameSite=Lax$/
  )
  waitedFor.length = 0
  expect(await sourceOf(line.split(';')[0])).toBe('replica')
  expect(waitedFor).toEqual([7n])
})

test('a read that needs what the replica lacks comes from the primary', async () => {
  const text = 'ffffffffffffffff'
  const seal = deps.keys.blindIndex('written', text).slice(0, 32)
  expect(await sourceOf(`written=${text}.${seal}`)).toBe('primary')
})

test.each([
  'ffffffffffffffff',
  `ffffffffffffffff.${'0'.repeat(32)}`,
  'FFFFFFFFFFFFFFFF.',
  `0000000000000007.${'é'.repeat(32)}`,
  '%00',
  '1/2',
  'x'.repeat(8000)
])('a mark that no server made is no mark: %.20s', async forged => {
  waitedFor.length = 0
  expect(await sourceOf(`written=${encodeURIComponent(forged)}`)).toBe('replica')
  expect(waitedFor).toEqual([0n])
  expect(readWrittenPosition(deps.keys, `written=${forged}`)).toBeUndefined()
})

test('a picture that a page loads marks nobody', async () => {
  expect(cookiesOf(await app.inject('/v1/picture'))).toEqual([])
})

test('changes by staff are required of the replica, changes by citizens are not', async () => {
  noted.length = 0
  await post('/v1/write')
  actor = clerk
  await post('/v1/takeDown')
  actor = visitor
  expect(noted).toEqual([false, true])
})

test('staff read from the primary', async () => {
  actor = clerk
  expect(await sourceOf()).toBe('primary')
  actor = visitor
  expect(await sourceOf()).toBe('replica')
})

test('an operation that reads from the replica cannot write', async () => {
  expect((await post('/v1/readAndWrite')).statusCode).toBe(500)
})

test('a form without scripts hands the mark on to its browser', async () => {
  const page = await app.inject('/forms/login')
  expect(cookiesOf(page).map(line => line.split('=')[0])).toEqual(['written', 'formBrowser', 'other'])
})

test('a page for a browser that has just written is its own, and nobody keeps it', async () => {
  expect((await app.inject('/page')).body).toBe((await app.inject('/page')).body)
  const [line = ''] = cookiesOf(await post('/v1/write'))
  const own = await app.inject({ url: '/page', headers: { cookie: line.split(';')[0] ?? '' } })
  expect(own.body).not.toBe((await app.inject('/page')).body)
  expect(own.headers['cache-control']).toBe('no-store')
})

test('without a replica nobody is marked', async () => {
  const { app: plain } = await testServer(database, { contract, operations, replica: undefined })
  const answer = await plain.inject({ method: 'POST', url: '/v1/write', payload: {} })
  expect([answer.statusCode, cookiesOf(answer)]).toEqual([200, []])
})
