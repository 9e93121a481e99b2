import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { mailAccount, startMailServer } from '../../../tests/support/servers/mail-server.ts'

const board = await testBoard(await testDatabase())
const { db } = board
const administrator = await board.client('administrator')
const server = await startMailServer({ plain: true })
afterAll(() => server.close())

beforeEach(async () => {
  await db.deleteFrom('mail_config').execute()
  server.received.length = 0
  server.state.mood = 'well'
})

const create = (given: object = {}) =>
  administrator.call('sysMailConfigCreate', {
    body: {
      name: '政务邮箱',
      host: '127.0.0.1',
      port: server.port,
      security: 0,
      sender: 'board@example.org',
      account: mailAccount.user,
      password: mailAccount.pass,
      ...given
    }
  })
const get = (id: number) => administrator.call('sysMailConfigGet', { params: { id } })
const test = (id: number, idempotencyKey?: string) =>
  administrator.call('testMail', {
    body: { id, to: 'zhang@example.org' },
    ...(idempotencyKey && { idempotencyKey })
  })
const historyOf = (id: number) => administrator.call('sysMailConfigHistory', { params: { id } })

describe('a password of mail', () => {
  it('is stored sealed, is never shown, and stays if none is given', async () => {
    const { id, version } = await create()
    const row = await db.selectFrom('mail_config').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(mailAccount.pass)
    const read = await get(id)
    expect(read).toMatchObject({ hasPassword: true })
    expect(JSON.stringify([read, await historyOf(id)])).not.toContain(mailAccount.pass)
    await administrator.call('sysMailConfigUpdate', {
      params: { id },
      body: { version, senderName: '留言板', password: '' }
    })
    expect(await test(id)).toMatchObject({ answer: expect.stringMatching(/^250 /) })
  })

  it('must be typed again when the server changes', async () => {
    const { id, version } = await create()
    const change = (body: object) =>
      administrator.call('sysMailConfigUpdate', { params: { id }, body: { version, ...body } })
    for (const body of [{ host: 'other.example.org' }, { port: 26 }, { security: 2 }, { account: 'x' }])
      await expect(change(body)).rejects.toMatchObject({ code: 'OUT0004', fields: [{ path: 'password' }] })
    expect(await change({ host: '127.0.0.2', password: 'Huang-he10' })).toMatchObject({ host: '127.0.0.2' })
  })
})

describe('trying a configuration out', () => {
  it("sends a mail at once, in use or not, and shows the server's answer", async () => {
    const { id } = await create()
    expect((await test(id)).answer).toMatch(/^250 /)
    expect(server.received).toHaveLength(1)
    expect(server.received[0]?.text).toContain('邮件配置“政务邮箱”可以发送邮件')
    expect(await historyOf(id)).toMatchObject([
      { verb: 'mail.tested', note: expect.stringMatching(/^z\*{3}@example\.org: 250 /) },
      { verb: 'record.created' }
    ])
  })

  it('says why the mail was not sent', async () => {
    const { id } = await create({ password: 'Wrong-word9' })
    await expect(test(id)).rejects.toMatchObject({
      code: 'OUT0003',
      message: expect.stringMatching(/^测试发送失败：对方拒绝。.*535/)
    })
    expect(await historyOf(id)).toMatchObject([
      { verb: 'mail.tested', note: expect.stringContaining('535') },
      { verb: 'record.created' }
    ])
  })

  it('says how an address is written that it does not accept', async () => {
    const { id } = await create()
    const body = { id, to: '@example.org' }
    await expect(administrator.call('testMail', { body })).rejects.toMatchObject({
      fields: [{ path: 'to', message: expect.stringContaining('@ 前须有 1 至 64 个字母') }]
    })
    expect(server.received).toEqual([])
  })

  it.each(['a@example.org', 'a@b.cn', `${'x'.repeat(64)}@example.org`])(
    'sends to %s: an operator’s address is no citizen’s',
    async to => {
      const { id } = await create({ sender: 'a@b.cn' })
      await administrator.call('testMail', { body: { id, to } })
      expect(server.received[0]?.to).toContain(to)
    }
  )

  it('sends one mail when the same request is repeated', async () => {
    const { id } = await create()
    const answers = [await test(id, 'same-key-0001'), await test(id, 'same-key-0001')]
    expect(answers[1]).toEqual(answers[0])
    expect(server.received).toHaveLength(1)
  })

  it('does not connect to a private address that was not opened, and says in words what to do', async () => {
    const { id } = await create({ host: '10.1.2.3' })
    await expect(test(id)).rejects.toMatchObject({
      code: 'OUT0003',
      message: expect.stringMatching(/：该地址属于内网。请运维人员将其写入 PRIVATE_TARGETS 后重启网站$/)
    })
  })
})

