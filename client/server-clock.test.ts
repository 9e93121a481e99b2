import { describe, expect, it } from 'vitest'
import { fake, reply } from './fixture.ts'
import { serverClock } from './server-clock.ts'

/** The time of the server: 2026-01-01 01:00:00 UTC, in seconds. */
const serverTime = 1_767_229_200
const headers = { date: new Date(serverTime * 1000).toUTCString() }
const refusal = (code: string) =>
  reply({ result: { code, msg: '' }, resultData: null }, { status: 400, headers })

/** Answers like the server: it refuses a signature, or an encrypted field, that is older or newer than five minutes. */
async function judge(request: Request): Promise<Response> {
  const timestamp = request.headers.get('timestamp')
  const text = await request.clone().text()
  const [field] = [...text.matchAll(/key:([\w+/=]+)/g)]
  const ts = field && (JSON.parse(Buffer.from(field[1] ?? '', 'base64').toString('utf8')).ts as number)
  const isFar = (seconds: number) => Math.abs(seconds - serverTime) > 300
  if (timestamp !== null && isFar(Number(timestamp))) return refusal('SIG0002')
  if (ts !== undefined && isFar(ts)) return refusal('SIG0004')
  return reply({ result: { code: 0, msg: '' }, resultData: null }, { headers })
}

const hour = 3_600_000
const wrongClocks: [string, number][] = [
  ['six minutes behind', -hour / 10],
  ['six minutes ahead', hour / 10],
  ['an hour behind', -hour],
  ['a day ahead', 24 * hour],
  ['ten years behind', -10 * 8766 * hour],
  ['at the beginning of 1970', -serverTime * 1000]
]

describe('a device with a wrong clock', () => {
  it.each(wrongClocks)('acts at the second try, and from then on at the first: %s', async (_, wrong) => {
    const { client, requests } = fake(judge, { clock: () => serverTime * 1000 + wrong })
    await expect(client.call('receiveProcess', { body: { tpid: 12 } })).resolves.toBeNull()
    await expect(client.call('receiveProcess', { body: { tpid: 13 } })).resolves.toBeNull()
    expect(requests).toHaveLength(3)
    expect(requests.map(request => request.headers.get('timestamp')).slice(1)).toEqual(
      Array(2).fill(String(serverTime))
    )
  })

  it('repeats an act as the same act, with a new signature', async () => {
    const { client, requests } = fake(judge, { clock: () => 0 })
    await client.call('receiveProcess', { body: { tpid: 12 } })
    const sent = (name: string) => requests.map(request => request.headers.get(name))
    const [key, again] = sent('idempotency-key')
    expect(key).toBe(again)
    expect(new Set(sent('nonce')).size).toBe(2)
  })

  it('encrypts a field again with the right time, also without a signature', async () => {
    const { client, requests } = fake(judge, { clock: () => 0 })
    const body = { username: '青山绿水', password: 'Abc12345' }
    await client.call('peopleLogin', { body })
    expect(requests).toHaveLength(2)
    await client.call('peopleLogin', { body })
    expect(requests).toHaveLength(3)
  })

  it('takes the time once for requests that leave together', async () => {
    const { client, requests } = fake(judge, { clock: () => 0 })
    const ids = [1, 2, 3, 4, 5]
    await Promise.all(ids.map(tpid => client.call('receiveProcess', { body: { tpid } })))
    expect(requests).toHaveLength(10)
    await client.call('receiveProcess', { body: { tpid: 6 } })
    expect(requests).toHaveLength(11)
  })

  it('follows a clock that is set right while the page is open', async () => {
    let device = 0
    const { client, requests } = fake(judge, { clock: () => device })
    await client.call('receiveProcess', { body: { tpid: 12 } })
    device = serverTime * 1000
    await expect(client.call('receiveProcess', { body: { tpid: 13 } })).resolves.toBeNull()
    expect(requests).toHaveLength(4)
  })
})

describe('a refusal is not repeated', () => {
  it.each([
    ['SIG0002', 'twice', { date: new Date(0).toUTCString() }, 2],
    ['SIG0002', 'if the answer has no time', {}, 1],
    ['SIG0002', 'if the answer has no readable time', { date: 'soon' }, 1],
    ['SIG0004', 'if the time was right: the key is another', headers, 1],
    ['SIG0001', 'if it is another refusal', { date: new Date(0).toUTCString() }, 1],
    ['SIG0003', 'if the request has arrived before', { date: new Date(0).toUTCString() }, 1]
  ])('%s: %s', async (code, _, dated, count) => {
    const { client, requests } = fake(() =>
      reply({ result: { code, msg: '' }, resultData: null }, { status: 400, headers: dated })
    )
    await expect(client.call('receiveProcess', { body: { tpid: 12 } })).rejects.toMatchObject({ code })
    expect(requests).toHaveLength(count)
  })
})

it('a shared clock takes the time from the first answer, so that the first act needs no second try', async () => {
  const clock = serverClock(() => 0)
  const { client, requests } = fake(judge, { serverClock: clock })
  expect(clock.isKnown()).toBe(false)
  await client.call('domainList')
  expect([clock.isKnown(), clock.now()]).toEqual([true, serverTime * 1000])
  await client.call('receiveProcess', { body: { tpid: 12 } })
  expect(requests).toHaveLength(2)
})

it('a shared clock keeps the time of the device if it is right within a minute', async () => {
  const clock = serverClock(() => serverTime * 1000 + 59_000)
  clock.hear(reply(null, { headers }))
  expect(clock.now()).toBe(serverTime * 1000 + 59_000)
})
