import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { testServer } from '../../../../tests/support/servers/server.ts'
import { smallContract } from '../../../../tests/support/small-contract.ts'
import { listDictionary } from '../../../directory/site/dictionaries.ts'
import { forbiddenWords } from '../../../directory/site/forbidden-words.ts'
import { readParameters } from '../../../directory/site/parameters.ts'
import type { PortalPages } from '../../deps/pages.ts'
import type { Call, Operations } from '../../http/call.ts'
import { keptPagesOf } from '../../http/pages/kept-pages.ts'
import { type Database, openDatabase } from '../open.ts'
import { inTransaction } from '../transaction.ts'
import { type Changes, listenForChanges, tellChange } from './changes.ts'

const pollOptions = { timeout: 20_000 }
const one = await testDatabase()
const other: Database = await openDatabase({ url: one.url })
afterAll(() => other.close())

/** Acts of staff: one takes a text away, as a take-down or a redaction does; one fails; a reply only adds. */
const contract = smallContract({
  takeDown: { path: '/v1/takeDown', write: true, permission: 'institution' },
  failing: { path: '/v1/failing', write: true, permission: 'institution' },
  replyMessage: { path: '/v1/reply', write: true, permission: 'institution' }
})
const setText = (call: Call<never>, value: string) =>
  call.write(async trx => {
    await trx.updateTable('site_mark').set({ value }).where('name', '=', 'text').execute()
  })
const operations = [
  {
    takeDown: async (call: Call<never>) => setText(call, 'taken down'),
    failing: async (call: Call<never>) => {
      await setText(call, 'never')
      throw new Error('after the transaction')
    },
    replyMessage: async (call: Call<never>) => setText(call, 'replied')
  } as unknown as Operations
]

const contactOf = async ({ db }: Database) => (await readParameters(db)).contact

/** Returns a server whose kept pages do not expire. They vanish only when it hears of a change. */
async function server(database: Database) {
  const changes = listenForChanges(database, () => {})
  const portal: PortalPages = {
    folder: import.meta.dirname,
    form: async () => undefined,
    variantOf: () => '',
    ownDataPage: async function* () {
      yield ''
    },
    addresses: [],
    render: async () => {
      const row = await database.db
        .selectFrom('site_mark')
        .select('value')
        .where('name', '=', 'text')
        .executeTakeFirstOrThrow()
      return { status: 200, style: '', html: row.value }
    }
  }
  const keptPages = keptPagesOf(changes, () => 0)
  const identify = async () => ({ actor: staff })
  const { app } = await testServer(database, {
    contract,
    operations,
    portal,
    changes,
    keptPages,
    identify: identify as never
  })
  return { app, changes, page: async () => (await app.inject('/page')).body }
}
const staff = {
  kind: 'local',
  accountId: null,
  permissions: new Set(),
  group: { id: 1 },
  mustChangePassword: false
}

const here = await server(one)
const there = await server(other)
const bothHear = () =>
  vi.waitUntil(() => [here, there].every(({ changes }) => changes.isHeard()), pollOptions)

beforeAll(async () => {
  await one.db.insertInto('parameter').values({ code: 'site.contact', value: 'first' }).execute()
  await one.db.insertInto('site_mark').values({ name: 'text', value: 'public' }).execute()
  await bothHear()
})

describe('servers of one database, whose clocks stand still so that nothing expires', () => {
  beforeAll(() => void vi.spyOn(performance, 'now').mockReturnValue(1000))
  afterAll(() => void vi.restoreAllMocks())

  test('one server reads a parameter and a dictionary again after the other has changed them', async () => {
    expect(await contactOf(other)).toBe('first')
    expect(await listDictionary(other.db, 'told', 'zh-CN')).toEqual([])
    await one.db
      .updateTable('parameter')
      .set({ value: 'second' })
      .where('code', '=', 'site.contact')
      .execute()
    await expect.poll(() => contactOf(other), pollOptions).toBe('second')
    const { id } = await one.db
      .insertInto('dict_type')
      .values({ name: 'told', label: 'told' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await one.db
      .insertInto('dict_value')
      .values({ type_id: id, value: '1', label_zh_cn: '一', label_zh_tw: '一', label_en_us: 'one' })
      .execute()
    await expect.poll(() => listDictionary(other.db, 'told', 'zh-CN'), pollOptions).toHaveLength(1)
  })

  test('a text that staff take away on one server vanishes from the kept pages of the other', async () => {
    const before = await there.page()
    expect([before, await there.page()]).toEqual(['public', 'public'])
    expect((await here.app.inject({ method: 'POST', url: '/v1/takeDown', payload: {} })).statusCode).toBe(200)
    await expect.poll(() => there.page(), pollOptions).toBe('taken down')
    expect(await here.page()).toBe('taken down')
  })

  test('a reply takes nothing away: the other server is not told, and shows it when its kept page expires', async () => {
    const heard: (string | undefined)[] = []
    there.changes.onChange(topic => heard.push(topic))
    const before = await there.page()
    expect((await here.app.inject({ method: 'POST', url: '/v1/reply', payload: {} })).statusCode).toBe(200)
    expect(await here.page()).toBe('replied')
    await inTransaction(one.db, trx => tellChange(trx, 'numbers'))
    await expect.poll(() => heard, pollOptions).toEqual(['numbers'])
    expect(before).not.toBe('replied')
  })

  test('a server reads the forbidden words again after another has changed them', async () => {
    expect(await forbiddenWords(other.db)).not.toContain('无可奉告')
    await one.db.insertInto('forbidden_word').values({ word: '无可奉告' }).execute()
    await expect.poll(() => forbiddenWords(other.db), pollOptions).toContain('无可奉告')
  })

  test('a server tells of a change when its transaction is committed, and not when it is rolled back', async () => {
    const heard: (string | undefined)[] = []
    there.changes.onChange(topic => heard.push(topic))
    const undone = inTransaction(one.db, async trx => {
      await tellChange(trx, 'region')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await inTransaction(one.db, trx => tellChange(trx, 'pages'))
    await expect.poll(() => heard, pollOptions).toEqual(['pages'])
  })
})

test('a server that loses its connection is up to date within two seconds, keeps no pages meanwhile, and listens again', async () => {
  expect(await contactOf(other)).toBe('second')
  await there.page()
  await one.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'board changes'"
  )
  await expect.poll(() => there.changes.isHeard(), { ...pollOptions, interval: 5 }).toBe(false)
  await one.db.updateTable('parameter').set({ value: 'unheard' }).where('code', '=', 'site.contact').execute()
  await one.db.updateTable('site_mark').set({ value: 'unheard' }).where('name', '=', 'text').execute()
  expect(await there.page()).toBe('unheard')
  await expect.poll(() => contactOf(other), { timeout: 2500 }).toBe('unheard')
  await bothHear()
  const heard = new Promise<string | undefined>(resolve => there.changes.onChange(resolve))
  await inTransaction(one.db, trx => tellChange(trx, 'pages'))
  expect(await heard).toBe('pages')
})

test('a server that stops no longer listens and does not connect again', async () => {
  const changes: Changes = listenForChanges(other, () => {})
  await expect.poll(() => changes.isHeard(), pollOptions).toBe(true)
  await changes.stop()
  expect([changes.isHeard(), changes.isHeard()]).toEqual([false, false])
})
