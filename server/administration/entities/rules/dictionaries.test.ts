import { describe, expect, it } from 'vitest'
import type { Client } from '../../../../client/index.ts'
import { accessWorld } from '../../../../tests/support/access.ts'
import { buildMessage } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const world = await accessWorld(await testDatabase())
const { db, administrator, client, holder } = world
const admin = administrator.client
const visitor = client()

let last = 0
const labels = (word = `第${++last}值`) => ({
  labelZhCn: word,
  labelZhTw: `${word}（繁）`,
  labelEnUs: `Value ${last}`
})
const dictionary = async (type: string) =>
  await admin.call('sysDictTypeCreate', { body: { name: `${type}字典`, type } })
const value = async (typeId: number, stored: string, more: object = {}, by: Client = admin) =>
  await by.call('sysDictValueCreate', { body: { typeId, value: stored, ...labels(), ...more } })
const change = async (id: number, body: object, by: Client = admin) => {
  const { version } = await admin.call('sysDictValueGet', { params: { id } })
  return await by.call('sysDictValueUpdate', { params: { id }, body: { version, ...body } })
}
const remove = (id: number) => admin.call('sysDictValueDelete', { params: { id } })
const retire = (id: number) => change(id, { status: 0 })

const domains = await dictionary('domain')
const types = await dictionary('messageType')
const priorities = await dictionary('priority')
const own = await dictionary('landmark')
const roads = await value(domains.id, '1', { sort: 1 })
const schools = await value(domains.id, '2', { sort: 2 })
const help = await value(types.id, '6')
const thanks = await value(types.id, '9')
const urgent = await value(priorities.id, '1')

const site = async (dictVersion?: string) =>
  await visitor.call('siteConfig', { query: dictVersion === undefined ? {} : { dictVersion } })
const listed = async (dictType: string) =>
  (await site()).dictList.find(one => one.dictType === dictType)?.dataList ?? []

describe('a dictionary', () => {
  it('that the product uses keeps its type and stays, and can be called otherwise', async () => {
    const params = { id: priorities.id }
    const renamed = admin.call('sysDictTypeUpdate', { params, body: { version: 1, type: 'urgency' } })
    await expect(renamed).rejects.toMatchObject({ code: 'ENT0140', fields: [{ path: 'type' }] })
    await expect(admin.call('sysDictTypeDelete', { params })).rejects.toMatchObject({ code: 'ENT0141' })
    const { allowedActions, ...saved } = await admin.call('sysDictTypeUpdate', {
      params,
      body: { version: 1, name: '缓急', type: 'priority' }
    })
    expect(saved).toMatchObject({ name: '缓急', type: 'priority', version: 2 })
    expect(allowedActions).toEqual(['sysDictTypeUpdate'])
  })

  it('that administrators have added can be deleted once it is empty', async () => {
    const made = await dictionary('ward')
    const only = await value(made.id, 'north')
    const gone = () => admin.call('sysDictTypeDelete', { params: { id: made.id } })
    await expect(gone()).rejects.toMatchObject({ code: 'ENT0003' })
    await remove(only.id)
    expect(await gone()).toEqual({ id: made.id })
  })

  it('must have a type that no other dictionary has', async () => {
    const again = admin.call('sysDictTypeCreate', { body: { name: '又一个', type: 'landmark' } })
    await expect(again).rejects.toMatchObject({ code: 'ENT0001', fields: [{ path: 'type' }] })
  })
})

