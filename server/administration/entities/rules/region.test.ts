import { describe, expect, it } from 'vitest'
import type { Client } from '../../../../client/index.ts'
import { accessWorld } from '../../../../tests/support/access.ts'
import { buildForum, buildGroup } from '../../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const { db, administrator, holder } = await accessWorld(await testDatabase())
const admin = administrator.client

const create = (code: number, parentId: number | null = null, name = `第${code}号`, by: Client = admin) =>
  by.call('sysRegionCreate', { body: { code, name, parentId } })
const change = async (id: number, body: object, by: Client = admin) => {
  const { version } = await admin.call('sysRegionGet', { params: { id } })
  return await by.call('sysRegionUpdate', { params: { id }, body: { version, ...body } })
}
const remove = (id: number) => admin.call('sysRegionDelete', { params: { id } })

await create(970_000, null, '青川省')
await create(970_100, 970_000, '临江市')
await create(970_102, 970_100, '城东区')
const options = async (filter: object) =>
  await admin.call('sysRegionOptions', { query: { filter: JSON.stringify(filter), range: '[0,99]' } })

describe('a region', () => {
  it('is known by its code, which says its level', async () => {
    expect(await admin.call('sysRegionGet', { params: { id: 970_100 } })).toEqual({
      id: 970_100,
      code: 970_100,
      parentId: 970_000,
      name: '临江市',
      type: 'city',
      sort: 0,
      version: 1,
      allowedActions: ['sysRegionUpdate', 'sysRegionDelete']
    })
    expect(await create(970_103, 970_100, '城西区')).toMatchObject({ type: 'county' })
    // a county that a province runs directly is right below the province
    expect(await create(979_001, 970_000, '省直管市')).toMatchObject({ type: 'county', parentId: 970_000 })
  })

  it.each([
    [980_000, 970_000],
    [980_100, null],
    [980_100, 970_000],
    [970_200, 970_100],
    [970_202, null],
    [970_203, 970_102],
    [980_101, 970_100],
    [970_301, 970_100]
  ])('%i does not stand below %s', async (code, parentId) => {
    await expect(create(code, parentId)).rejects.toMatchObject({
      code: 'ENT0161',
      fields: [{ path: 'parentId' }]
    })
  })

  it.each([110, 99_999, 1_000_000, 97.5])('has six digits: not %d', async code => {
    await expect(create(code)).rejects.toMatchObject({ code: 'GEN0400', fields: [{ path: 'code' }] })
  })

  it('has a unique code', async () => {
    await expect(create(970_000)).rejects.toMatchObject({ code: 'ENT0001', fields: [{ path: 'code' }] })
  })

  it('must be below an existing region', async () => {
    await expect(create(960_101, 960_100)).rejects.toMatchObject({
      code: 'ENT0002',
      fields: [{ path: 'parentId' }]
    })
  })

  it('never closes a ring', async () => {
    for (const parentId of [970_000, 970_100, 970_102]) {
      await expect(change(970_000, { parentId })).rejects.toMatchObject({ code: 'ENT0161' })
    }
    await expect(change(970_100, { parentId: 970_102 })).rejects.toMatchObject({ code: 'ENT0161' })
  })

  it('keeps its code; name, place and the region above can change', async () => {
    await expect(change(970_103, { code: 970_104 })).rejects.toMatchObject({
      code: 'ENT0160',
      fields: [{ path: 'code' }]
    })
    expect(await change(970_103, { name: '高新区', sort: 7, parentId: 970_000 })).toMatchObject({
      name: '高新区',
      sort: 7,
      parentId: 970_000,
      type: 'county'
    })
    expect(await change(970_103, { parentId: 970_100 })).toMatchObject({ parentId: 970_100 })
  })

  it('can be deleted only when nothing is below it and nobody belongs to it', async () => {
    await expect(remove(970_100)).rejects.toMatchObject({ code: 'ENT0162', status: 409 })
    const group = await buildGroup(db, { region_id: 970_103 })
    await buildForum(db, { group_id: group.id, region_id: 970_103 })
    const refusal = await remove(970_103).catch(error => error)
    expect(refusal).toMatchObject({ code: 'ENT0163' })
    expect(refusal.message).toContain('2 个机构或版块')
    await db.updateTable('forum').set({ region_id: null }).where('region_id', '=', 970_103).execute()
    await db.updateTable('org_group').set({ region_id: null }).where('id', '=', group.id).execute()
    expect(await remove(970_103)).toEqual({ id: 970_103 })
  })
})

describe('the tree of regions', () => {
  it('is offered level by level', async () => {
    expect(await options({ parentId: null })).toEqual([
      { id: 970_000, label: '青川省', parentId: null, hasChildren: true }
    ])
    expect(await options({ parentId: 970_100 })).toEqual([
      { id: 970_102, label: '城东区', parentId: 970_100, hasChildren: false }
    ])
    expect((await options({ q: '城东' })).map(({ id }) => id)).toEqual([970_102])
  })

  it('is answered whole by the documented call, or one level of it', async () => {
    const county = { id: 970_102, name: '城东区', children: [] }
    expect(await admin.call('sysRegionTree', {})).toEqual([
      {
        id: 970_000,
        name: '青川省',
        children: [
          { id: 970_100, name: '临江市', children: [county] },
          { id: 979_001, name: '省直管市', children: [] }
        ]
      }
    ])
    expect(await admin.call('sysRegionTree', { query: { parentId: 0 } })).toEqual([
      { id: 970_000, name: '青川省', children: [] }
    ])
    expect(await admin.call('sysRegionTree', { query: { parentId: 970_100 } })).toEqual([county])
  })

  it('is narrowed by name, code and level', async () => {
    const list = async (filter: object) =>
      (await admin.call('sysRegionList', { query: { filter: JSON.stringify(filter) } })).map(({ id }) => id)
    expect(await list({ codeFrom: 970_101, codeTo: 970_199 })).toEqual([970_102])
    expect(await list({ type: ['city'] })).toEqual([970_100])
    expect(await list({ name: '青川' })).toEqual([970_000])
  })
})

describe('without the permission', () => {
  it('everything is refused, and nothing is offered', async () => {
    const { client: reader } = await holder(['sys:region:page'])
    const [first] = await reader.call('sysRegionList', {})
    expect(first?.allowedActions).toEqual([])
    expect(await reader.call('sysRegionTree', { query: { parentId: 0 } })).toHaveLength(1)
    const { client: nobody } = await holder(['sys:inbox:page'])
    const tried = await Promise.allSettled([
      create(960_000, null, '某省', reader),
      change(970_102, { name: '某区' }, reader),
      reader.call('sysRegionDelete', { params: { id: 970_102 } }),
      nobody.call('sysRegionList', {}),
      nobody.call('sysRegionTree', {})
    ])
    expect(tried.map(end => end.status === 'rejected' && end.reason.code)).toEqual(tried.map(() => 'GEN0403'))
  })
})
