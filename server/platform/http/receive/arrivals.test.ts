import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { answerRefusals } from '../answer/refuse.ts'
import { filesOf } from '../answer/uploads.ts'
import { type Deadlines, watchBodies } from './arrivals.ts'
import { readBodies } from './body.ts'

const deadlines: Deadlines = { body: 600, silence: 900, rest: 100_000, look: 20, stop: 200 }

/** Starts a server that answers `done` once it has read the body. */
async function listening(accountsPerAddress: number, maxInFlight = 100): Promise<FastifyInstance> {
  const app = fastify({ trustProxy: (_address, hop) => hop < 1, requestTimeout: 0 })
  app.decorateRequest('refusedWith', null)
  answerRefusals(app)
  watchBodies(app, { accountsPerAddress, maxInFlight }, deadlines)
  await readBodies(app)
  app.post('/say', async () => 'done')
  app.post('/upload', { config: { multipart: true } }, async request => {
    let bytes = 0
    for await (const { stream } of filesOf(request, {}, () => {}, 'zh-CN'))
      for await (const chunk of stream) bytes += chunk.length
    return `done ${bytes}`
  })
  // answers without reading
  app.post('/deaf', { config: { multipart: true } }, async () => 'done')
  app.get('/home', async () => 'home')
  await app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => app.close())
  return app
}

