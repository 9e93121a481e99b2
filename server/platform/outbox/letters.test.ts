import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildLetter, dead } from '../../../tests/support/builders/letters.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testClock } from '../../../tests/support/clock.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { mailAccount, startMailServer } from '../../../tests/support/servers/mail-server.ts'
import { startSmsPlatform } from '../../../tests/support/servers/sms-platform.ts'
import { readConfig } from '../config/config.ts'
import { inTransaction } from '../database/transaction.ts'
import { backOff, maxAttempts } from './dispatch.ts'
import { enqueueMail, enqueueSms } from './enqueue.ts'

const clock = testClock()
/** the configuration of production, in which nothing goes to a development inbox */
const config = readConfig({ MODE: 'production', LOG_LEVEL: 'silent', DATA_DIR: 'data/test', MAX_DELAY: '0' })
const board = await testBoard(await testDatabase(), clock.now, { config })
const { db, deps } = board
const { keys } = deps
const administrator = await board.client('administrator')
const mailServer = await startMailServer({ plain: true })
const platform = await startSmsPlatform()

beforeEach(async () => {
  for (const table of ['outbox', 'mail_config', 'sms_config'] as const) await db.deleteFrom(table).execute()
  await db.updateTable('sms_template').set({ template_a: 'SMS_1' }).execute()
  mailServer.received.length = 0
  mailServer.state.mood = 'well'
  platform.asked.length = 0
  platform.sent.clear()
  platform.state.mood = 'well'
})

let last = 0
const code = { code: '428105', minutes: 10 }
const reference = () => `letter:${++last}`
const writeMail = (given: object = {}) =>
  inTransaction(db, trx =>
    enqueueMail(trx, keys, {
      reference: reference(),
      to: 'zhang@example.org',
      template: 'code',
      params: code,
      at: clock.now(),
      ...given
    })
  )
const writeSms = (given: object = {}) =>
  inTransaction(db, trx =>
    enqueueSms(trx, keys, {
      reference: reference(),
      to: '13000000000',
      template: 'code',
      params: code,
      at: clock.now(),
      ...given
    })
  )

const setUpMail = (given: object = {}) =>
  administrator.call('sysMailConfigCreate', {
    body: {
      name: '政务邮箱',
      host: '127.0.0.1',
      port: mailServer.port,
      security: 0,
      status: 1,
      account: mailAccount.user,
      password: mailAccount.pass,
      sender: 'board@example.org',
      ...given
    }
  })
const setUpSms = (given: { status?: 0 | 1; useAnyway?: boolean; [field: string]: unknown } = {}) =>
  administrator.call('sysSmsConfigCreate', {
    body: {
      name: '政务短信',
      platform: 1,
      endpoint: platform.url,
      status: 1,
      accessKey: 'key',
      secretKey: 'secret',
      // no test was sent to it before
      useAnyway: given.status !== 0,
      signName: '领导留言板',
      ...given
    }
  })

const mails = async (filter: object = {}) =>
  await administrator.call('sysMailLogList', { query: { filter: JSON.stringify(filter) } })
const messages = async (filter: object = {}) =>
  await administrator.call('sysSmsLogList', { query: { filter: JSON.stringify(filter) } })

describe('before mail is set up', () => {
  it('letters wait, are listed without an attempt, and are sent once it is', async () => {
    await writeMail()
    await deps.outbox.drain()
    expect(await mails()).toMatchObject([{ status: 2, failure: 'notSetUp', attempts: 0, sentAt: null }])
    await setUpMail()
    await deps.outbox.drain()
    expect(await mails()).toMatchObject([{ status: 1, failure: null, attempts: 1, lastError: '' }])
    expect(mailServer.received).toHaveLength(1)
  })

  it('the same applies to SMS, and to a template that the platform does not have', async () => {
    await writeSms()
    await deps.outbox.drain()
    expect(await messages()).toMatchObject([{ status: 2, failure: 'notSetUp', attempts: 0, platform: null }])
    await setUpSms()
    await deps.outbox.drain()
    expect(await messages()).toMatchObject([{ status: 1, platform: 1 }])
    await db.updateTable('sms_template').set({ template_a: '' }).execute()
    await writeSms()
    await deps.outbox.drain()
    const waiting = { status: [2] }
    expect(await messages(waiting)).toMatchObject([{ failure: 'notSetUp', attempts: 0, platform: 1 }])
    await db.updateTable('sms_config').set({ status: 0 }).execute()
    clock.pass(301)
    await deps.outbox.drain()
    expect(await messages(waiting)).toMatchObject([{ failure: 'notSetUp', platform: null }])
    await db.updateTable('sms_config').set({ status: 1 }).execute()
    await db.updateTable('sms_template').set({ template_a: 'SMS_1' }).execute()
    clock.pass(301)
    await deps.outbox.drain()
    expect(await messages(waiting)).toEqual([])
  })
})

