import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { roadPicture } from '../support/builders/picture.ts'
import { startServer, statusOf } from '../support/servers/server-process.ts'
import { byStatus, closedLoop, memoryOf } from './support/load.ts'
import { embeddedSite } from './support/site.ts'
import { stall } from './support/uploads.ts'

const inFlight = 20

const site = await embeddedSite()
const server = await startServer({ ...site.environment, MAX_IN_FLIGHT: String(inFlight) })
const sockets: Socket[] = []
afterAll(() => {
  for (const socket of sockets) socket.destroy()
})

/** Opens a connection and sends this text. @returns the connection, and a function that returns the text received */
async function begin(text: string): Promise<{ socket: Socket; heard(): string; closed: Promise<number> }> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  sockets.push(socket)
  let heard = ''
  socket.on('data', chunk => (heard += chunk)).on('error', () => {})
  await once(socket, 'connect')
  const began = performance.now()
  // the server may reset the connection, which is an error before it is the end
  const closed = new Promise<number>(resolve =>
    socket.once('close', () => resolve(performance.now() - began))
  )
  socket.write(text)
  return { socket, heard: () => heard, closed }
}

/** The headers of a refusal, in any order. */
const secure =
  /^(?=[\s\S]*\ncontent-security-policy: default-src 'none')(?=[\s\S]*\nx-content-type-options: nosniff)(?=[\s\S]*\nreferrer-policy: same-origin)/i

const message = [
  'POST /v1/threads/add HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'content-length: 1000',
  '',
  '{'
].join('\r\n')

describe('a server with the maximum of requests, each stalled after its first byte', () => {
  it('answers other requests meanwhile, and refuses the stalled ones after ten seconds', async () => {
    const home = await statusOf(`${server.url}/home`)
    const stalled = await Promise.all(Array.from({ length: inFlight }, () => begin(message)))
    await sleep(200)
    const { heard: answers } = await closedLoop(`${server.url}/v1/threads/list`, 2, 2)
    expect(byStatus(answers)).toEqual({ 200: answers.length })
    expect(answers.length).toBeGreaterThan(0)
    expect(await statusOf(`${server.url}/home`)).toBe(home)
    expect(await statusOf(`${server.url}/health/ready`)).toBe(200)

    const took = await Promise.all(stalled.map(({ closed }) => closed))
    expect(Math.min(...took)).toBeGreaterThan(9_000)
    expect(Math.max(...took)).toBeLessThan(15_000)
    for (const { heard } of stalled) {
      expect(heard()).toContain('HTTP/1.1 408')
      expect(heard()).toMatch(secure)
      expect(heard()).toContain('GEN0408')
    }
  })
})

describe('a connection whose headers come one letter at a time', () => {
  it('is refused after ten seconds', async () => {
    const { socket, heard, closed } = await begin('GET /home HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
    const drip = setInterval(() => socket.write('a'), 500)
    const took = await closed
    clearInterval(drip)
    expect(took).toBeGreaterThan(9_000)
    expect(took).toBeLessThan(15_000)
    expect(heard()).toContain('HTTP/1.1 408')
    expect(heard()).toMatch(secure)
    expect(heard()).toContain('GEN0408')
  })
})

describe('an upload over a slow line', () => {
  it('is accepted although it takes longer than other bodies may', async () => {
    const picture = await roadPicture().png().toBuffer()
    const end = Buffer.from('\r\n------stalled--\r\n')
    const head = picture.subarray(0, 1000)
    const socket = await stall(server.url, site.tokens[0] ?? '', 'slow', head, picture.length + end.length)
    sockets.push(socket)
    let heard = ''
    socket.on('data', chunk => (heard += chunk))
    const pieces = 14
    const size = Math.ceil((picture.length - head.length) / pieces)
    for (let at = head.length; at < picture.length; at += size) {
      await sleep(1000)
      socket.write(picture.subarray(at, at + size))
    }
    socket.write(end)
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('HTTP/1.1 200')
  })
})

describe('clients that ask for much and read none of it', () => {
  it('take no place from others, and a limited part of the memory', async () => {
    const before = memoryOf(server.pid)
    const ask = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\naccept-encoding: identity\r\n\r\n'
    const lazy = await Promise.all(
      Array.from({ length: 6 * inFlight }, async () => {
        const { socket } = await begin(ask)
        return socket.pause()
      })
    )
    // ten answers of more than a megabyte are more than the buffers between the two can hold
    for (let more = 0; more < 9; more++) {
      await sleep(100)
      for (const socket of lazy) socket.write(ask)
    }
    await sleep(500)
    const { heard: answers } = await closedLoop(`${server.url}/v1/threads/list`, 2, 2)
    expect(byStatus(answers)).toEqual({ 200: answers.length })
    expect(answers.length).toBeGreaterThan(0)
    expect(memoryOf(server.pid) - before).toBeLessThan(400)
    // one answer to each of them is more than the server holds for all, so it has closed the oldest connections
    const closed = () => lazy.filter(socket => socket.closed).length
    for (const socket of lazy) socket.resume()
    await expect.poll(closed, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(closed()).toBeLessThan(lazy.length)
    for (const socket of lazy) socket.destroy()
  })
})

describe('bodies that never end', () => {
  const json = ['application/json', '{"content":"'] as const
  const multipart = 'multipart/form-data; boundary=b'
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\n'
  // a file of no accepted kind is refused by its first bytes, a picture by its size
  const kinds = [
    ['/v1/threads/add', ...json],
    ['/v1/nowhere', ...json],
    ['/forms/login', 'application/x-www-form-urlencoded', 'content='],
    ['/v2/attachment/upload', multipart, file],
    ['/v2/attachment/upload', multipart, `${file}GIF89a`]
  ] as const
  const part = `10000\r\n${'x'.repeat(0x10000)}\r\n`

  it('are cut off, and are not kept in memory', async () => {
    const before = memoryOf(server.pid)
    const bodies = await Promise.all(
      kinds.map(async ([path, type, start]) => {
        const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ntoken: ${site.tokens[1]}\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`
        return await begin(`${head}${start.length.toString(16)}\r\n${start}\r\n`)
      })
    )
    let most = 0
    let sent = 0
    const began = performance.now()
    while (bodies.some(({ socket }) => !socket.destroyed) && performance.now() < began + 30_000) {
      for (const { socket } of bodies)
        while (!socket.destroyed && socket.writableLength < 1_000_000) {
          socket.write(part)
          sent += part.length
        }
      most = Math.max(most, memoryOf(server.pid) - before)
      await sleep(1)
    }
    const open = kinds.filter((_, at) => !bodies[at]?.socket.destroyed).map(([path]) => path)
    expect(open).toEqual([])
    expect(sent).toBeGreaterThan(4 * part.length)
    expect(most).toBeLessThan(200)
    expect(await statusOf(`${server.url}/v1/threads/list`)).toBe(200)
  })
})
