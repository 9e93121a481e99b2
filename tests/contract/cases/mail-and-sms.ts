/** Cases of testing configurations, of previews, of sending letters again, and of the refusals. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { maxId } from '@board/schemas/facts/formats'
import { buildLetter, dead } from '../../support/builders/letters.ts'
import { startMailServer } from '../../support/servers/mail-server.ts'
import { startSmsPlatform } from '../../support/servers/sms-platform.ts'
import { type Case, when } from '../support/case.ts'
import type { Stage } from '../support/stage.ts'

let last = 0
const name = () => `第${++last}号配置`

/** One mail server and one SMS platform for all cases; neither keeps the process alive. */
let servers: Promise<{ mail: number; sms: string }> | undefined
async function start() {
  servers ??= Promise.all([startMailServer({ plain: true }), startSmsPlatform()]).then(([mail, sms]) => ({
    mail: mail.port,
    sms: sms.url
  }))
  return await servers
}

async function mailConfig(stage: Stage, given: object = {}) {
  const body = { name: name(), host: '127.0.0.1', sender: 'board@example.org', ...given }
  return await stage.call('administrator', 'sysMailConfigCreate', { body })
}

async function smsConfig(stage: Stage, given: object = {}) {
  const body = { name: name(), platform: 1, accessKey: 'key', secretKey: 'secret', ...given } as const
  return await stage.call('administrator', 'sysSmsConfigCreate', { body })
}

const mailTemplate = (stage: Stage, given: object = {}) =>
  stage.call('administrator', 'sysMailTemplateCreate', {
    body: { code: `extra${++last}`, name: '某模板', subject: '主题', body: '正文', ...given }
  })

const smsTemplate = (stage: Stage, given: object = {}) =>
  stage.call('administrator', 'sysSmsTemplateCreate', {
    body: { code: `extra${++last}`, name: '某模板', content: '内容', templateA: 'SMS_1', ...given }
  })

/** Gives the product's templates their names on a platform; empty: they have none there. */
const nameTemplates = ({ db }: Stage, template_a: string) =>
  db.updateTable('sms_template').set({ template_a }).execute()

/** Returns a template that is part of the product. */
async function ofProduct({ db }: Stage, table: 'mail_template' | 'sms_template') {
  const rows = db.selectFrom(table).select(['id', 'version']).where('code', '=', 'code')
  return await rows.executeTakeFirstOrThrow()
}

const to = 'zhang@example.org'

const testing: readonly Case[] = [
  when('testMail', 'done', 'administrator', async stage => {
    const { mail } = await start()
    const { id } = await mailConfig(stage, { port: mail, security: 0 })
    return { body: { id, to } }
  }),
  when('testMail', 'GEN0404', 'administrator', () => ({ body: { id: maxId, to } })),
  when('testMail', 'OUT0003', 'administrator', async stage => ({
    body: { id: (await mailConfig(stage, { host: '10.1.2.3' })).id, to }
  })),
  when('testSms', 'done', 'administrator', async stage => {
    const { sms } = await start()
    const { id } = await smsConfig(stage, { endpoint: sms })
    return { body: { id, mobile: '13000000000', templateId: (await smsTemplate(stage)).id } }
  }),
  when('testSms', 'GEN0404', 'administrator', async stage => ({
    body: { id: maxId, mobile: '13000000000', templateId: (await smsTemplate(stage)).id }
  })),
  when('testSms', 'OUT0003', 'administrator', async stage => {
    const { id } = await smsConfig(stage, { endpoint: 'https://10.1.2.3' })
    return { body: { id, mobile: '13000000000', templateId: (await smsTemplate(stage)).id } }
  }),
  when('previewMail', 'done', 'administrator', async stage => ({
    body: { id: (await mailTemplate(stage)).id, language: 'en-US' }
  })),
  when('previewMail', 'GEN0404', 'administrator', () => ({ body: { id: maxId } })),
  when('previewSms', 'done', 'administrator', async stage => ({
    body: { id: (await smsTemplate(stage)).id }
  })),
  when('previewSms', 'GEN0404', 'administrator', () => ({ body: { id: maxId } }))
]

type Input = (id: number) => object
const one: Input = id => ({ body: { id } })
const several: Input = id => ({ body: { ids: [id] } })

const resending: readonly Case[] = (
  [
    ['resendMail', 'mail', one],
    ['resendMailMany', 'mail', several],
    ['resendSms', 'sms', one],
    ['resendSmsMany', 'sms', several]
  ] as const
).flatMap(([operation, channel, input]) => {
  const after = (expected: 'done' | ErrorCode, row: object): Case =>
    when(
      operation as OperationId,
      expected,
      'administrator',
      async stage => input(await buildLetter({ db: stage.db, keys: stage.keys }, channel, { row })) as never
    )
  return [
    after('done', dead),
    after('OUT0001', { status: 'sent' }),
    after('OUT0002', { ...dead, expires_at: new Date('2026-01-01T00:00:00Z') }),
    when(operation as OperationId, 'GEN0404', 'administrator', () => input(maxId) as never)
  ]
})

