import { parameter as schema } from '@board/schemas/entities/parameter'
import { parameterTexts } from '@board/schemas/locales/parameter'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../../client/index.ts'
import { accessWorld } from '../../../../tests/support/access.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'
import { parameterProblem } from '../../../directory/site/parameter-problem.ts'
import {
  type ParameterCode,
  parameterDefaults,
  parameterText,
  readParameters
} from '../../../directory/site/parameters.ts'

const { db, administrator, client, holder } = await accessWorld(await testDatabase())
const admin = administrator.client
const codes = Object.keys(parameterDefaults) as ParameterCode[]

await db
  .insertInto('parameter')
  .values(codes.map(code => ({ code, value: parameterText(parameterDefaults[code].value) })))
  .execute()

const find = async (code: string, by: Client = admin) => {
  const [found] = await by.call('sysParameterList', { query: { filter: JSON.stringify({ q: code }) } })
  if (found?.code !== code) throw new Error(`There is no parameter ${code}`)
  return found
}
const set = async (code: string, value: string, by: Client = admin) => {
  const { id, version } = await find(code)
  return await by.call('sysParameterUpdate', { params: { id }, body: { version, value } })
}
const refusal = (code: string, value: string) => set(code, value).catch(error => error)

describe('a parameter of the product', () => {
  it('has its limits and its default, and a meaning in three languages', async () => {
    expect(await find('reply.min')).toMatchObject({
      meaning: 'reply.min',
      kind: 'whole',
      value: '22',
      defaultValue: '22',
      unit: 'characters',
      lowest: 1,
      highest: 1000,
      isRehearsable: true,
      allowedActions: ['sysParameterUpdate']
    })
    expect(schema.properties.meaning.enum).toEqual([...codes, null])
    const words = codes.map(code => parameterDefaults[code].remark)
    expect(Object.values(parameterTexts['zh-CN'].enums?.meaning ?? {})).toEqual(words)
  })

  it('takes effect as soon as it is saved', async () => {
    const limits = async () => (await client().call('siteConfig', {})).limits
    expect((await limits()).replyMin).toBe(22)
    await set('reply.min', '30')
    expect((await limits()).replyMin).toBe(30)
    expect((await readParameters(db)).replyMin).toBe(30)
    await set('reply.min', '22')
    expect((await limits()).replyMin).toBe(22)
  })

  it('keeps its code and is never deleted', async () => {
    const { id, version } = await find('post.daily')
    const renamed = admin.call('sysParameterUpdate', { params: { id }, body: { version, code: 'post.most' } })
    await expect(renamed).rejects.toMatchObject({ code: 'ENT0150', fields: [{ path: 'code' }] })
    await expect(admin.call('sysParameterDelete', { params: { id } })).rejects.toMatchObject({
      code: 'ENT0151'
    })
  })

  it.each([
    ['reply.min', '', '须为 1 到 1000 之间的整数'],
    ['reply.min', '-1', '须为 1 到 1000 之间的整数'],
    ['reply.min', '2.5', '须为 1 到 1000 之间的整数'],
    ['reply.min', '二十', '须为 1 到 1000 之间的整数'],
    ['reply.max', '1001', '须为 100 到 1000 之间的整数'],
    ['title.max', '3', '须为 4 到 200 之间的整数'],
    ['title.min', '51', '不能大于 title.max 的值 50'],
    ['title.max', '999999999999', '须为 4 到 200 之间的整数'],
    ['captcha.hardness', '999999999', '须为 1000 到 5000000 之间的整数'],
    ['post.certification', 'true', '只能是 1（是）或 0（否）'],
    ['title.pattern', '[', '不是有效的正则表达式'],
    ['title.pattern', '^(a+)+$', '正则表达式过于复杂，可能拖慢系统；请去掉嵌套或过多的重复、反向引用和环视'],
    ['title.pattern', '^[a-z]*$', '按此正则表达式，“关于道路积水的建议”这样的内容也不能通过'],
    ['realName.pattern', '^$', '按此正则表达式，“某某”这样的内容也不能通过'],
    ['captcha.scene', ' ', '不能为空'],
    ['site.accent', 'red', '须为 # 加六位十六进制数字的颜色，如 #1b5fbf，或留空'],
    ['site.accent', '#fff', '须为 # 加六位十六进制数字的颜色，如 #1b5fbf，或留空'],
    ['site.accent', '#12345678', '须为 # 加六位十六进制数字的颜色，如 #1b5fbf，或留空'],
    ['channel.url', 'javascript:alert(1)', '须为 http:// 或 https:// 开头的地址，或留空'],
    ['channel.url', '//example.org', '须为 http:// 或 https:// 开头的地址，或留空'],
    ['channel.url', 'https://user:secret@example.org', '须为 http:// 或 https:// 开头的地址，或留空']
  ])('refuses %s = %j in words at the field', async (code, value, message) => {
    expect(await refusal(code, value)).toMatchObject({
      code: 'ENT0152',
      fields: [{ path: 'value', message }]
    })
  })

  it('is limited by the present value of its counterpart', async () => {
    await set('content.max', '300')
    expect(await refusal('content.min', '301')).toMatchObject({
      fields: [{ message: '不能大于 content.max 的值 300' }]
    })
    await set('content.min', '200')
    expect(await refusal('content.max', '199')).toMatchObject({
      fields: [{ message: '不能小于 content.min 的值 200' }]
    })
    await set('content.min', '20')
    await set('content.max', '5000')
  })

  it('and its counterpart still fit each other when both are changed at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const ends = await Promise.allSettled([set('title.min', '45'), set('title.max', '40')])
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await set('title.max', '50')
      await set('title.min', '4')
    }
  })

  it('may be set back to its default', () => {
    const wrong = codes.filter(code => parameterProblem(code, parameterText(parameterDefaults[code].value)))
    expect(wrong).toEqual([])
  })

  it('accepts an address, or an empty value', async () => {
    expect(await set('channel.url', 'https://centre.example.org/?from=board')).toMatchObject({
      kind: 'address'
    })
    expect(await set('channel.url', '')).toMatchObject({ value: '' })
  })

  it('accepts a colour, which the front ends receive, or an empty value', async () => {
    const accent = async () => (await admin.call('siteConfig')).accent
    expect(await accent()).toBe('')
    expect(await set('site.accent', '#FFD500')).toMatchObject({ kind: 'colour' })
    expect(await accent()).toBe('#FFD500')
    await set('site.accent', '')
    expect(await accent()).toBe('')
  })
})

