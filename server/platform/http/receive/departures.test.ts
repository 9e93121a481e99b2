import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { type DepartureLimits, watchAnswers } from './departures.ts'

const megabyte = 1024 * 1024
const large = Buffer.alloc(12 * megabyte)

/** Starts a server with answers that no buffer between the two can hold. */
async function listening(limits: DepartureLimits): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: (_address, hop) => hop < 1, connectionTimeout: 60_000 })
  watchAnswers(app, limits)
  app.get('/large', async () => large)
  app.get('/small', async () => 'small')
  app.get('/stream', async (_request, reply) =>
    reply.send(
      new Readable({
        read() {
          this.push(Buffer.alloc(megabyte))
        }
      })
    )
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())
  return app
}

/** A client that asks and reads nothing until it is resumed. */
async function ask(app: FastifyInstance, path: string, from: string): Promise<Socket> {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  socket.on('error', () => {}).pause()
  afterAll(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\n\r\n`)
  return socket
}

/** The open connections of a server. */
const open = (app: FastifyInstance) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  )

describe('a client that reads nothing of its answer', async () => {
  const app = await listening({ silence: 600, memory: 1000 * megabyte })

  test.each(['/large', '/stream'])('loses its connection after a while: %s', async path => {
    const socket = await ask(app, path, '1.1.1.1')
    await sleep(300)
    expect(await open(app)).toBe(1)
    await expect.poll(() => open(app), { timeout: 5000 }).toBe(0)
    socket.destroy()
  })

  test('keeps it while it reads now and then', async () => {
    const patient = await listening({ silence: 1500, memory: 1000 * megabyte })
    const socket = await ask(patient, '/stream', '1.1.1.1')
    let read = 0
    // a receiver makes room in large steps only, so each time it reads more than its buffer has
    socket.on('data', ({ length }) => {
      read += length
      if (read > 8 * megabyte) socket.pause()
    })
    const reading = setInterval(() => {
      read = 0
      socket.resume()
    }, 100)
    await sleep(3000)
    clearInterval(reading)
    expect(await open(patient)).toBe(1)
    socket.destroy()
    await expect.poll(() => open(patient)).toBe(0)
  })

  test('keeps a connection without an answer under way for as long as others do', async () => {
    const socket = await ask(app, '/small', '1.1.1.1')
    socket.resume()
    await once(socket, 'data')
    await sleep(1000)
    expect(await open(app)).toBe(1)
    socket.destroy()
    await expect.poll(() => open(app)).toBe(0)
  })
})

describe('answers that are not read', async () => {
  const app = await listening({ silence: 60_000, memory: 40 * megabyte })

  test('are ended where one address holds most, oldest first, while others keep theirs', async () => {
    const ended: string[] = []
    const asked = async (name: string, from: string) => {
      const socket = await ask(app, '/large', from)
      socket.on('close', () => ended.push(name))
      await sleep(50)
      return socket
    }
    const sockets = [await asked('reader', '1.1.1.1')]
    for (const name of ['first', 'second']) sockets.push(await asked(name, '2.2.2.2'))
    expect(await open(app)).toBe(3)
    sockets.push(await asked('third', '2.2.2.2'))
    expect(await open(app)).toBe(3)
    for (const socket of sockets) socket.resume()
    await expect.poll(() => ended).toEqual(['first'])
    for (const socket of sockets) socket.destroy()
  })
})
