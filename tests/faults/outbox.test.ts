import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { openKeys } from '../../server/platform/keys/keys.ts'
import { enqueueMail, enqueueSms } from '../../server/platform/outbox/enqueue.ts'
import { testDatabase } from '../support/postgres/database.ts'
import { startMailServer } from '../support/servers/mail-server.ts'
import { startSmsPlatform } from '../support/servers/sms-platform.ts'
import { temporaryFolder } from '../support/uploads.ts'

const database = await testDatabase()
const { db } = database
const folder = temporaryFolder()
const keys = await openKeys(folder)

/** Both servers remember references: they send each reference once, however often they are asked. */
const platform = await startSmsPlatform()
const mailServer = await startMailServer({ plain: true })
afterAll(() => Promise.all([platform.close(), mailServer.close()]))

await db
  .insertInto('sms_config')
  .values({
    name: '政务短信',
    platform: 1,
    endpoint: platform.url,
    access_key: 'key',
    status: 1,
    secret_sealed: keys.sealField('secret', 'secret')
  })
  .execute()
await db.updateTable('sms_template').set({ template_a: 'SMS_1' }).execute()
await db
  .insertInto('mail_config')
  .values({
    name: '政务邮箱',
    host: '127.0.0.1',
    port: mailServer.port,
    security: 0,
    status: 1,
    sender: 'board@example.org'
  })
  .execute()

/** Seconds after which another process may take the letter of a process, and one more. */
const lease = 121

/** The time of the last letter, in milliseconds. The clock of a process stands still, so a slow machine changes nothing. */
let written = 0

/**
 * Handles the outbox once in another process, that many seconds after the last letter; returns the signal that killed
 * it, if any.
 */
async function work(ahead: number, die: '' | 'before' | 'after' = ''): Promise<string | null> {
  const script = join(import.meta.dirname, 'support/outbox-worker.ts')
  const env = {
    DATABASE_URL: database.url,
    KEYS_DIR: folder,
    DIE: die,
    NOW: String(written + ahead * 1000)
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  if (code !== null && code !== 0) throw new Error(`The worker ended with ${code}`)
  return signal
}

async function enqueue(reference: string) {
  written = Date.now()
  const letter = { reference, to: '13000000000', at: new Date(written), template: 'code' } as const
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
    platform.asked.length = 0
    platform.state.mood = 'well'
  })

  it('leaves the letter to another process when it is killed before the provider is asked', async () => {
    await enqueue('before')
    expect(await work(0, 'before')).toBe('SIGKILL')
    expect(platform.asked.length).toBe(0)
    expect(await work(1)).toBeNull()
    expect(platform.asked.length, 'the letter still belongs to the process that was killed').toBe(0)
    await work(lease)
    expect(platform.asked.length).toBe(1)
    expect(await letter('before')).toMatchObject({ status: 'sent', attempts: 2 })
  })

  it('causes no second SMS when it is killed after the provider was asked', async () => {
    await enqueue('after')
    expect(await work(0, 'after')).toBe('SIGKILL')
    expect(await letter('after')).toMatchObject({ status: 'due', attempts: 1 })
    await work(lease)
    expect(platform.asked.length).toBe(2)
    expect(platform.sent.get('after')).toBe(1)
    expect(await letter('after')).toMatchObject({ status: 'sent' })
  })

  it('sends the same mail again when it is killed after the mail server accepted it', async () => {
    written = Date.now()
    const letter = {
      reference: 'mail',
      to: 'zhang@example.org',
      at: new Date(written),
      template: 'news'
    } as const
    await inTransaction(db, trx =>
      enqueueMail(trx, keys, { ...letter, params: { subject: '有新回复', text: '您的留言有新回复。' } })
    )
    expect(await work(0, 'after')).toBe('SIGKILL')
    await work(lease)
    expect(mailServer.received).toHaveLength(2)
    expect(mailServer.kept()).toBe(1)
  })

  it('tries again after longer and longer waits when the provider fails or says nothing, then keeps a dead letter', async () => {
    await enqueue('failing')
    const waits = [10, 40, 160, 640, 2560]
    let ahead = 0
    for (const [attempt, wait] of waits.entries()) {
      platform.state.mood = attempt % 2 === 0 ? 'broken' : 'garbage'
      await work(ahead)
      expect(platform.asked.length, `attempt ${attempt + 1}`).toBe(attempt + 1)
      await work(ahead + wait - 5)
      expect(platform.asked.length, `too soon after attempt ${attempt + 1}`).toBe(attempt + 1)
      ahead += wait + 5
    }
    // each silence takes as long as an answer may, so there is one
    platform.state.mood = 'silent'
    await work(ahead)
    expect(await letter('failing')).toMatchObject({
      status: 'dead',
      attempts: 6,
      last_error: expect.any(String)
    })
    platform.state.mood = 'well'
    await work(ahead + 100_000)
    expect(platform.sent.has('failing')).toBe(false)
  })
})