describe('putting a configuration in use', () => {
  const trialOf = async (id: number) => (await get(id)).trialPassed

  it.each([
    ['对方拒绝', { password: 'Wrong-word9' }],
    ['无法连接', { port: 1 }],
    ['该地址属于内网', { host: '10.1.2.3' }]
  ])('is refused with the words of its trial: %s', async (reason, given) => {
    const refusal = {
      code: 'OUT0013',
      fields: [{ path: 'useAnyway', message: expect.stringContaining(reason) }]
    }
    await expect(create({ ...given, status: 1 })).rejects.toMatchObject(refusal)
    const { id, version } = await create(given)
    const use = (more: object = {}) =>
      administrator.call('sysMailConfigUpdate', { params: { id }, body: { version, status: 1, ...more } })
    await expect(use()).rejects.toMatchObject(refusal)
    expect(await get(id)).toMatchObject({ status: 0, trialPassed: null })
    expect(server.received).toEqual([])
    // on purpose it is possible, and the history has it
    expect(await use({ useAnyway: true })).toMatchObject({ status: 1, trialPassed: false })
    expect((await historyOf(id))[0]).toMatchObject({ after: { status: 1, trialPassed: false } })
  })

  it('signs in and sends nothing, new or saved before', async () => {
    expect(await create({ status: 1 })).toMatchObject({ trialPassed: true })
    const { id, version } = await create({ name: '备用邮箱' })
    const body = { version, status: 1 as const }
    expect(await administrator.call('sysMailConfigUpdate', { params: { id }, body })).toMatchObject({
      status: 1,
      trialPassed: true
    })
    expect(server.received).toEqual([])
  })

  it('is tried again when what is in use changes, and not for a name', async () => {
    const { id } = await create({ status: 1 })
    const change = async (body: object) =>
      administrator.call('sysMailConfigUpdate', {
        params: { id },
        body: { version: (await get(id)).version, ...body }
      })
    await expect(change({ password: 'Wrong-word9' })).rejects.toMatchObject({ code: 'OUT0013' })
    server.state.mood = 'refusing'
    expect(await change({ name: '改名的邮箱' })).toMatchObject({ trialPassed: true })
  })

  it('knows how its last test ended until it changes', async () => {
    const { id, version } = await create({ password: 'Wrong-word9' })
    await expect(test(id)).rejects.toMatchObject({ code: 'OUT0003' })
    expect(await trialOf(id)).toBe(false)
    const body = { version, password: mailAccount.pass }
    await administrator.call('sysMailConfigUpdate', { params: { id }, body })
    expect(await trialOf(id)).toBe(null)
    await test(id)
    expect(await trialOf(id)).toBe(true)
  })
})

describe('a configuration in use', () => {
  it('is the only one: another one replaces it, and the history of both has it', async () => {
    const first = await create({ status: 1 })
    const second = await create({ name: '备用邮箱', status: 1 })
    expect(await get(first.id)).toMatchObject({ status: 0, version: 2 })
    expect(await get(second.id)).toMatchObject({ status: 1 })
    expect(await historyOf(first.id)).toMatchObject([
      { verb: 'record.updated', before: { status: 1 }, after: { status: 0 } },
      { verb: 'record.created' }
    ])
    await administrator.call('sysMailConfigUpdate', {
      params: { id: first.id },
      body: { version: 2, status: 1 }
    })
    expect(await get(second.id)).toMatchObject({ status: 0 })
  })

  it('cannot be deleted', async () => {
    const { id, allowedActions } = await create({ status: 1 })
    expect(allowedActions).not.toContain('sysMailConfigDelete')
    await expect(administrator.call('sysMailConfigDelete', { params: { id } })).rejects.toMatchObject({
      code: 'OUT0005'
    })
  })
})

describe('a template', () => {
  const byCode = async (code: string) => {
    const rows = db
      .selectFrom('mail_template')
      .select(['id', 'version', 'variables'])
      .where('code', '=', code)
    return await rows.executeTakeFirstOrThrow()
  }

  it('is previewed in each language, with samples', async () => {
    const { id } = await byCode('code')
    const preview = async (language: 'zh-CN' | 'zh-TW' | 'en-US') =>
      (await administrator.call('previewMail', { body: { id, language } })).text
    expect(await preview('zh-CN')).toMatch(/^领导留言板验证码\n\n您的验证码是 123456，10 分钟内有效。/)
    expect(await preview('zh-TW')).toContain('您的驗證碼是 123456')
    expect(await preview('en-US')).toContain('Your verification code is 123456.')
  })

  it('falls back to Chinese if a language has no text', async () => {
    const { id, version } = await byCode('test')
    await administrator.call('sysMailTemplateUpdate', {
      params: { id },
      body: { version, subjectEnUs: '', bodyEnUs: '' }
    })
    const { text } = await administrator.call('previewMail', { body: { id, language: 'en-US' } })
    expect(text).toMatch(/^领导留言板测试邮件\n\n收到这封邮件，说明邮件配置“\[config\]”可以发送邮件。/)
  })

  it('keeps its variables if it belongs to the product, and a request for others is refused', async () => {
    const { id, version, variables } = await byCode('news')
    const update = (body: object) =>
      administrator.call('sysMailTemplateUpdate', { params: { id }, body: { version, ...body } })
    await expect(update({ variables: ['other'] })).rejects.toMatchObject({
      code: 'GEN0400',
      fields: [{ path: 'variables' }]
    })
    const saved = await update({ variables, remark: '改过' })
    expect(saved).toMatchObject({ variables: ['subject', 'text'], remark: '改过' })
    expect(saved.allowedActions).not.toContain('sysMailTemplateDelete')
  })

  it('accepts only variables that it has', async () => {
    const body = { code: 'welcome', name: '欢迎', subject: '您好，{name}', body: '欢迎' }
    await expect(administrator.call('sysMailTemplateCreate', { body })).rejects.toMatchObject({
      code: 'OUT0007',
      fields: [{ path: 'subject', message: '模板中没有变量 {name}' }]
    })
    const made = await administrator.call('sysMailTemplateCreate', { body: { ...body, variables: ['name'] } })
    expect(made).toMatchObject({ variables: ['name'] })
  })
})

it('configurations, templates and logs are for those who hold the permission', async () => {
  for (const person of ['citizen', 'city', 'editor'] as const) {
    const { call } = await board.client(person)
    const tried = await Promise.allSettled([
      call('sysMailConfigList', {}),
      call('sysMailLogList', {}),
      call('sysSmsLogList', {}),
      call('previewMail', { body: { id: 1 } }),
      call('testMail', { body: { id: 1, to: 'zhang@example.org' } }),
      call('resendMail', { body: { id: 1 } })
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  }
})