describe('a parameter of the administrators’ own', () => {
  it('holds any text, is renamed and goes', async () => {
    const made = await admin.call('sysParameterCreate', { body: { code: 'notice.text', value: '[' } })
    expect(made).toMatchObject({ meaning: null, kind: null, defaultValue: null })
    const params = { id: made.id }
    const renamed = { version: made.version, code: 'notice.words' }
    expect(await admin.call('sysParameterUpdate', { params, body: renamed })).toMatchObject({ value: '[' })
    expect(await admin.call('sysParameterDelete', { params })).toEqual(params)
  })

  it('that gets the code of a product parameter must have a valid value for it', async () => {
    await db.deleteFrom('parameter').where('code', '=', 'clock.explain').execute()
    const made = await admin.call('sysParameterCreate', { body: { code: 'clock.own', value: 'soon' } })
    const body = { version: made.version, code: 'clock.explain' }
    const params = { id: made.id }
    await expect(admin.call('sysParameterUpdate', { params, body })).rejects.toMatchObject({
      code: 'ENT0152'
    })
    const created = admin.call('sysParameterCreate', { body: { code: 'clock.explain', value: '0' } })
    await expect(created).rejects.toMatchObject({ code: 'ENT0152', fields: [{ path: 'value' }] })
  })
})

describe('without the permission', () => {
  it('nothing is set', async () => {
    const { client: reader } = await holder(['sys:parameter:page', 'sys:parameter:info'])
    expect(await find('reply.max', reader)).toMatchObject({ allowedActions: [] })
    await expect(set('reply.max', '500', reader)).rejects.toMatchObject({ code: 'GEN0403' })
    const { client: nobody } = await holder(['sys:inbox:page'])
    await expect(nobody.call('sysParameterList', {})).rejects.toMatchObject({ code: 'GEN0403' })
    expect(await find('reply.max')).toMatchObject({ value: '1000' })
  })
})
