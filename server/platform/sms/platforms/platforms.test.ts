import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Sms } from '../../outbox/provider.ts'
import type { SmsAccount } from '../store.ts'
import * as a from './cloud-a.ts'
import * as b from './cloud-b.ts'
import * as c from './cloud-c.ts'
import type { Signing } from './platform.ts'

const account: SmsAccount = {
  platform: 1,
  endpoint: '',
  accessKey: 'key',
  secretKey: 'secret',
  signName: '领导留言板',
  appId: '1400000000',
  region: ''
}
const sms: Sms = {
  reference: 'code:17',
  to: '13000000000',
  text: '验证码 428105',
  params: [
    { name: 'code', value: '428105' },
    { name: 'minutes', value: '10' }
  ],
  templates: { 1: 'SMS_1', 2: '449739', 3: 'tpl' }
}
const signing = (template: string, changed: Partial<SmsAccount> = {}): Signing => ({
  account: { ...account, ...changed },
  sms,
  template,
  now: new Date('2026-03-02T02:00:00.123Z'),
  nonce: 'abc'
})
const answer = (body: unknown, status = 200) => ({ status, body: JSON.stringify(body) })

/** The examples that the platforms publish for their signatures. */
describe('a signature', () => {
  it('is that of the published example of cloud A', () => {
    const headers = {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      'x-acs-action': 'RunInstances',
      'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-acs-date': '2023-10-26T10:22:32Z',
      'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
      'x-acs-version': '2014-05-26'
    }
    const query = a.queryOf({
      ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      RegionId: 'cn-shanghai'
    })
    expect(
      a.authorizationOf(
        { accessKey: 'YourAccessKeyId', secretKey: 'YourAccessKeySecret' },
        { query, headers, body: '' }
      )
    ).toContain('Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0')
  })

  it('is that of the published example of cloud B', () => {
    const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      host: 'cvm.tencentcloudapi.com'
    }
    expect(
      b.authorizationOf(
        {
          accessKey: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3*******',
          secretKey: 'Gu5t9xGARNpq86cd98joQYCN3*******'
        },
        { service: 'cvm', headers, body },
        new Date(1551113065_000)
      )
    ).toContain('Signature=2230eefd229f582d8b1b891af7107b91597240707d778ab3738f756258d7652c')
  })

  it('covers method, path, host, type and body for cloud C', () => {
    const body = '{"mobile":"13000000000"}'
    const text = `POST /v1/message/single\nHost: sms.qiniuapi.com\nContent-Type: application/json\n\n${body}`
    const expected = createHmac('sha1', 'secret').update(text).digest('base64url')
    const header = c.authorizationOf(account, { host: 'sms.qiniuapi.com', body })
    expect(header.replace(/=+$/, '')).toBe(`Qiniu key:${expected}`)
    expect(header).toMatch(/=$/)
  })
})

describe('a request', () => {
  it('has everything in its query for cloud A, with the reference', () => {
    const { url, headers } = a.cloudA.request(signing('SMS_1'))
    const { origin, searchParams } = new URL(url)
    expect(origin).toBe('https://dysmsapi.aliyuncs.com')
    expect(Object.fromEntries(searchParams)).toEqual({
      PhoneNumbers: '13000000000',
      SignName: '领导留言板',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"428105","minutes":"10"}',
      OutId: 'code:17'
    })
    expect(headers).toMatchObject({ 'x-acs-date': '2026-03-02T02:00:00Z', 'idempotency-key': 'code:17' })
  })

  it('has a JSON body with the parameters in their order for cloud B', () => {
    const { url, headers, body } = b.cloudB.request(signing('449739', { endpoint: 'http://127.0.0.1:81' }))
    expect(url).toBe('http://127.0.0.1:81/')
    expect(JSON.parse(body)).toEqual({
      PhoneNumberSet: ['+8613000000000'],
      SmsSdkAppId: '1400000000',
      SignName: '领导留言板',
      TemplateId: '449739',
      TemplateParamSet: ['428105', '10'],
      SessionContext: 'code:17'
    })
    expect(headers).toMatchObject({ host: '127.0.0.1:81', 'x-tc-timestamp': '1772416800' })
  })

  it('has the parameters by name for cloud C', () => {
    const { body, headers } = c.cloudC.request(signing('tpl'))
    expect(JSON.parse(body)).toEqual({
      template_id: 'tpl',
      mobile: '13000000000',
      parameters: { code: '428105', minutes: '10' }
    })
    expect(headers['idempotency-key']).toBe('code:17')
  })
})

const taken = [
  ['A', a.cloudA, answer({ Code: 'OK', Message: 'OK', BizId: '9' })],
  ['B', b.cloudB, answer({ Response: { SendStatusSet: [{ Code: 'Ok', Message: 'send success' }] } })],
  ['C', c.cloudC, answer({ message_id: '10' })]
] as const

const refused = [
  ['A', a.cloudA, answer({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'limit' })],
  ['B', b.cloudB, answer({ Response: { Error: { Code: 'AuthFailure', Message: 'no' } } })],
  ['B', b.cloudB, answer({ Response: { SendStatusSet: [{ Code: 'LimitExceeded.Phone' }] } })],
  ['C', c.cloudC, answer({ error: 'BadToken', message: 'bad token' }, 401)]
] as const

describe('an answer', () => {
  it.each(taken)('is read as accepted if cloud %s says so', (_name, platform, said) => {
    expect(platform.verdict(said)).toMatch(/^ok/i)
  })

  it.each(refused)('gives the reason if cloud %s refused the SMS', (_name, platform, said) => {
    expect(() => platform.verdict(said)).toThrow(expect.objectContaining({ kind: 'refused' }))
  })

  it.each([
    ['an error of a server', answer({ error: 1 }, 500)],
    ['garbage', { status: 200, body: '<html>' }],
    ['nothing', { status: 200, body: '' }],
    ['another thing', answer([])],
    ['null', answer(null)]
  ])('leaves it open whether the SMS was accepted if it is %s', (_what, said) => {
    for (const platform of [a.cloudA, b.cloudB, c.cloudC])
      expect(() => platform.verdict(said)).toThrow(expect.objectContaining({ kind: 'other' }))
  })
})
