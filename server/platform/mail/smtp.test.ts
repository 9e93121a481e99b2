import { createServer } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { certificate } from '../../../tests/support/certificate.ts'
import { mailAccount, startMailServer } from '../../../tests/support/servers/mail-server.ts'
import { loopback } from '../../../tests/support/servers/outgoing.ts'
import { type Outgoing, outgoingOf } from '../outgoing/addresses.ts'
import type { SendFailure } from '../outgoing/failure.ts'
import { sendBySmtp, usualTimes } from './smtp.ts'
import type { MailAccount } from './store.ts'

const starttls = await startMailServer()
const tls = await startMailServer({ secure: true })
const plain = await startMailServer({ plain: true })
const servers = [starttls, tls, plain]
afterAll(() => Promise.all(servers.map(server => server.close())))

beforeEach(() => {
  for (const { received, state } of servers) {
    received.length = 0
    state.mood = 'well'
  }
})

const account = (changed: Partial<MailAccount> = {}): MailAccount => ({
  name: '政务邮箱',
  host: '127.0.0.1',
  port: starttls.port,
  security: 1,
  senderName: '领导留言板',
  account: mailAccount.user,
  password: mailAccount.pass,
  sender: 'board@example.org',
  ...changed
})
const mail = { reference: 'news:7', to: 'zhang@example.org', subject: '有新回复', text: '您的留言有新回复。' }
const trusting: Outgoing = { ...loopback, ca: certificate.cert }

const send = (changed: Partial<MailAccount> = {}, outgoing = trusting, more: Partial<typeof mail> = {}) =>
  sendBySmtp(account(changed), { ...mail, ...more }, new AbortController().signal, outgoing)

const failure = (sent: Promise<unknown>): Promise<SendFailure> =>
  sent.then(
    () => {
      throw new Error('it was sent')
    },
    error => error
  )

describe('a mail', () => {
  it.each([
    ['over STARTTLS', starttls, 1],
    ['over TLS', tls, 2],
    ['in clear, where it is asked for', plain, 0]
  ])('is sent %s, with account and sender, and the answer is returned', async (_how, server, security) => {
    expect(await send({ port: server.port, security })).toMatch(/^250 /)
    const [taken] = server.received
    expect(taken).toMatchObject({ to: ['zhang@example.org'], text: '您的留言有新回复。' })
    expect(taken?.raw).toMatch(/^From: .*<board@example\.org>/m)
    expect(taken?.raw).toMatch(/^Auto-Submitted: auto-generated/m)
  })

  it('keeps its Message-ID when it is sent again, and no other mail has it', async () => {
    await send()
    await send()
    await send({}, trusting, { reference: 'news:8' })
    const [first, again, other] = starttls.received.map(({ messageId }) => messageId)
    expect(first).toMatch(/^<[0-9a-f]{32}@example\.org>$/)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('cannot add headers or recipients by its texts', async () => {
    const subject = 'News\r\nBcc: other@example.org'
    await send({}, trusting, { subject, text: 'a\r\n.\r\nMAIL FROM:<x@example.org>' })
    expect(starttls.received).toHaveLength(1)
    expect(starttls.received[0]?.to).toEqual(['zhang@example.org'])
    expect(starttls.received[0]?.raw).not.toMatch(/^Bcc:/m)
  })
})

describe('a server', () => {
  it('is reported with its answer if it refuses the account, and asked again later', async () => {
    const refused = await failure(send({ password: 'wrong' }))
    expect(refused).toMatchObject({ kind: 'refused', isFinal: false })
    expect(refused.message).toContain('535')
    expect(starttls.received).toEqual([])
  })

  it('is asked again if it refuses a mail for now; after a permanent refusal it is not', async () => {
    starttls.state.mood = 'busy'
    expect(await failure(send())).toMatchObject({ kind: 'refused', isFinal: false })
    starttls.state.mood = 'refusing'
    expect(await failure(send())).toMatchObject({ kind: 'refused', isFinal: true })
  })

  it('leaves it open whether it accepted the mail if it breaks off after the mail', async () => {
    starttls.state.mood = 'dropping'
    expect(await failure(send())).toMatchObject({ isFinal: false })
    expect(starttls.received).toHaveLength(1)
  })

  it('gets neither password nor mail with an untrusted certificate', async () => {
    expect(await failure(send({}, loopback))).toMatchObject({ kind: 'unreachable' })
    expect(await failure(send({ port: tls.port, security: 2 }, loopback))).toMatchObject({
      kind: 'unreachable'
    })
    expect([...starttls.received, ...tls.received]).toEqual([])
  })

  it('gets nothing without STARTTLS if the configuration requires it', async () => {
    expect(await failure(send({ port: plain.port, security: 1 }))).toMatchObject({
      kind: 'refused',
      isFinal: false
    })
    expect(plain.received).toEqual([])
  })

  it('is not asked in the private network, unless it was opened', async () => {
    const before = starttls.state.connections
    expect(await failure(send({}, { ...trusting, ...outgoingOf([]) }))).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('private address')
    })
    expect(starttls.state.connections).toBe(before)
  })
})

describe('a slow server', () => {
  afterEach(() => {
    vi.useRealTimers()
    starttls.state.greet = Promise.resolve()
  })

  it.each([9, 60, 290])('that greets after %i s gets the mail', async seconds => {
    const { connections } = starttls.state
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise, resolve: greet } = Promise.withResolvers<void>()
    starttls.state.greet = promise
    const sent = send()
    const hasEnded = vi.fn()
    sent.then(hasEnded, hasEnded)
    while (starttls.state.connections === connections) await new Promise(resolve => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    expect(hasEnded).not.toHaveBeenCalled()
    vi.useRealTimers()
    greet()
    expect(await sent).toMatch(/^250 /)
    expect(starttls.received).toHaveLength(1)
  })

  it('has the minutes of RFC 5321 for each step', () => {
    expect(usualTimes.greeting).toBeGreaterThanOrEqual(300_000)
    expect(usualTimes.step).toBeGreaterThanOrEqual(600_000)
  })

  const times = { connection: 2000, greeting: 100, step: 100 }
  const sendWith = (port: number, signal = new AbortController().signal, given = times) =>
    failure(sendBySmtp(account({ port, security: 0 }), mail, signal, trusting, given))

  it('that never greets, or falls silent later, is unanswered in the end', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1')
    await new Promise(resolve => mute.once('listening', resolve))
    const address = mute.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await sendWith(port)).toMatchObject({ kind: 'unanswered', isFinal: false })
    mute.close()
    plain.state.mood = 'silent'
    expect(await sendWith(plain.port)).toMatchObject({ kind: 'unanswered', isFinal: false })
  })

  it('is left at once when the sender gives up', async () => {
    starttls.state.greet = new Promise(() => {})
    const stop = new AbortController()
    const left = sendWith(starttls.port, stop.signal, { connection: 2000, greeting: 60_000, step: 60_000 })
    setTimeout(() => stop.abort(), 50)
    expect(await left).toMatchObject({ isFinal: false })
  })

  it('that refuses the connection is unreachable', async () => {
    const gone = await startMailServer({ plain: true })
    await gone.close()
    expect(await sendWith(gone.port)).toMatchObject({ kind: 'unreachable' })
  })
})
