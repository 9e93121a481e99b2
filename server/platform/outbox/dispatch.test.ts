import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testKeys } from '../../../tests/support/servers/server.ts'
import { hasDueLetters } from '../database/outbox-flag.ts'
import { inTransaction } from '../database/transaction.ts'
import { devInbox } from './dev-inbox.ts'
import { backOff, dispatchDue, maxAttempts, type Sending } from './dispatch.ts'
import { dispatcher } from './dispatcher.ts'
import { enqueueMail, enqueueSms } from './enqueue.ts'
import type { Sms } from './provider.ts'

const { db, pool } = await testDatabase()
const keys = testKeys()
let now = new Date('2026-03-01T08:00:00Z')
const clock = () => now
const inbox = devInbox(db, clock)
const logged: string[] = []
const sending = (changed: Partial<Sending> = {}): Sending => ({
  db,
  keys,
  clock,
  ...inbox,
  news: async () => {
    throw new Error('none of these letters is about a notification')
  },
  log: (message, detail) => void logged.push(`${message} ${JSON.stringify(detail)}`),
  ...changed
})
const code = (reference: string) => ({
  reference,
  to: '13812345678',
  template: 'code' as const,
  params: { code: '428105', minutes: 10 },
  at: now
})
const write = (reference: string) => inTransaction(db, trx => enqueueSms(trx, keys, code(reference)))
const letter = (reference: string) =>
  db.selectFrom('outbox').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()
const received = async () =>
  (await db.selectFrom('dev_inbox').selectAll().orderBy('id').execute()).map(row => row.reference)

beforeEach(async () => {
  await db.deleteFrom('outbox').execute()
  await db.deleteFrom('dev_inbox').execute()
  logged.length = 0
})

/** Returns a provider that remembers references, as a good one does, and counts the requests. */
function sink(answer: (asked: number) => unknown = () => undefined) {
  const asked: string[] = []
  const send = async ({ reference }: Sms) => {
    asked.push(reference)
    await answer(asked.length)
  }
  return { asked, sms: { send } }
}

