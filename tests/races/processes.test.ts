import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../server/platform/database/migrate.ts'
import { type Database, openDatabase } from '../../server/platform/database/open.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { newsWriter } from '../../server/platform/notify/letter.ts'
import { dispatcher } from '../../server/platform/outbox/dispatcher.ts'
import { enqueueSms } from '../../server/platform/outbox/enqueue.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { administer, databaseUrl, dropDatabase } from '../support/postgres/postgres.ts'
import { testKeys } from '../support/servers/server.ts'
import { smsSink } from '../support/servers/sms.ts'

/** Creates an empty database and opens the connections of two servers to it. */
async function emptyDatabase(): Promise<[Database, Database]> {
  const { url } = inject('postgres')
  const name = `race_${randomBytes(8).toString('hex')}`
  await administer(url, `create database "${name}"`)
  const target = { url: databaseUrl(url, name) }
  const opened = await Promise.all([openDatabase(target), openDatabase(target)] as const)
  afterAll(async () => {
    await Promise.all(opened.map(database => database.close()))
    await dropDatabase(url, name)
  })
  return opened
}

describe('two servers', () => {
  it.for([1, 2, 3])('migrate once when they start at the same moment (%i)', async () => {
    const [one, other] = await emptyDatabase()
    const [first, second] = await Promise.all([migrate(one), migrate(other)])
    const applied = [...first, ...second]
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied).size).toBe(applied.length)
    expect([first.length, second.length]).toContain(0)
    expect(await migrate(one)).toEqual([])
  })

  it('send each letter once when they handle the outbox at the same moment', async () => {
    const database = await testDatabase()
    const { db } = database
    const keys = testKeys()
    const at = new Date()
    await inTransaction(db, async trx => {
      for (let number = 0; number < 100; number++) {
        const letter = { reference: `letter:${number}`, to: '13000000000', at } as const
        await enqueueSms(trx, keys, { ...letter, template: 'code', params: { code: '123456', minutes: 10 } })
      }
    })
    const { sms, sent } = smsSink()
    const mail = { send: async () => {} }
    const news = newsWriter({ db, keys, origin: '' })
    const sending = { db, keys, sms, mail, news, clock: () => new Date(), log: () => {} }
    const servers = [dispatcher(sending), dispatcher(sending), dispatcher(sending)]
    const drain = () => Promise.all(servers.map(server => server.drain()))
    // somebody holds the first letter: servers that do not leave it out wait for it, and then go on at the same moment
    const holder = await database.pool.connect()
    await holder.query(`begin; select 1 from outbox where reference = 'letter:0' for update`)
    let isDrained = false
    const drained = drain().then(() => {
      isDrained = true
    })
    const waiting = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    }
    await expect
      .poll(async () => isDrained || (await waiting()) === servers.length, { timeout: 20_000 })
      .toBe(true)
    await holder.query('rollback')
    holder.release()
    await drained
    await drain()
    await Promise.all(servers.map(server => server.stop()))
    expect(sent).toHaveLength(100)
    expect(new Set(sent.map(({ reference }) => reference)).size).toBe(100)
  })
})
