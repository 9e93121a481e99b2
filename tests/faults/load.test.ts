import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { everySize } from '../../scripts/tools/test/arguments.ts'
import { roadPicture } from '../support/builders/picture.ts'
import { startServer, statusOf } from '../support/servers/server-process.ts'
import { byStatus, closedLoop, memoryOf, openLoop, percentile, perSecond } from './support/load.ts'
import { postgresSite } from './support/site.ts'
import { canLimitFiles, limitFiles, send, stall, storedIn } from './support/uploads.ts'

const site = await postgresSite()
const picture = await roadPicture().png().toBuffer()
const uploads = join(site.folder, 'uploads')

/** The number of concurrent requests, and the seconds of each: they fix the server's throughput on every machine. */
const inFlight = 4
const pause = 0.2

/** How long the crowd comes: a minute with `--all`. */
const crowdSeconds = process.env[everySize] === undefined ? 12 : 60

/** Makes reading a forum wait for a while without any load. */
async function makeForumsSlow() {
  const client = new pg.Client({ connectionString: 'url' in site.target ? site.target.url : '' })
  await client.connect()
  await client.query(`
    alter table forum rename to forum_kept;
    create view forum as select kept.* from forum_kept kept cross join (select pg_sleep(${pause})) as pause`)
  await client.end()
}

await makeForumsSlow()
const server = await startServer({ ...site.environment, MAX_IN_FLIGHT: String(inFlight) })
const slow = `${server.url}/v1/forum/content?fid=${site.fid}`
const list = `${server.url}/v1/threads/list`
const tokens = (count: number) =>
  Array.from({ length: count }, (_, number) => site.tokens[number % site.tokens.length] ?? '')

describe('a server with more requests than it can answer', () => {
  it('keeps 80 % of its throughput under four times the load, refuses the rest at once, and needs no more memory', async () => {
    const alone = await closedLoop(slow, inFlight, 3)
    // a request can come before the previous one has ended; it is refused and sent again
    const peak = perSecond(alone, 200)
    expect(peak).toBeGreaterThan(0)
    const before = memoryOf(server.pid)

    const { heard, ...crowd } = await openLoop(slow, (4 * inFlight) / pause, crowdSeconds)
    const counts = byStatus(heard)
    expect(Object.keys(counts)).toEqual(['200', '503'])
    expect(perSecond({ heard, ...crowd }, 200)).toBeGreaterThanOrEqual(0.8 * peak)
    expect(counts[503], 'refusals of a crowd that was none').toBeGreaterThan(counts[200] ?? 0)
    const refused = heard.filter(({ status }) => status === 503)
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true)
    expect(memoryOf(server.pid) - before).toBeLessThan(150)

    expect(await statusOf(slow)).toBe(200)
  })
})

describe('a server with 200 stalled uploads', () => {
  const stalled: Awaited<ReturnType<typeof stall>>[] = []
  afterAll(() => {
    for (const socket of stalled) socket.destroy()
  })

  it('answers other requests within a second, accepts a whole upload, and keeps no part of the stalled ones', async () => {
    const head = picture.subarray(0, 1000)
    const all = tokens(200).map((token, number) => stall(server.url, token, `stalled-${number}`, head))
    stalled.push(...(await Promise.all(all)))
    while (storedIn(uploads).length < 200) await sleep(20)

    const { heard } = await closedLoop(list, 3, 2)
    expect(byStatus(heard)).toEqual({ 200: heard.length })
    expect(heard.length).toBeGreaterThan(0)
    expect(percentile(heard, 0.99)).toBeLessThanOrEqual(1000)
    expect(await send(server.url, site.tokens[0] ?? '', picture)).toBe('done')

    for (const socket of stalled) socket.destroy()
    // the accepted picture and its thumbnail
    while (storedIn(uploads).length > 2) await sleep(20)
    expect(storedIn(uploads)).toHaveLength(2)
  })
})

describe.runIf(canLimitFiles())('a server whose disk is full', () => {
  it('refuses an upload with GEN0503, keeps no part of it, serves other requests, and accepts uploads again when there is room', async () => {
    const kept = storedIn(uploads)
    limitFiles(server.pid, 20_000)
    expect(await send(server.url, site.tokens[1] ?? '', picture)).toBe('GEN0503')
    expect(storedIn(uploads)).toEqual(kept)
    expect(await statusOf(list)).toBe(200)
    expect(server.output()).toContain('no room for a file')

    limitFiles(server.pid, 'unlimited')
    expect(await send(server.url, site.tokens[1] ?? '', picture)).toBe('done')
    expect(storedIn(uploads)).toHaveLength(kept.length + 2)
  })
})
