import { describe, expect, it } from 'vitest'
import { buildForum, buildGroup, buildRegion } from '../../../tests/support/builders/builders.ts'
import { clientOf } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { testServer } from '../../../tests/support/servers/server.ts'
import { countSite } from '../site/numbers.ts'

const database = await testDatabase()
const { db } = database
const { app } = await testServer(database)
const visitor = clientOf(app, undefined, '')

const province = await buildRegion(db, { name: '青川省' })
const city = await buildRegion(db, { name: '临江市', type: 'city', parent_id: province.id })
const county = await buildRegion(db, { name: '远山县', type: 'county', parent_id: city.id })
const group = await buildGroup(db, { name: '临江市人民政府办公室' })
const mayor = await buildForum(db, { name: '临江市市长', region_id: city.id, group_id: group.id })
const county1 = await buildForum(db, { name: '远山县县长', region_id: county.id })
const ministry = await buildForum(db, { name: '某部部长', organization: 3 })
const hidden = await buildForum(db, { name: '临江市原市长', region_id: city.id, is_visible: false })
await buildForum(db, { name: '白河县县长', region_id: county.id, status: 0 })

const names = async (query: object) =>
  (await visitor.call('listForums', { query })).list.map(({ fid }) => fid)

describe('forums', () => {
  it('are listed by their own region, by organization, or by words in their names', async () => {
    expect(await names({ regionId: city.id })).toEqual([mayor.fid])
    expect(await names({ regionId: city.id, below: 0 })).toEqual([mayor.fid])
    expect(await names({ organization: 3 })).toEqual([ministry.fid])
    expect(await names({ keywords: '远山' })).toEqual([county1.fid])
    expect(await names({ keywords: '人民政府' })).toEqual([mayor.fid])
    expect(await names({})).toHaveLength(4)
  })

  it('are listed with those of the regions below', async () => {
    const region = await buildRegion(db, { id: 450_000 })
    await buildRegion(db, { id: 450_100, type: 'city', parent_id: region.id })
    const [above, below] = await Promise.all([
      buildForum(db, { name: '某省省长', region_id: 450_000 }),
      buildForum(db, { name: '某市市长', region_id: 450_100 })
    ])
    expect(await names({ regionId: 450_000, below: 1 })).toEqual([above.fid, below.fid])
    expect(await names({ regionId: 450_100, below: 1 })).toEqual([below.fid])
    expect(await names({ regionId: 450_000 })).toEqual([above.fid])
    await db.deleteFrom('forum').where('fid', 'in', [above.fid, below.fid]).execute()
  })

  it('are shown and found in traditional characters for readers of them', async () => {
    const answer = await app.inject({
      url: `/v1/forum/list?keywords=${encodeURIComponent('遠山縣縣長')}`,
      headers: { 'accept-language': 'zh-TW' }
    })
    expect(answer.json().resultData.list).toMatchObject([
      { fid: county1.fid, name: '遠山縣縣長', regionName: '青川省臨江市遠山縣' }
    ])
  })

  it('are found by the short name of an office', async () => {
    expect(await names({ keywords: '远山县长' })).toEqual([county1.fid])
    expect(await names({ keywords: '临江市长' })).toEqual([mayor.fid])
  })

  it('of the region that the words name are offered if nothing is found', async () => {
    const near = async (keywords: string) => {
      const page = await visitor.call('listForums', { query: { keywords } })
      expect(page.total).toBe(keywords === '远山' ? 1 : 0)
      return page.near.map(({ fid }) => fid)
    }
    expect(await near('远山教育局')).toEqual([county1.fid])
    expect(await near('临江市远山县公安局')).toEqual([county1.fid, mayor.fid])
    expect(await near('教育局')).toEqual([])
    expect(await near('远山')).toEqual([])
  })

  it('say when their messages were counted', async () => {
    expect((await visitor.call('listForums', { query: {} })).countedAt).toBeNull()
    const now = new Date('2026-03-20T10:00:00+08:00')
    await countSite(db, now)
    const countedAt = now.getTime() / 1000
    expect((await visitor.call('listForums', { query: {} })).countedAt).toBe(countedAt)
    expect((await visitor.call('forumTree', { query: {} })).countedAt).toBe(countedAt)
  })

  it.for(['遠山', '远\u200b山', ' 远山　', '遠山縣縣長', '遠山縣長'])(
    'are found in another script, and with invisible characters: %j',
    async keywords => {
      expect(await names({ keywords })).toEqual([county1.fid])
    }
  )

  it('match % and _ in searched words literally', async () => {
    expect(await names({ keywords: '%' })).toEqual([])
    expect(await names({ keywords: '_' })).toEqual([])
  })

  it('come in pages with their total', async () => {
    const more = await Promise.all(Array.from({ length: 9 }, () => buildForum(db, { organization: 5 })))
    const page = await visitor.call('listForums', { query: { page: 2, rows: 10 } })
    expect(page.total).toBe(13)
    const inOrder = more.map(({ fid }) => fid).toSorted((a, b) => a - b)
    expect(page.list.map(({ fid }) => fid)).toEqual(inOrder.slice(-3))
  })

  it('show the region with the regions above it, and the handling group; unlisted ones, too', async () => {
    expect(await visitor.call('getForum', { query: { fid: county1.fid } })).toMatchObject({
      regionName: '青川省临江市远山县'
    })
    expect(await visitor.call('getForum', { query: { fid: mayor.fid } })).toMatchObject({
      name: '临江市市长',
      regionName: '青川省临江市',
      groupName: '临江市人民政府办公室',
      isOpen: true
    })
    expect((await visitor.call('getForum', { query: { fid: ministry.fid } })).regionName).toBe('')
    expect((await visitor.call('getForum', { query: { fid: hidden.fid } })).name).toBe('临江市原市长')
    await expect(visitor.call('getForum', { query: { fid: 2147483647 } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
  })
})