describe('an SMS platform without a template for codes', () => {
  const noTemplates = { template_a: '', template_b: '', template_c: '' }
  const setTemplates = (given: object) =>
    db
      .updateTable('sms_template')
      .set({ ...noTemplates, ...given })
      .execute()
  const refusal = {
    code: 'OUT0009',
    fields: [{ path: 'status', message: expect.stringMatching(/短信模板.*“云平台A 模板编号”/) }]
  }

  it('is not put into use, new or saved before, until the template has its name there', async () => {
    await setTemplates({ template_b: '1234' })
    await expect(setUpSms()).rejects.toMatchObject(refusal)
    const { id, version } = await setUpSms({ status: 0 })
    const putInUse = () =>
      administrator.call('sysSmsConfigUpdate', {
        params: { id },
        body: { version, status: 1, useAnyway: true }
      })
    await expect(putInUse()).rejects.toMatchObject(refusal)
    await setTemplates({ template_a: 'SMS_1' })
    expect(await putInUse()).toMatchObject({ status: 1 })
  })

  it('does not come about while the platform is in use: the name of the template cannot be emptied', async () => {
    const change = async (body: object) => {
      const { id, version } = await db
        .selectFrom('sms_template')
        .select(['id', 'version'])
        .where('code', '=', 'code')
        .executeTakeFirstOrThrow()
      return administrator.call('sysSmsTemplateUpdate', { params: { id }, body: { version, ...body } })
    }
    const { id, version } = await setUpSms()
    await expect(change({ templateA: '' })).rejects.toMatchObject({
      code: 'OUT0010',
      fields: [{ path: 'templateA', message: expect.stringMatching(/“云平台A 模板编号”.*短信配置”停用/) }]
    })
    expect(await change({ templateA: 'SMS_2', templateB: '', remark: '改过' })).toMatchObject({
      templateA: 'SMS_2'
    })
    await administrator.call('sysSmsConfigUpdate', { params: { id }, body: { version, status: 0 } })
    expect(await change({ templateA: '' })).toMatchObject({ templateA: '' })
  })

  it('is not put into use while somebody empties the name of the template', async () => {
    const emptied = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const emptying = inTransaction(db, async trx => {
      await trx.updateTable('sms_template').set(noTemplates).where('code', '=', 'code').execute()
      written.resolve()
      await emptied.promise
    })
    await written.promise
    const putting = setUpSms().catch(error => error)
    const first = await Promise.race([putting, sleep(300, 'waits')])
    emptied.resolve()
    await emptying
    expect(first).toBe('waits')
    expect(await putting).toMatchObject({ code: 'OUT0009' })
  })

  it('says at a test where the template is given its name', async () => {
    await setTemplates({})
    const { id } = await setUpSms({ status: 0 })
    const templates = await administrator.call('sysSmsTemplateList', { query: {} })
    const body = { id, mobile: '13000000000', templateId: templates[0]?.id ?? 0 }
    await expect(administrator.call('testSms', { body })).rejects.toMatchObject({
      code: 'OUT0003',
      message: expect.stringMatching(/模板尚未配置。请到“系统管理 → 短信模板”/)
    })
  })

  it('does not take the place of another platform in a configuration in use, which can be changed otherwise', async () => {
    const { id, version } = await setUpSms()
    await setTemplates({})
    const change = (body: object) =>
      administrator.call('sysSmsConfigUpdate', { params: { id }, body: { version, ...body } })
    await expect(change({ platform: 2 })).rejects.toMatchObject({ code: 'OUT0009' })
    expect(await change({ name: '改名的短信' })).toMatchObject({ status: 1, name: '改名的短信' })
  })
})

