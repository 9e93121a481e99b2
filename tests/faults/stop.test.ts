import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { startServer, statusOf } from '../support/servers/server-process.ts'
import { postgresSite } from './support/site.ts'
import { examine, nothingWrong } from './support/verify.ts'
import { intentsOf, write, writeAll } from './support/writers.ts'

const site = await postgresSite()
const url = 'url' in site.target ? site.target.url : ''

/** Locks a table so that writes to it wait until it is released. */
async function holdMessages() {
  const [holder, watcher] = [
    new pg.Client({ connectionString: url }),
    new pg.Client({ connectionString: url })
  ]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('begin; lock table message in exclusive mode')
  const waiting = async () => {
    const { rows } = await watcher.query(
      `select count(*)::integer as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    )
    return Number(rows[0]?.n)
  }
  const release = async () => {
    await holder.query('commit')
    await Promise.all([holder.end(), watcher.end()])
  }
  return { waiting, release }
}

describe('a server that is asked to stop', () => {
  it('answers all running requests, accepts no new ones, and ends with code 0', async () => {
    const server = await startServer(site.environment)
    const intents = intentsOf(site, 8)
    const hold = await holdMessages()
    const heard = Promise.all(intents.map(intent => write(server.url, site.fid, intent)))
    while ((await hold.waiting()) < intents.length) await sleep(20)

    const ended = server.terminate()
    // new requests are refused now, while the running ones are still waiting
    while ((await statusOf(`${server.url}/health/live`)) !== 0) await sleep(20)
    expect(server.isAlive()).toBe(true)
    await hold.release()
    expect(await heard).toEqual(Array(intents.length).fill('done'))
    expect(await ended).toBe(0)
    expect(await examine(site.target, intents)).toMatchObject({ ...nothingWrong, messages: intents.length })
  })

  it('loses no acknowledged write under load', async () => {
    const server = await startServer(site.environment)
    const intents = intentsOf(site, 400).slice(8)
    const writing = writeAll(server.url, site.fid, intents, () => !server.isAlive())
    await sleep(400)
    expect(await server.terminate()).toBe(0)
    const heard = await writing
    expect(heard.filter(code => code === 'done').length).toBeGreaterThan(0)
    // a waiting or idle connection may be closed; a request that was begun is never refused
    expect(heard.filter(code => code !== 'done' && code !== 'NETWORK')).toEqual([])
    const { messages, ...wrong } = await examine(site.target, intents)
    expect(wrong).toEqual(nothingWrong)
    const begun = heard.filter(code => code === 'done').length + 8
    expect(messages, 'messages that were written, yet not acknowledged').toBe(begun)
  })
})