const ruling: readonly Case[] = [
  when('sysMailConfigUpdate', 'OUT0004', 'administrator', async stage => {
    const { id, version } = await mailConfig(stage, { account: 'board', password: 'Chang-jiang9' })
    return { params: { id }, body: { version, host: 'other.example.org' } }
  }),
  ...(['sysMailConfigDelete', 'sysMailConfigDeleteMany'] as const).map(operation =>
    when(operation, 'OUT0005', 'administrator', async stage => {
      const { id } = await mailConfig(stage, { status: 1, useAnyway: true })
      return { params: { id }, body: { ids: [id] } } as never
    })
  ),
  ...(['sysSmsConfigDelete', 'sysSmsConfigDeleteMany'] as const).map(operation =>
    when(operation, 'OUT0005', 'administrator', async stage => {
      await nameTemplates(stage, 'SMS_1')
      const { id } = await smsConfig(stage, { status: 1, useAnyway: true })
      return { params: { id }, body: { ids: [id] } } as never
    })
  ),
  when('sysMailConfigCreate', 'OUT0013', 'administrator', () => ({
    body: { name: name(), host: '10.1.2.3', sender: 'board@example.org', status: 1 }
  })),
  when('sysMailConfigUpdate', 'OUT0013', 'administrator', async stage => {
    const { id, version } = await mailConfig(stage, { host: '10.1.2.3' })
    return { params: { id }, body: { version, status: 1 } }
  }),
  when('sysSmsConfigCreate', 'OUT0014', 'administrator', async stage => {
    await nameTemplates(stage, 'SMS_1')
    return { body: { name: name(), platform: 1, accessKey: 'key', status: 1 } }
  }),
  when('sysSmsConfigUpdate', 'OUT0014', 'administrator', async stage => {
    await nameTemplates(stage, 'SMS_1')
    const { id, version } = await smsConfig(stage)
    return { params: { id }, body: { version, status: 1 } }
  }),
  when('sysSmsConfigCreate', 'OUT0009', 'administrator', async stage => {
    await nameTemplates(stage, '')
    return { body: { name: name(), platform: 1, accessKey: 'key', status: 1 } }
  }),
  when('sysSmsConfigUpdate', 'OUT0009', 'administrator', async stage => {
    await nameTemplates(stage, '')
    const { id, version } = await smsConfig(stage)
    return { params: { id }, body: { version, status: 1 } }
  }),
  when('sysSmsConfigCreate', 'OSS0009', 'administrator', () => ({
    body: { name: name(), platform: 1, accessKey: 'key', endpoint: 'https://sms.example.org/v1' }
  })),
  when('sysSmsConfigUpdate', 'OSS0009', 'administrator', async stage => {
    const { id, version } = await smsConfig(stage)
    return { params: { id }, body: { version, endpoint: 'https://sms.example.org/v1' } }
  }),
  when('sysMailTemplateCreate', 'OUT0007', 'administrator', () => ({
    body: { code: `extra${++last}`, name: '某模板', subject: '{nobody}', body: '正文' }
  })),
  when('sysSmsTemplateCreate', 'OUT0007', 'administrator', () => ({
    body: { code: `extra${++last}`, name: '某模板', content: '{nobody}' }
  })),
  when('sysMailTemplateUpdate', 'OUT0007', 'administrator', async stage => {
    const { id, version } = await ofProduct(stage, 'mail_template')
    return { params: { id }, body: { version, body: '{nobody}' } }
  }),
  when('sysSmsTemplateUpdate', 'OUT0007', 'administrator', async stage => {
    const { id, version } = await ofProduct(stage, 'sms_template')
    return { params: { id }, body: { version, params3: 'nobody' } }
  }),
  when('sysMailTemplateUpdate', 'OUT0006', 'administrator', async stage => {
    const { id, version } = await ofProduct(stage, 'mail_template')
    return { params: { id }, body: { version, code: 'other' } }
  }),
  when('sysMailTemplateUpdate', 'GEN0400', 'administrator', async stage => {
    const { id, version } = await ofProduct(stage, 'mail_template')
    return { params: { id }, body: { version, variables: ['other'] } }
  }),
  when('sysSmsTemplateUpdate', 'OUT0006', 'administrator', async stage => {
    const { id, version } = await ofProduct(stage, 'sms_template')
    return { params: { id }, body: { version, code: 'other' } }
  }),
  when('sysSmsTemplateUpdate', 'OUT0010', 'administrator', async stage => {
    await nameTemplates(stage, 'SMS_1')
    await smsConfig(stage, { status: 1, useAnyway: true })
    const { id, version } = await ofProduct(stage, 'sms_template')
    return { params: { id }, body: { version, templateA: '' } }
  }),
  ...(
    [
      ['sysMailTemplateDelete', 'mail_template'],
      ['sysMailTemplateDeleteMany', 'mail_template'],
      ['sysSmsTemplateDelete', 'sms_template'],
      ['sysSmsTemplateDeleteMany', 'sms_template']
    ] as const
  ).map(([operation, table]) =>
    when(operation, 'OUT0008', 'administrator', async stage => {
      const { id } = await ofProduct(stage, table)
      return { params: { id }, body: { ids: [id] } } as never
    })
  )
]

export const mailAndSmsCases: readonly Case[] = [...testing, ...resending, ...ruling]
