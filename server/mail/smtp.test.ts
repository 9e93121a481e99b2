import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { certificate } from '../../tests/support/certificate.ts'
import { mailAccount, startMailServer } from '../../tests/support/mail-server.ts'
import { loopback } from '../../tests/support/outgoing.ts'
import { type Outgoing, outgoingOf } from '../outgoing/addresses.ts'
import type { SendFailure } from '../outgoing/failure.ts'
import { sendBySmtp } from './smtp.ts'
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
