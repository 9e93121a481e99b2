import { describe, expect, it } from 'vitest'
import { buildForum, buildRegion } from '../../../../tests/support/builders/builders.ts'
import { testBoard } from '../../../../tests/support/builders/world.ts'
import { testDatabase } from '../../../../tests/support/postgres/database.ts'

const board = await testBoard(await testDatabase())
const { db, world } = board
const [citizen, editor] = [await board.client('citizen'), await board.client('editor')]

const draft = {
  typeId: 2,
  domainId: 1,
  subject: '小区门口路灯损坏',
  content: '我家小区门口的路灯坏了半个月，晚上看不清路，请尽快安排修复。',
  isPublic: true,
  isAnonymous: false
} as const
const post = (more: object = {}) =>
  citizen.call('postMessage', { body: { ...draft, fid: world.forums.city, ...more } })
const notified = async (tid: number) => {
  const rows = db.selectFrom('notification').select(['verb', 'account_uid']).where('tid', '=', tid)
  return await rows.execute()
}

describe('a message of distress', () => {
  const content = '欠薪半年没有人管，再不解决我就跳楼，家里已经过不下去了。'

  it('is brought before those who approve at once, and nobody else', async () => {
    const { tid } = await post({ content })
    const alert = { verb: 'message.inDistress', account_uid: await board.uid('editor') }
    expect(await notified(tid)).toEqual([alert])
    expect((await citizen.call('getMessage', { body: { tid } })).timeline.map(({ verb }) => verb)).toEqual([
      'message.posted'
    ])
  })

  it('is proposed to be urgent', async () => {
    const { tid } = await post({ content })
    const { distress, proposals } = await editor.call('examineMessage', { body: { tid } })
    expect(distress).toEqual(['跳楼', '过不下去'])
    expect(proposals).toMatchObject([{ kind: 'priority', value: 1, words: [] }])
  })

  it('counts whether the proposed urgency was taken', async () => {
    await db.deleteFrom('proposal_count').execute()
    const first = await post({ content })
    await editor.call('approveMessage', { body: { ...first, priorityLevel: 1 } })
    const second = await post({ content: `${content}求求你们。` })
    await editor.call('approveMessage', { body: { ...second, priorityLevel: 2 } })
    const counts = db
      .selectFrom('proposal_count')
      .select(['label', 'offered', 'taken', 'changed'])
      .where('kind', '=', 'queue')
    expect(await counts.execute()).toEqual([{ label: '1', offered: 2, taken: 1, changed: 1 }])
  })

  it('alerts again when it is sent again, or when a supplement says so', async () => {
    const { tid, version } = await post()
    expect(await notified(tid)).toEqual([])
    const returned = await editor.call('returnMessage', { body: { tid, version, reason: '请写明地点' } })
    const again = await citizen.call('resubmitMessage', { body: { ...draft, ...returned, content } })
    expect(await notified(tid)).toHaveLength(2)
    const body = { ...again, priorityLevel: 1 } as const
    await editor.call('approveMessage', { body })
    await citizen.call('supplementMessage', { body: { tid, content: '我真的不想活了' } })
    const alerts = (await notified(tid)).filter(({ verb }) => verb === 'message.inDistress')
    expect(alerts).toHaveLength(2)
  })
})

describe('at the approval', () => {
  it('personal data and likely duplicates of a message are named', async () => {
    const first = await post({ content: `${draft.content}路口也很暗。` })
    const { tid } = await post({ content: `${draft.content}请打13800138000。` })
    const examined = await editor.call('examineMessage', { body: { tid } })
    expect(examined.personalData).toEqual([{ kind: 'phone', count: 1 }])
    expect(examined.duplicates.map(one => one.tid)).toContain(first.tid)
    expect(examined.duplicates.find(one => one.tid === first.tid)).toMatchObject({
      isSameAuthor: true,
      auditState: 0
    })
    const { list } = await editor.call('pageEditorQueue', { body: { display: 1, risks: ['duplicate'] } })
    const risk = list.find(row => row.tid === tid)?.risks.find(({ kind }) => kind === 'duplicate')
    expect(risk?.count).toBe(examined.duplicates.length)
  })

  it('another place is named, and the forum of the same office there is proposed', async () => {
    await buildRegion(db, { id: 330_000, name: '浙江省' })
    await buildRegion(db, { id: 330_600, name: '绍兴市', type: 'city', parent_id: 330_000 })
    await buildRegion(db, { id: 510_000, name: '四川省' })
    await buildRegion(db, { id: 510_100, name: '成都市', type: 'city', parent_id: 510_000 })
    const [own, other] = [
      await buildForum(db, { name: '成都市市长', region_id: 510_100 }),
      await buildForum(db, { name: '绍兴市市长', region_id: 330_600 })
    ]
    await buildForum(db, { name: '绍兴市委书记', region_id: 330_600 })
    const subject = '绍兴市路灯损坏'
    const { tid, version } = await post({ fid: own.fid, subject })
    const examined = await editor.call('examineMessage', { body: { tid } })
    expect(examined.otherPlaces).toEqual(['绍兴市'])
    expect(examined.proposals).toEqual([
      { kind: 'forum', value: other.fid, label: '绍兴市市长', words: ['绍兴市'] }
    ])
    const proposalsInQueue = async () => {
      const { list } = await editor.call('pageEditorQueue', { body: { display: 1, rows: 50 } })
      return list.find(row => row.tid === tid)?.proposals
    }
    expect(await proposalsInQueue()).toEqual(examined.proposals)
    const moved = await editor.call('reclassifyMessage', { body: { tid, version, fid: other.fid } })
    expect(await proposalsInQueue()).toEqual([])
    expect((await editor.call('examineMessage', { body: { tid } })).otherPlaces).toEqual([])
    const seen = await editor.call('getEditorMessage', { body: { tid } })
    expect(seen).toMatchObject({ fid: other.fid, version: moved.version })
    const counts = db
      .selectFrom('proposal_count')
      .select(['kind', 'label', 'offered', 'taken', 'changed'])
      .where('kind', '=', 'forum')
    expect(await counts.execute()).toEqual([
      { kind: 'forum', label: String(other.fid), offered: 1, taken: 1, changed: 0 }
    ])
    // the own region beside another one is no sign of a wrong forum
    const near = await post({ fid: own.fid, subject: '成都到绍兴的火车' })
    const { otherPlaces } = await editor.call('examineMessage', { body: { tid: near.tid } })
    expect(otherPlaces).toEqual([])
  })

  it('a corrected domain is told to the author, and the same value changes nothing', async () => {
    const { tid, version } = await post()
    expect(await editor.call('reclassifyMessage', { body: { tid, version, domainId: 1 } })).toEqual({
      tid,
      version
    })
    const saved = await editor.call('reclassifyMessage', { body: { tid, version, domainId: 2 } })
    expect(saved.version).toBeGreaterThan(version)
    expect(await notified(tid)).toEqual([
      { verb: 'message.reclassified', account_uid: await board.uid('citizen') }
    ])
    const own = await citizen.call('getMessage', { body: { tid } })
    expect(own.domainId).toBe(2)
    expect(own.timeline.map(({ verb }) => verb)).toContain('message.reclassified')
    await expect(
      editor.call('reclassifyMessage', { body: { ...saved, domainId: 999 } })
    ).rejects.toMatchObject({ code: 'GEN0400' })
  })

  it('a forum of another organization is refused', async () => {
    const saved = await post()
    const body = { ...saved, fid: world.forums.congress }
    await expect(editor.call('reclassifyMessage', { body })).rejects.toMatchObject({ code: 'MSG0001' })
  })
})