describe('a letter', () => {
  test('is sent after its transaction, with its text, and is stored sealed until then', async () => {
    await write('code:1')
    expect(JSON.stringify(await letter('code:1'))).not.toMatch(/13812345678|428105/)
    expect(await dispatchDue(sending())).toBe(1)
    const [row] = await db.selectFrom('dev_inbox').selectAll().execute()
    expect(row).toMatchObject({ reference: 'code:1', channel: 'sms', recipient: '138********' })
    expect(row?.body).toContain('验证码 428105，10 分钟内有效')
    expect((await letter('code:1')).status).toBe('sent')
    expect(await dispatchDue(sending())).toBe(0)
  })

  test('is never sent if its transaction was rolled back', async () => {
    const failing = inTransaction(db, async trx => {
      await enqueueSms(trx, keys, code('code:2'))
      expect(hasDueLetters(trx)).toBe(true)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await dispatchDue(sending())).toBe(0)
  })

  test('is the same letter if it has a reference that was used before', async () => {
    await write('code:3')
    await write('code:3')
    const { asked, sms } = sink()
    await dispatchDue(sending({ sms }))
    expect(asked).toEqual(['code:3'])
  })

  test('has its subject if it goes by mail', async () => {
    const params = { subject: '有新回复', text: '您的留言有新回复。' }
    await inTransaction(db, trx =>
      enqueueMail(trx, keys, { reference: 'news:1', to: 'a@b.example', template: 'news', params, at: now })
    )
    await dispatchDue(sending())
    const [row] = await db.selectFrom('dev_inbox').selectAll().execute()
    expect(row).toMatchObject({ channel: 'mail', recipient: 'a@b.example' })
    expect(row?.body).toMatch(/^领导留言板：有新回复\n/)
  })

  test('is taken by one of many dispatchers', async () => {
    for (let n = 0; n < 30; n++) await write(`many:${n}`)
    const { asked, sms } = sink(() => sleep(5))
    const tried = await Promise.all(Array.from({ length: 8 }, () => dispatchDue(sending({ sms }))))
    expect(tried.reduce((sum, count) => sum + count)).toBe(30)
    expect(new Set(asked).size).toBe(30)
    expect(asked).toHaveLength(30)
  })
})

test('does not delay the others while another process is about to take it', async () => {
  await write('held:1')
  await write('held:2')
  const other = await pool?.connect()
  await other?.query("begin; select id from outbox where reference = 'held:1' for update")
  await dispatchDue(sending())
  expect(await received()).toEqual(['held:2'])
  await other?.query('rollback')
  other?.release()
  await dispatchDue(sending())
  expect(await received()).toEqual(['held:2', 'held:1'])
})

describe('a provider that fails', () => {
  test('is asked again at growing intervals, with the same reference, until the letter is dead', async () => {
    await write('fail:1')
    const { asked, sms } = sink(() => Promise.reject(new Error('refused 13812345678')))
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      expect(await dispatchDue(sending({ sms }))).toBe(1)
      expect(await dispatchDue(sending({ sms }))).toBe(0)
      now = new Date(now.getTime() + backOff(attempt) * 1000)
    }
    expect(await dispatchDue(sending({ sms }))).toBe(0)
    expect(asked).toEqual(Array.from({ length: maxAttempts }, () => 'fail:1'))
    expect(await letter('fail:1')).toMatchObject({
      status: 'dead',
      attempts: maxAttempts,
      last_error: 'refused …'
    })
    expect(logged.at(-1)).toContain('given up')
    expect(logged.join()).not.toContain('13812345678')
  })

  test('does not prevent the sending of other letters', async () => {
    await write('mixed:1')
    await write('mixed:2')
    const sms = {
      send: async (letter: Sms, signal: AbortSignal) => {
        if (letter.reference === 'mixed:1') throw new Error('500')
        await inbox.sms.send(letter, signal, () => {})
      }
    }
    await dispatchDue(sending({ sms }))
    expect(await received()).toEqual(['mixed:2'])
  })

  test('gets the letter after it has recovered', async () => {
    await write('again:1')
    const { sms } = sink(asked => (asked === 1 ? Promise.reject(new Error('500')) : undefined))
    await dispatchDue(sending({ sms }))
    now = new Date(now.getTime() + backOff(1) * 1000)
    await dispatchDue(sending({ sms }))
    expect(await letter('again:1')).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
  })
})

describe('a process that dies', () => {
  test('leaves a letter that the provider took: the next one sends it with the same reference', async () => {
    await write('die:1')
    const dying = sending({ clock: () => now, db })
    let end = () => {}
    const die = {
      send: async (sms: Sms, signal: AbortSignal) => {
        await inbox.sms.send(sms, signal, () => {})
        await new Promise<void>(resolve => (end = resolve))
      }
    }
    const died = dispatchDue({ ...dying, sms: die })
    await expect.poll(received, { timeout: 10_000 }).toEqual(['die:1'])
    expect(await dispatchDue(sending())).toBe(0)
    now = new Date(now.getTime() + 121_000)
    expect(await dispatchDue(sending())).toBe(1)
    expect(await received()).toEqual(['die:1'])
    expect((await letter('die:1')).status).toBe('sent')
    // its database is closed with the file, and nothing may still use it then
    end()
    await died
  })
})

test('a process that reports its failure late does not undo a letter that another one has sent', async () => {
  await write('late:1')
  let fail = (_error: Error) => {}
  const late = { send: () => new Promise<void>((_resolve, reject) => (fail = reject)) }
  const stalled = dispatchDue(sending({ sms: late }))
  await expect.poll(async () => (await letter('late:1')).attempts).toBe(1)
  now = new Date(now.getTime() + 121_000)
  await dispatchDue(sending())
  fail(new Error('500'))
  await stalled
  expect(await letter('late:1')).toMatchObject({ status: 'sent', attempts: 2, last_error: null })
})