/** Opens a connection, and sends the head of a request and the beginning of its body. */
async function send(
  app: FastifyInstance,
  head: string[],
  body = ''
): Promise<{ socket: Socket; heard(): string }> {
  const address = app.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  let text = ''
  socket.on('data', chunk => (text += chunk)).on('error', () => {})
  afterAll(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(`${[...head, 'host: localhost', '', ''].join('\r\n')}${body}`)
  return { socket, heard: () => text }
}

const json = ['POST /say HTTP/1.1', 'content-type: application/json', 'content-length: 20']
const stalled = (app: FastifyInstance, from = '1.1.1.1') =>
  send(app, [...json, `x-forwarded-for: ${from}`], '{')

const form = [
  'POST /upload HTTP/1.1',
  'content-type: multipart/form-data; boundary=cut',
  'transfer-encoding: chunked'
]
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`
const fileHead = chunk(
  '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
)
const fileEnd = `${chunk('\r\n--cut--\r\n')}0\r\n\r\n`

describe('a body that is not an upload', async () => {
  const app = await listening(20)

  test('is refused if it is not complete in time, and its connection is closed', async () => {
    const { socket, heard } = await stalled(app)
    await once(socket, 'close')
    expect(heard()).toContain('HTTP/1.1 408')
    expect(heard()).toContain('"code":"GEN0408"')
  })

  test('is refused in the same way if a byte comes now and then', async () => {
    const { socket, heard } = await stalled(app)
    const drip = setInterval(() => socket.write(' '), 100)
    await once(socket, 'close')
    clearInterval(drip)
    expect(heard()).toContain('"code":"GEN0408"')
  })

  test('is accepted if it comes in pieces and in time', async () => {
    const { socket, heard } = await stalled(app)
    await sleep(100)
    socket.write(`${' '.repeat(18)}}`)
    await expect.poll(heard).toContain('done')
  })

  test('does not keep its connection open if it goes on after its answer', async () => {
    const { socket, heard } = await send(app, ['GET /home HTTP/1.1', 'content-length: 20000'], '{')
    const drip = setInterval(() => socket.write(' '), 100)
    await once(socket, 'close')
    clearInterval(drip)
    expect(heard()).toContain('200 OK')
  })

  test('does not keep its connection open for ever if the server does not read it', async () => {
    const { socket, heard } = await send(app, ['GET /home HTTP/1.1', 'content-length: 20'], '{')
    await once(socket, 'close')
    expect(heard()).toContain('200 OK')
  })
})

describe('an upload', async () => {
  const app = await listening(20)

  test('is refused if no more of it comes', async () => {
    const { socket, heard } = await send(app, form, fileHead)
    await once(socket, 'close')
    expect(heard()).toContain('HTTP/1.1 408')
    expect(heard()).toContain('"code":"GEN0408"')
  })

  test('is cut off if it goes on without end after its answer', async () => {
    const { socket, heard } = await send(app, ['POST /deaf HTTP/1.1', ...form.slice(1)], fileHead)
    await expect.poll(heard).toContain('200 OK')
    const more = setInterval(() => socket.write(chunk('x'.repeat(10_000))), 50)
    await once(socket, 'close')
    clearInterval(more)
  })

  test.each([
    ['what comes first is no part', chunk('x')],
    ['a part has no valid head', chunk('--cut\r\nno head\u0000\r\n\r\n')],
    ['more comes after its last part', `${fileHead}${chunk('\r\n--cut--\r\n')}`]
  ])(
    'is refused and cut off if %s and it goes on without end',
    async (_case, start) => {
      const { socket, heard } = await send(app, form, start)
      const more = setInterval(() => socket.write(chunk('x'.repeat(10_000))), 20)
      await once(socket, 'close').catch(() => {})
      clearInterval(more)
      expect(heard()).toContain('"code":"GEN0413"')
    },
    10_000
  )

  test('may take much longer than any deadline while parts of it arrive', async () => {
    const { socket, heard } = await send(app, form, fileHead)
    for (let piece = 0; piece < 12; piece++) {
      await sleep(deadlines.silence / 4)
      socket.write(chunk('x'))
    }
    socket.write(fileEnd)
    await expect.poll(heard).toContain('done 12')
  })
})

describe('bodies that are still arriving', () => {
  test('no longer count once they were cut off after their answer', async () => {
    const app = await listening(1)
    const head = ['POST /deaf HTTP/1.1', ...form.slice(1), 'x-forwarded-for: 3.3.3.3']
    for (let cut = 0; cut < 3; cut++) {
      const { socket, heard } = await send(app, head, fileHead)
      await expect.poll(heard).toMatch(/HTTP/)
      expect(heard()).toContain('200 OK')
      await once(socket, 'close')
      await sleep(3 * deadlines.look)
    }
  })

  test('are limited for each address without delaying others; the end of one makes room for another', async () => {
    const app = await listening(2)
    const warn = vi.spyOn(app.log, 'warn')
    const first = await Promise.all(Array.from({ length: 4 }, () => stalled(app)))
    await sleep(50)
    const fifth = await stalled(app)
    await once(fifth.socket, 'close')
    expect(fifth.heard()).toContain('HTTP/1.1 503')
    expect(fifth.heard()).toContain('"code":"GEN0503"')
    expect(warn.mock.calls).toEqual([[{ most: 4 }, expect.stringContaining('TRUST_PROXY')]])

    const other = await stalled(app, '2.2.2.2')
    other.socket.write(`${' '.repeat(18)}}`)
    await expect.poll(other.heard).toContain('done')

    first[0]?.socket.destroy()
    await expect
      .poll(async () => {
        const again = await stalled(app)
        again.socket.write(`${' '.repeat(18)}}`)
        await once(again.socket, 'data')
        return again.heard()
      })
      .toContain('done')
  })

  test('count together for a network of IPv6', async () => {
    const app = await listening(1)
    await Promise.all([stalled(app, '2001:db8::1'), stalled(app, '2001:db8::2')])
    await sleep(50)
    const third = await stalled(app, '2001:db8::3')
    await once(third.socket, 'close')
    expect(third.heard()).toContain('"code":"GEN0503"')
  })
})

describe('a server that stops', () => {
  const drip = (socket: Socket) => setInterval(() => socket.write(chunk('x'.repeat(1000))), 20)

  test('refuses an upload that cannot end in time, and its connection is closed', async () => {
    const app = await listening(20)
    const { socket, heard } = await send(app, form, fileHead)
    const more = drip(socket)
    await sleep(60)
    const closed = app.close()
    await once(socket, 'close').catch(() => {})
    clearInterval(more)
    expect(heard()).toContain('HTTP/1.1 503')
    expect(heard()).toContain('"code":"GEN0503"')
    expect(heard().toLowerCase()).toContain('retry-after: ')
    await closed
  })

  test('takes an upload that ends in time', async () => {
    const app = await listening(20)
    const { socket, heard } = await send(app, form, fileHead)
    await sleep(60)
    const closed = app.close()
    await sleep(60)
    socket.write(`${chunk('picture')}${fileEnd}`)
    await expect.poll(heard).toContain('done 7')
    // it would be kept open for the next request
    socket.destroy()
    await closed
  })
})