describe('putting an SMS platform in use', () => {
  it('is refused until a test was sent since its last change, or on purpose', async () => {
    const refusal = { code: 'OUT0014', fields: [{ path: 'useAnyway' }] }
    await expect(setUpSms({ useAnyway: false })).rejects.toMatchObject(refusal)
    const { id } = await setUpSms({ status: 0 })
    const get = () => administrator.call('sysSmsConfigGet', { params: { id } })
    const change = async (body: object) =>
      administrator.call('sysSmsConfigUpdate', {
        params: { id },
        body: { version: (await get()).version, ...body }
      })
    await expect(change({ status: 1 })).rejects.toMatchObject(refusal)
    const templates = await administrator.call('sysSmsTemplateList', { query: {} })
    const test = () =>
      administrator.call('testSms', {
        body: { id, mobile: '13000000000', templateId: templates[0]?.id ?? 0 }
      })
    platform.state.mood = 'refusing'
    await expect(test()).rejects.toMatchObject({ code: 'OUT0003' })
    expect(await get()).toMatchObject({ trialPassed: false })
    await expect(change({ status: 1 })).rejects.toMatchObject(refusal)
    platform.state.mood = 'well'
    await test()
    // another key is another configuration
    await change({ secretKey: 'another' })
    await expect(change({ status: 1 })).rejects.toMatchObject(refusal)
    await test()
    expect(await change({ status: 1 })).toMatchObject({ status: 1, trialPassed: true })
    await expect(change({ accessKey: 'other' })).rejects.toMatchObject(refusal)
    expect(await change({ accessKey: 'other', useAnyway: true })).toMatchObject({ trialPassed: false })
  })
})

describe('the address of an SMS platform', () => {
  it('loses a slash at its end', async () => {
    expect(await setUpSms({ endpoint: `${platform.url}/` })).toMatchObject({ endpoint: platform.url })
  })

  it('is refused at its field if it has a path', async () => {
    await expect(setUpSms({ endpoint: `${platform.url}/v1` })).rejects.toMatchObject({
      code: 'OSS0009',
      fields: [{ path: 'endpoint', message: expect.stringContaining('不带路径') }]
    })
  })
})

describe('the log', () => {
  it('shows the receiver, masked, and the text, with codes hidden; the mail has all of it', async () => {
    await setUpMail()
    await writeMail({ language: 'en-US' })
    await deps.outbox.drain()
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: 'z***@example.org', subject: 'Your verification code' })
    expect(JSON.stringify(mail)).not.toMatch(/428105|zhang/)
    expect(mailServer.received[0]?.text).toContain('Your verification code is 428105.')
  })

  it('has the platform and the parameters of an SMS', async () => {
    await setUpSms()
    await writeSms()
    await deps.outbox.drain()
    const [sms] = await messages()
    expect(sms).toMatchObject({
      mobile: '130********',
      platform: 1,
      code: 'code',
      status: 1,
      params1: '******',
      params2: '10',
      params3: '',
      params4: ''
    })
    expect(sms?.content).toContain('验证码 ******，10 分钟内有效')
    expect(JSON.stringify(sms)).not.toMatch(/428105|13000000000/)
    expect(platform.asked[0]?.url.searchParams.get('TemplateParam')).toBe('{"code":"428105","minutes":"10"}')
  })

  it('is searched by the whole address or number, and not by parts', async () => {
    await buildLetter({ db, keys }, 'mail', { to: 'zhang@example.org' })
    await buildLetter({ db, keys }, 'mail', { to: 'zheng@example.org' })
    await buildLetter({ db, keys }, 'sms', { to: '13000000007' })
    expect(await mails({ recipient: ' Zhang@example.org' })).toHaveLength(1)
    expect(await mails({ recipient: 'z***@example.org' })).toHaveLength(0)
    expect(await messages({ mobile: '13000000007' })).toHaveLength(1)
    expect(await messages({ mobile: '130' })).toHaveLength(0)
  })
})