describe('the dispatcher', () => {
  test('sends when kicked, and again the letters that come while it works', async () => {
    await write('kick:1')
    const { asked, sms } = sink(async count => {
      if (count === 1) await write('kick:2')
    })
    const running = dispatcher(sending({ sms }))
    running.kick()
    await running.drain()
    expect(asked).toEqual(['kick:1', 'kick:2'])
    await running.stop()
    await write('kick:3')
    await running.drain()
    expect(asked).toHaveLength(2)
  })

  test('starts without a call when a letter falls due', async () => {
    const started = Date.now()
    const real = () => new Date(now.getTime() + Date.now() - started)
    await write('timer:1')
    await db
      .updateTable('outbox')
      .set({ next_at: new Date(now.getTime() + 300) })
      .execute()
    const running = dispatcher(sending({ clock: real }))
    await running.drain()
    expect(await received()).toEqual([])
    await expect.poll(received, { timeout: 10_000 }).toEqual(['timer:1'])
    await running.stop()
  })
})

describe('a slow mail server', () => {
  const writeMail = (reference: string) =>
    inTransaction(db, trx =>
      enqueueMail(trx, keys, {
        ...code(reference),
        to: 'a@b.example',
        params: { code: '428105', minutes: 10 }
      })
    )

  test('delays neither an SMS nor another mail', async () => {
    let answer = () => {}
    const slow = new Promise<void>(resolve => (answer = resolve))
    const asked: string[] = []
    const mail = {
      send: async ({ reference }: { reference: string }) => {
        asked.push(reference)
        if (reference.startsWith('slow')) await slow
      }
    }
    const { asked: texts, sms } = sink()
    for (let n = 0; n < 25; n++) await writeMail(`slow:${n}`)
    const running = dispatcher(sending({ mail, sms, patience: 20 }))
    await running.drain()
    await write('beside:sms')
    await writeMail('beside:mail')
    await running.drain()
    expect(texts).toEqual(['beside:sms'])
    expect(asked).toHaveLength(26)
    expect((await letter('beside:mail')).status).toBe('sent')
    expect((await letter('slow:0')).status).toBe('due')
    answer()
    await expect.poll(async () => (await letter('slow:24')).status).toBe('sent')
    await running.stop()
  })

  test('has forty letters at most, and the next ones when those have ended', async () => {
    let answer = () => {}
    const slow = new Promise<void>(resolve => (answer = resolve))
    const asked: string[] = []
    const mail = {
      send: async ({ reference }: { reference: string }) => {
        asked.push(reference)
        await slow
      }
    }
    for (let n = 0; n < 45; n++) await writeMail(`many:${n}`)
    const running = dispatcher(sending({ mail, patience: 20 }))
    await running.drain()
    expect(asked).toHaveLength(40)
    answer()
    await expect.poll(() => asked.length).toBe(45)
    await running.stop()
  })

  test('leaves its letter to another server when this one stops', async () => {
    await writeMail('stop:1')
    const mail = {
      send: (_mail: unknown, signal: AbortSignal) =>
        new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    const running = dispatcher(sending({ mail, patience: 20 }), 50)
    await running.drain()
    await running.stop()
    expect(await letter('stop:1')).toMatchObject({
      status: 'due',
      attempts: 1,
      next_at: new Date(now.getTime() + backOff(1) * 1000),
      last_error: 'no answer before the server stopped'
    })
  })

  test('keeps its letter for as long as it is under way', async () => {
    await writeMail('held:3')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const slow = Promise.withResolvers<void>()
    const underWay = dispatchDue(sending({ mail: { send: () => slow.promise } }))
    await expect.poll(async () => (await letter('held:3')).attempts).toBe(1)
    now = new Date(now.getTime() + 100_000)
    vi.advanceTimersByTime(40_000)
    await expect.poll(async () => (await letter('held:3')).next_at).toEqual(new Date(now.getTime() + 120_000))
    now = new Date(now.getTime() + 100_000)
    expect(await dispatchDue(sending())).toBe(0)
    vi.useRealTimers()
    slow.resolve()
    await underWay
    expect((await letter('held:3')).status).toBe('sent')
  })
})
