import { describe, expect, it } from 'vitest'
import { buildForum, buildGroup, buildRegion } from '../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const clerk = await board.client('city')

await buildRegion(db, { id: 910_000, name: '甲省' })
await buildRegion(db, { id: 910_100, name: '乙市', type: 'city', parent_id: 910_000 })
const group = await buildGroup(db)
const forum = (given: object) => buildForum(db, { group_id: group.id, ...given })
const { fid: top } = await forum({ region_id: 910_000 })
const { fid: middle } = await forum({ region_id: 910_100, parent_fid: top })
const { fid: low } = await forum({ region_id: 910_100, parent_fid: middle })
const { fid: hidden } = await forum({ region_id: 910_100, parent_fid: top, is_visible: false })

describe('the tree of forums', () => {
  it('shows a region with the regions below, and each forum with all forums below it', async () => {
    const { fids, tree } = await board.visitor.call('forumTree', { query: { regionId: 910_000 } })
    expect(fids.toSorted()).toEqual([top, middle, low].toSorted())
    expect(tree).toMatchObject([
      { fid: top, childFids: [middle, low], children: [{ fid: middle, childFids: [low] }] }
    ])
  })

  it('begins with the forums that have no parent there', async () => {
    const { tree } = await board.visitor.call('forumTree', { query: { regionId: 910_100 } })
    expect(tree.map(({ fid }) => fid)).toEqual([middle])
    const congress = await board.visitor.call('forumTree', { query: { organization: 5 } })
    expect(congress.fids).toEqual([world.forums.congress])
  })

  it('shows an institution its own forums and those of groups below it, closed ones too', async () => {
    const own = await buildForum(db, { group_id: world.groups.bureau, status: 0 })
    const { fids } = await clerk.call('getManagedForumsTree')
    expect(fids.toSorted()).toEqual([world.forums.city, own.fid].toSorted())
  })
})

describe('the share card of a forum', () => {
  it('has the forum’s name, and leads to its page and to its campaigns', async () => {
    const card = await board.visitor.call('getForumShare', { query: { fid: world.forums.city } })
    expect(card).toMatchObject({ title: '给临江市市长留言', link: `/threads/list?fid=${world.forums.city}` })
    const { appShareCollect, wxShareCollect } = await board.visitor.call('getShareCollect', {
      body: { fid: world.forums.city }
    })
    expect(appShareCollect).toEqual(wxShareCollect)
    expect(wxShareCollect.link).toBe(`/rmjy/collect?fid=${world.forums.city}`)
  })

  it('has the texts of its editors if they wrote some', async () => {
    const { fid } = await forum({ share_title: '给乙市市长写信', share_desc: '说说身边的事。' })
    expect(await board.visitor.call('getForumShare', { query: { fid } })).toMatchObject({
      title: '给乙市市长写信',
      desc: '说说身边的事。'
    })
    const { wxShareCollect } = await board.visitor.call('getShareCollect', { body: { fid } })
    expect(wxShareCollect.title).not.toBe('给乙市市长写信')
  })

  it('does not exist if the forum is not listed', async () => {
    await expect(board.visitor.call('getForumShare', { query: { fid: hidden } })).rejects.toMatchObject({
      code: 'GEN0404'
    })
  })
})
