import { describe, expect, it } from 'vitest'
import { buildAccount } from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { sessionOf } from '../../../tests/support/sessions.ts'

const database = await testDatabase()
const { db } = database
const clock = testClock()
const { app, deps } = await testServer(database, { clock: clock.now })
const as = (token: string) => clientOf(app, token, deps.keys.publicKeyPem, clock.now)
const refusal = (code: string) => expect.objectContaining({ code })

/** Makes a person with three sessions; the first of them makes the requests. */
async function person() {
  const { uid } = await buildAccount(db)
  const open = () => sessionOf(db, uid, { created_at: clock.now() })
  const [here, phone, office] = [await open(), await open(), await open()]
  return { uid, here, phone, office, client: as(here.token) }
}

describe('one’s own sessions', () => {
  it('are listed with device and masked address, the present one marked and first', async () => {
    const { client, here, phone, office } = await person()
    const { list } = await client.call('listOwnSessions')
    expect(list.map(({ id }) => id)).toEqual([here.id, office.id, phone.id])
    expect(list.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([here.id])
    expect(list[1]).toMatchObject({
      address: '203.0.113.*',
      browser: 'Chrome 141',
      system: 'Windows 10/11',
      lastUsedAt: null
    })
  })

  it('have the time of their last use, which is recorded every five minutes', async () => {
    const { client } = await person()
    const lastUse = async () => {
      const { list } = await client.call('listOwnSessions')
      return list.find(({ isCurrent }) => isCurrent)?.lastUsedAt
    }
    const begun = Math.floor(clock.now().getTime() / 1000)
    expect(await lastUse()).toBe(begun)
    clock.pass(290)
    expect(await lastUse()).toBe(begun)
    clock.pass(20)
    expect(await lastUse()).toBe(begun + 310)
  })

  it('do not contain those of others, nor those that are over', async () => {
    const { client, uid } = await person()
    const other = await person()
    await sessionOf(db, uid, { created_at: clock.now(), expires_at: clock.now() })
    expect((await client.call('listOwnSessions')).list).toHaveLength(3)
    const end = client.call('endOwnSession', { body: { id: other.phone.id } })
    await expect(end).rejects.toEqual(refusal('GEN0404'))
    await as(other.phone.token)
      .call('getInfo')
      .catch(() => {})
    expect((await other.client.call('listOwnSessions')).list).toHaveLength(3)
  })

  it('are ended one by one, or all except the present one, and the log says so', async () => {
    const { uid, client, phone, office } = await person()
    await client.call('endOwnSession', { body: { id: phone.id } })
    await expect(as(phone.token).call('listOwnSessions')).rejects.toEqual(refusal('USR0001'))
    expect(await client.call('endOtherSessions')).toEqual({ count: 1 })
    await expect(as(office.token).call('listOwnSessions')).rejects.toEqual(refusal('USR0001'))
    expect((await client.call('listOwnSessions')).list).toHaveLength(1)
    const log = db
      .selectFrom('login_log')
      .select(['operation', 'status', 'ended_by'])
      .where('account_uid', '=', uid)
    expect(await log.execute()).toEqual([
      { operation: 1, status: 1, ended_by: 1 },
      { operation: 1, status: 1, ended_by: 1 }
    ])
  })
})

it('the log of sign-ins shows the same masked address as the list of sessions', async () => {
  const { uid, client } = await person()
  const at = clock.now()
  for (const address of ['203.0.113.7', '2001:db8:1:2::7', '::ffff:203.0.113.8'])
    await db
      .insertInto('login_log')
      .values({
        at,
        account_uid: uid,
        username: 'somebody',
        operation: 0,
        status: 1,
        address,
        user_agent: ''
      })
      .execute()
  const { list } = await client.call('listOwnLogins', { query: { page: 1 } })
  expect(list.map(({ address }) => address).sort()).toEqual(['2001:db8:1:*', '203.0.113.*', '203.0.113.*'])
})