describe('a letter', () => {
  it('is given up at once if a mail server refuses it permanently', async () => {
    await setUpMail()
    mailServer.state.mood = 'refusing'
    await writeMail()
    await deps.outbox.drain()
    expect(await mails()).toMatchObject([{ status: 0, attempts: 1, failure: 'refused' }])
  })

  it('is tried again if a mail server refuses it for now', async () => {
    await setUpMail()
    mailServer.state.mood = 'busy'
    await writeMail()
    await deps.outbox.drain()
    expect(await mails()).toMatchObject([{ status: 2, attempts: 1, failure: 'refused' }])
    mailServer.state.mood = 'well'
    clock.pass(backOff(1))
    await deps.outbox.drain()
    expect(await mails()).toMatchObject([{ status: 1, attempts: 2, failure: null }])
  })

  it('is sent again with the same reference if it may have been accepted', async () => {
    await setUpMail()
    mailServer.state.mood = 'dropping'
    await writeMail()
    await deps.outbox.drain()
    mailServer.state.mood = 'well'
    clock.pass(backOff(1))
    await deps.outbox.drain()
    expect(mailServer.received).toHaveLength(2)
    expect(mailServer.kept()).toBe(1)
  })

  it('is not sent with an expired code', async () => {
    await setUpSms()
    await writeSms({ expiresAt: new Date(clock.now().getTime() + 60_000), at: clock.now() })
    platform.state.mood = 'broken'
    await deps.outbox.drain()
    expect(await messages()).toMatchObject([{ status: 2, failure: 'other' }])
    platform.state.mood = 'well'
    clock.pass(61)
    await deps.outbox.drain()
    expect(await messages()).toMatchObject([{ status: 0, failure: 'expired' }])
    expect(platform.sent.size).toBe(0)
  })

  it.each(['broken', 'garbage', 'refusing'] as const)(
    'is given up after a platform was %s for long',
    async mood => {
      await setUpSms()
      platform.state.mood = mood
      await writeSms()
      for (let attempt = 1; attempt <= maxAttempts; attempt++) {
        await deps.outbox.drain()
        expect(platform.asked).toHaveLength(attempt)
        clock.pass(backOff(attempt))
      }
      const [sms] = await messages({ status: [0] })
      expect(sms).toMatchObject({ status: 0, attempts: maxAttempts })
      expect(sms?.lastError).not.toMatch(/13000000000/)
    }
  )
})

describe('sending again', () => {
  it('keeps the reference, counts the attempts from the start, and is in the history', async () => {
    await setUpSms()
    const id = await buildLetter({ db, keys }, 'sms', { row: dead })
    const [before] = await messages()
    expect(before?.allowedActions).toEqual(['resendSms', 'resendSmsMany'])
    await administrator.call('resendSms', { body: { id } })
    await deps.outbox.drain()
    const [after] = await messages()
    expect(after).toMatchObject({ id, status: 1, attempts: 1 })
    expect(after?.allowedActions).toEqual(['resendSmsMany'])
    const row = await db
      .selectFrom('outbox')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([...platform.sent]).toEqual([[row.reference, 1]])
    const history = await administrator.call('sysSmsLogHistory', { params: { id } })
    expect(history).toMatchObject([{ verb: 'letter.resent' }])
  })

  it('skips letters that need no repetition', async () => {
    await setUpMail()
    const revived = await buildLetter({ db, keys }, 'mail', { row: dead })
    const sent = await buildLetter({ db, keys }, 'mail', { row: { status: 'sent' } })
    const stale = await buildLetter({ db, keys }, 'mail', { row: { ...dead, expires_at: new Date(0) } })
    const { ids } = await administrator.call('resendMailMany', { body: { ids: [stale, sent, revived] } })
    expect(ids).toEqual([revived])
    await deps.outbox.drain()
    expect(mailServer.received).toHaveLength(1)
  })

  it('finds no letter of the other channel', async () => {
    const id = await buildLetter({ db, keys }, 'sms', { row: dead })
    await expect(administrator.call('resendMail', { body: { id } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
  })
})
