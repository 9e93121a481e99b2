import { expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { createVisitLimiter } from './pace.ts'

const database = await testDatabase()
const board = await testBoard(database)
const { db, deps } = board
const visit = { topic: 'page_view', action_id: 900102, session_id: 's-1', page_id: 2 } as const

const rowsOf = async (topic: string) => {
  await deps.footprints.drain()
  return await db.selectFrom('track_event').selectAll().where('topic', '=', topic).orderBy('id').execute()
}

it('stores a visit with the account of the session, not with what the page says', async () => {
  const topic = 'who'
  const events = [{ ...visit, topic, app_type: 'pc_g', user_id: '1', user_type: '1' }] as const
  for (const client of [board.visitor, await board.client('citizen'), await board.client('city')])
    expect(
      await client.call('addTrack', { query: { platform: 'mobile' }, body: { events: [...events] } })
    ).toEqual({
      count: 1
    })
  expect(await rowsOf(topic)).toMatchObject([
    { app_type: 'pc', account_uid: null, user_type: null, platform: 'mobile' },
    { app_type: 'pc_c', account_uid: await board.uid('citizen'), user_type: 0 },
    { app_type: 'pc_g', account_uid: await board.uid('city'), user_type: null }
  ])
})

it('accepts the time of a device within a day, and uses its own otherwise', async () => {
  const now = Math.floor(Date.now() / 1000)
  const events = [now - 60, 60].map(at => ({ ...visit, topic: 'when', at }))
  await board.visitor.call('addTrack', { body: { events } })
  const [first, second] = await rowsOf('when')
  expect(first?.at).toEqual(new Date((now - 60) * 1000))
  expect(second?.at.getTime()).toBeGreaterThanOrEqual(now * 1000)
})

it('takes a batch of fifty and no more', async () => {
  const events = (count: number) => Array.from({ length: count }, () => ({ ...visit, topic: 'many' }))
  await board.visitor.call('addTrack', { body: { events: events(50) } })
  await expect(board.visitor.call('addTrack', { body: { events: events(51) } })).rejects.toMatchObject({
    code: 'GEN0400'
  })
  expect(await rowsOf('many')).toHaveLength(50)
})

it('refuses an address that tells too much too fast, for the rest of a minute', () => {
  const pace = createVisitLimiter()
  const now = new Date('2026-03-01T08:00:00Z')
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  for (let batch = 0; batch < 600; batch++) pace.step('::1', later(batch / 100))
  expect(() => pace.step('::1', later(20))).toThrow(expect.objectContaining({ code: 'GEN0429' }))
  expect(() => pace.step('::2', later(20))).not.toThrow()
  expect(() => pace.step('::1', later(60))).not.toThrow()
})

it('takes at most 3,000 visits of one address in a minute, however they are sent', () => {
  const pace = createVisitLimiter()
  const now = new Date('2026-03-01T08:00:00Z')
  for (let batch = 0; batch < 60; batch++) pace.step('::1', now, 50)
  expect(() => pace.step('::1', now, 50)).toThrow(expect.objectContaining({ code: 'GEN0429' }))
  expect(() => pace.step('::2', now, 50)).not.toThrow()
})

it('takes at most 50,000 visits of one address in a day, however slowly they come', () => {
  const pace = createVisitLimiter()
  const minute = (number: number) => new Date(Date.UTC(2026, 2, 1) + number * 60_000)
  for (let batch = 0; batch < 1000; batch++) pace.step('::1', minute(batch), 50)
  expect(() => pace.step('::1', minute(1001), 50)).toThrow(expect.objectContaining({ code: 'GEN0429' }))
  expect(() => pace.step('::2', minute(1001), 50)).not.toThrow()
  expect(() => pace.step('::1', minute(1440), 50)).not.toThrow()
})

it('counts the addresses of one IPv6 network together', async () => {
  const addresses = Array.from({ length: 601 }, (_, at) => `2001:db8:7:7::${(at + 1).toString(16)}`)
  // a clock that stands still: the minute does not end in between
  const { app, deps } = await testServer(database, { clock: () => new Date('2026-03-01T08:00:00Z') })
  const payload = { events: [{ ...visit, topic: 'network' }] }
  const send = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/v1/track/add', payload, remoteAddress })
  const statuses: number[] = []
  for (const address of addresses) statuses.push((await send(address)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 600 }, () => 200), 429])
  await deps.footprints.drain()
})
