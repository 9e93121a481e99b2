import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testDatabase } from '../support/postgres/database.ts'
import { type ServerProcess, startServer, statusOf } from '../support/servers/server-process.ts'
import { sharedSite } from './support/site.ts'
import { examine, nothingWrong } from './support/verify.ts'
import { type Intent, intentsOf, write } from './support/writers.ts'

const { url } = await testDatabase()
const site = await sharedSite(url)
const all = intentsOf(site, 420)
const intents = all.slice(0, 400)
/** Messages that every server gets with the same key. */
const shared = all.slice(400)
// the servers start one after the other, because the first creates the keys of all
const servers: ServerProcess[] = []
for (let number = 0; number < 4; number++) servers.push(await startServer(site.environment))

/** The codes of the answers of each server. */
const heard = servers.map(() => new Map<string, number>())

/** Writes a message through the next server, and with the same key through the one after it if there is no answer. */
async function writeThrough(intent: Intent): Promise<void> {
  for (let turn = intent.number; intent.tid === undefined; turn++) {
    const server = turn % servers.length
    const code = await write(servers[server]?.url ?? '', site.fid, intent)
    heard[server]?.set(code, (heard[server]?.get(code) ?? 0) + 1)
    if (code !== 'done' && code !== 'NETWORK') throw new Error(`A message was refused with ${code}`)
  }
}

const acknowledged = () => intents.filter(({ tid }) => tid !== undefined).length

it('four servers that get one key post one message and give one answer, at the same moment and later', async () => {
  const known = (await examine(site.target, [])).messages
  const writeEverywhere = async (intent: Intent) => {
    const copies = servers.map(server => ({ server, copy: { ...intent } }))
    const codes = await Promise.all(copies.map(({ server, copy }) => write(server.url, site.fid, copy)))
    expect(codes).toEqual(servers.map(() => 'done'))
    return copies.map(({ copy: { tid = 0 } }) => tid)
  }
  for (const intent of shared) {
    const [first = 0, ...others] = [...(await writeEverywhere(intent)), ...(await writeEverywhere(intent))]
    expect(others).toEqual(others.map(() => first))
    intent.tid = first
  }
  expect(await examine(site.target, shared)).toEqual({ ...nothingWrong, messages: known + shared.length })
})

it('one of four servers that is killed under load loses no acknowledged write, and the others go on', async () => {
  const before = all.filter(({ tid }) => tid !== undefined)
  const waiting = [...intents]
  const writer = async () => {
    for (let intent = waiting.shift(); intent; intent = waiting.shift()) await writeThrough(intent)
  }
  const writing = Promise.all(Array.from({ length: 12 }, writer))
  while (acknowledged() < 80) await Promise.race([sleep(5), writing])
  const [killed, ...others] = servers
  await killed?.kill()
  expect(acknowledged(), 'nothing was left to write after the kill').toBeLessThan(intents.length - 100)
  for (const { url: address } of others)
    expect(await statusOf(`${address}/v1/threads/list?fid=${site.fid}`)).toBe(200)
  await writing

  const [ofKilled, ...ofOthers] = heard.map(codes => [...codes.keys()].sort())
  expect(ofKilled).toEqual(['NETWORK', 'done'])
  expect(ofOthers).toEqual([['done'], ['done'], ['done']])
  expect(others.every(server => server.isAlive())).toBe(true)
  expect(others.map(server => server.output()).join('')).not.toMatch(/"level":(50|60)/)
  expect(await examine(site.target, [...before, ...intents])).toEqual({
    ...nothingWrong,
    messages: before.length + intents.length
  })
})
