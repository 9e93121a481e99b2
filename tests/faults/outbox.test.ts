import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../server/database/transaction.ts'
import { openKeys } from '../../server/keys/keys.ts'
import { enqueueSms } from '../../server/outbox/enqueue.ts'
import { testDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/uploads.ts'

const database = await testDatabase()
const { db } = database
const folder = temporaryFolder()
const keys = await openKeys(folder)

/** A provider that remembers references: it sends each once, however often it is asked. */
const sink = { asked: 0, sent: new Map<string, number>(), mood: 'well' as 'well' | 'broken' | 'garbage' }
const provider = createServer(async (request, reply) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  sink.asked++
  if (sink.mood === 'garbage') return void request.socket.destroy()
  if (sink.mood === 'well') {
    const { reference } = JSON.parse(Buffer.concat(chunks).toString()) as { reference: string }
    sink.sent.set(reference, 1)
  }
  reply.writeHead(sink.mood === 'well' ? 200 : 500).end()
}).listen(0, '127.0.0.1')
await once(provider, 'listening')
const address = provider.address()
const port = typeof address === 'object' ? address?.port : 0
afterAll(() => provider.close())

/** Seconds that a letter belongs to the process that took it, and a little. */
const lease = 121

/** Looks into the outbox once in another process, as many seconds ahead; gives the signal that killed it, if one did. */
async function work(ahead: number, die: '' | 'before' | 'after' = ''): Promise<string | null> {
  const script = join(import.meta.dirname, 'support/outbox-worker.ts')
  const env = {
    DATABASE_URL: database.url,
    KEYS_DIR: folder,
    SINK: `http://127.0.0.1:${port}`,
    DIE: die,
    AHEAD: String(ahead)
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== null && code !== 0) throw new Error(`The worker ended with ${code}`)
  return signal
}

async function enqueue(reference: string) {
  const letter = { reference, to: '13000000000', at: new Date(), template: 'code' } as const
  await inTransaction(db, trx =>
    enqueueSms(trx, keys, { ...letter, params: { code: '123456', minutes: 10 } })
  )
}

const letter = async (reference: string) =>
  await db
    .selectFrom('outbox')
    .select(['status', 'attempts', 'last_error'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()

describe('a process that sends letters', () => {
  beforeEach(() => {
    sink.asked = 0
    sink.mood = 'well'
  })

  it('and is killed before the provider is asked leaves the letter to another', async () => {
    await enqueue('before')
    expect(await work(0, 'before')).toBe('SIGKILL')
    expect(sink.asked).toBe(0)
    expect(await work(1)).toBeNull()
    expect(sink.asked, 'the letter still belongs to the process that was killed').toBe(0)
    await work(lease)
    expect(sink.asked).toBe(1)
    expect(await letter('before')).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('and is killed after the provider was asked sends no second one', async () => {
    await enqueue('after')
    expect(await work(0, 'after')).toBe('SIGKILL')
    expect(await letter('after')).toMatchObject({ status: 'due', attempts: 1 })
    await work(lease)
    expect(sink.asked).toBe(2)
    expect([...sink.sent.keys()].filter(reference => reference === 'after')).toHaveLength(1)
    expect(await letter('after')).toMatchObject({ status: 'sent' })
  })

  it('and whose provider fails tries again, later each time, then keeps a dead letter', async () => {
    await enqueue('failing')
    const waits = [10, 40, 160, 640, 2560]
    let ahead = 0
    for (const [attempt, wait] of waits.entries()) {
      sink.mood = attempt % 2 === 0 ? 'broken' : 'garbage'
      await work(ahead)
      expect(sink.asked, `attempt ${attempt + 1}`).toBe(attempt + 1)
      await work(ahead + wait - 5)
      expect(sink.asked, `too soon after attempt ${attempt + 1}`).toBe(attempt + 1)
      ahead += wait + 5
    }
    await work(ahead)
    expect(await letter('failing')).toMatchObject({
      status: 'dead',
      attempts: 6,
      last_error: expect.any(String)
    })
    sink.mood = 'well'
    await work(ahead + 100_000)
    expect(sink.sent.has('failing')).toBe(false)
  })
})