describe('a value', () => {
  it('is unique in its dictionary', async () => {
    await value(own.id, 'bridge')
    await expect(value(own.id, 'bridge')).rejects.toMatchObject({
      code: 'ENT0001',
      fields: [{ path: 'value', message: '已存在，请换一个' }]
    })
  })

  it('is labelled in three languages, at once', async () => {
    await site()
    const { id } = await value(domains.id, '15', labels('养老'))
    expect(await listed('domain')).toContainEqual({ dictValue: '15', dictLabel: '养老' })
    const { app } = world
    const ask = async (language: string) => {
      const { data } = (
        await app.inject({ url: '/v1/site/config', headers: { 'accept-language': language } })
      ).json()
      return JSON.stringify(data.dictList)
    }
    expect(await ask('zh-TW')).toContain('养老（繁）')
    await change(id, { labelZhCn: '养老助残' })
    expect(await listed('domain')).toContainEqual({ dictValue: '15', dictLabel: '养老助残' })
    expect(await visitor.call('domainList')).toContainEqual({ dictValue: '15', dictLabel: '养老助残' })
    await remove(id)
    expect(JSON.stringify(await listed('domain'))).not.toContain(`"15"`)
  })

  it('that the product knows can be relabelled and put elsewhere, not changed, retired or taken away', async () => {
    expect(await change(urgent.id, { labelZhCn: '加急', sort: 9 })).toMatchObject({
      labelZhCn: '加急',
      allowedActions: ['sysDictValueUpdate']
    })
    for (const body of [{ value: '7' }, { typeId: own.id }, { status: 0 }]) {
      const refusal = await change(urgent.id, body).catch(error => error)
      expect(refusal).toMatchObject({ code: 'ENT0142', fields: [{ path: Object.keys(body)[0] }] })
    }
    await expect(remove(urgent.id)).rejects.toMatchObject({ code: 'ENT0142' })
    await expect(value(priorities.id, '3')).rejects.toMatchObject({ code: 'ENT0146' })
  })

  it('is found by its words, and nothing where there is none', async () => {
    const found = async (q: string) =>
      await admin.call('sysDictValueList', { query: { filter: JSON.stringify({ q }) } })
    expect(await found('没有这个词')).toEqual([])
    await value(own.id, 'gate', labels('城门'))
    expect(await found('城门')).toMatchObject([{ value: 'gate' }])
  })

  it.each(['roads', '0', '32768', '-1', '01', '1.5'])(
    'of a domain is a number that fits: not %s',
    async wrong => {
      await expect(value(domains.id, wrong)).rejects.toMatchObject({
        code: 'ENT0145',
        fields: [{ path: 'value', message: '这个字典的值须为 1 到 32767 之间的整数' }]
      })
    }
  )

  it('that messages have is retired, not deleted: no choice any more, and still their label', async () => {
    const { id } = await value(domains.id, '16', labels('水利'))
    await buildMessage(db, { domain_id: 16 })
    await expect(remove(id)).rejects.toMatchObject({ code: 'ENT0143', status: 409 })
    await expect(change(id, { value: '17' })).rejects.toMatchObject({ code: 'ENT0143' })
    await retire(id)
    expect(await listed('domain')).toContainEqual({ dictValue: '16', dictLabel: '水利', isRetired: true })
    expect(JSON.stringify(await visitor.call('domainList'))).not.toContain('水利')
    await change(id, { status: 1 })
    expect(await visitor.call('domainList')).toContainEqual({ dictValue: '16', dictLabel: '水利' })
    await db.deleteFrom('dict_value').where('id', '=', id).execute()
  })

  it('cannot be retired if it is the last choice', async () => {
    await retire(help.id)
    await expect(retire(thanks.id)).rejects.toMatchObject({ code: 'ENT0144', fields: [{ path: 'status' }] })
    await change(help.id, { status: 1 })
    const both = admin.call('sysDictValueDeleteMany', { body: { ids: [roads.id, schools.id] } })
    await expect(both).rejects.toMatchObject({ code: 'ENT0144' })
    const moved = await value(domains.id, '18')
    await retire(roads.id)
    await retire(schools.id)
    await expect(change(moved.id, { typeId: own.id })).rejects.toMatchObject({ code: 'ENT0144' })
    await change(roads.id, { status: 1 })
    await change(schools.id, { status: 1 })
    expect(await change(moved.id, { typeId: own.id })).toMatchObject({ typeId: own.id })
  })

  it('is not the last one of two that are retired at once', async () => {
    const retired = await Promise.allSettled([retire(help.id), retire(thanks.id)])
    expect(retired.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const { id } of [help, thanks]) await change(id, { status: 1 })
  })
})

describe('the dictionaries of the site', () => {
  it('are not sent again to a client that has their version', async () => {
    const { dictVersion, dictList } = await site()
    expect(dictList.length).toBeGreaterThan(2)
    expect(await site(dictVersion)).toMatchObject({ dictVersion, dictList: [] })
    await change(schools.id, labels('教育'))
    const after = await site(dictVersion)
    expect(after.dictVersion).not.toBe(dictVersion)
    expect(after.dictList.length).toBe(dictList.length)
  })

  it('have another version in another language', async () => {
    const { dictVersion } = await site()
    const headers = { 'accept-language': 'en-US' }
    const url = `/v1/site/config?dictVersion=${dictVersion}`
    const { data } = (await world.app.inject({ url, headers })).json()
    expect(data.dictList.length).toBeGreaterThan(2)
  })
})

describe('without the permission', () => {
  it('everything is refused, and nothing is offered', async () => {
    const { client: reader } = await holder(['sys:dictValue:page', 'sys:dictType:page'])
    const [first] = await reader.call('sysDictValueList', {})
    expect(first?.allowedActions).toEqual([])
    expect((await reader.call('sysDictTypeOptions', {})).length).toBeGreaterThan(2)
    const { client: nobody } = await holder(['sys:inbox:page'])
    const params = { id: roads.id }
    const tried = await Promise.allSettled([
      value(own.id, 'tower', {}, reader),
      change(roads.id, { sort: 3 }, reader),
      reader.call('sysDictValueDelete', { params }),
      reader.call('sysDictValueExport', { query: { format: 'csv' } }),
      reader.call('sysDictTypeDelete', { params: { id: own.id } }),
      nobody.call('sysDictValueList', {}),
      nobody.call('sysDictTypeOptions', {})
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  })
})
