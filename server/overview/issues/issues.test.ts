import { expect, test } from 'vitest'
import {
  buildAccount,
  buildForum,
  buildGroup,
  buildMessage,
  buildRegion,
  buildTopic,
  setParameter
} from '../../../tests/support/builders/builders.ts'
import { testDatabase } from '../../../tests/support/postgres/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { alertOfIssues, stepFor } from './alert.ts'
import { dismissHotIssue } from './dismiss.ts'
import { joinNewest } from './join-newest.ts'
import { removeHotMember } from './remove-member.ts'
import { renewIssues } from './renew.ts'
import { restoreHotIssue } from './restore.ts'
import { setIssueTopic } from './set-topic.ts'
import { getHotIssue, type IssueReader, listHotIssues } from './view.ts'

const { db } = await testDatabase()
const now = new Date('2026-03-02T02:00:00Z')
const day = 86_400_000

const province = await buildRegion(db, { type: 'province' })
const city = await buildRegion(db, { type: 'city', parent_id: province.id })
const otherCity = await buildRegion(db, { type: 'city', parent_id: province.id })
const group = await buildGroup(db)
const otherGroup = await buildGroup(db)
const forum = await buildForum(db, { group_id: group.id, region_id: city.id })
const otherForum = await buildForum(db, { group_id: otherGroup.id, region_id: otherCity.id })

const { uid } = await buildAccount(db, { kind: 'staff' })
const editor: IssueReader = {
  actor: {
    kind: 'editor',
    accountId: uid,
    group: null,
    permissions: new Set()
  } as unknown as IssueReader['actor'],
  sight: null
}

const matters = [
  ['望湖花园电梯停运', '望湖花园三号楼的电梯停了一个星期，老人上下楼很困难，物业一直没有维修。'],
  ['望湖花园物业费太高', '望湖花园物业公司今年把物业费涨了一半，没有征求业主意见，也没有公示。'],
  ['望湖花园停水', '望湖花园小区连续三天晚上停水，没有通知，望湖花园的物业说是水泵坏了。'],
  ['请管一管望湖花园的垃圾', '望湖花园门口的垃圾堆了很多天没有清运，望湖花园的住户都在抱怨。']
] as const
const others = [
  ['公交线路调整', '十二路公交车改线以后，去医院要换乘两次，希望增加班次。'],
  ['路灯不亮', '人民北路有一段路灯晚上不亮，骑车很危险，请尽快修好。'],
  ['学校午餐质量', '实验小学的午餐饭菜凉了才送到教室，孩子吃不饱。'],
  ['社保转移', '从外省回来工作，社保关系转移办了两个月还没有办好。'],
  ['河道污染', '村口的小河最近发黑发臭，怀疑上游有人偷排污水。'],
  ['医保报销', '异地住院的费用回来报销，窗口说材料不齐，跑了三趟。']
] as const

async function write(
  [subject, content]: readonly [string, string],
  { at = 5, fid = forum.fid, group_id = group.id, note = '' } = {}
): Promise<number> {
  const approved_at = new Date(now.getTime() - at * day)
  const { tid } = await buildMessage(db, { subject, audit_state: 1, approved_at, fid, group_id })
  await db
    .updateTable('content_item')
    .set({ content: content + note })
    .where('tid', '=', tid)
    .execute()
  return tid
}

for (let at = 0; at < 12; at++) await write(matters[at % 4] ?? matters[0], { at: at + 1 })
for (let at = 0; at < 60; at++)
  await write(others[at % 6] ?? others[0], {
    at: (at % 80) + 1,
    fid: otherForum.fid,
    group_id: otherGroup.id,
    note: `第${at}次`
  })

const list = async (state?: 1 | 2) => (await listHotIssues(db, editor, { state, now })).list
const detail = (id: number, reader = editor) => getHotIssue(db, reader, { id, language: 'zh-CN', now })
const hidden = async () => {
  const issue = (await list()).find(one => one.title.includes('望湖花园'))
  if (!issue) throw new Error('望湖花园 is not found')
  return issue
}
const tids = async (id: number) => (await detail(id)).members.map(({ tid }) => tid)

test('messages of several people about one estate are an issue, with the words that made it', async () => {
  await renewIssues(db, now)
  const issue = await hidden()
  expect(issue).toMatchObject({ people: 12, messages: 12, state: 0, recentPeople: 6, earlierPeople: 6 })
  expect(issue.words[0]).toContain('望湖')
  expect(issue.daily).toHaveLength(30)
  expect(issue.forums).toEqual([expect.objectContaining({ fid: forum.fid, messages: 12 })])
})

test('a new message about it joins, one about something else does not', async () => {
  const { id } = await hidden()
  const joining = await write(['望湖花园没有门禁', '望湖花园的大门谁都能进，物业不管，业主很担心。'], {
    at: -0.01
  })
  const terse = await write(['请领导过问', '望湖花园还是老样子。'], { at: -0.01 })
  const strange = await write(['请修路灯', '人民北路路灯不亮。'], { at: -0.01 })
  const elsewhere = await write(['望湖花园电梯', '望湖花园的电梯又坏了，物业不修。'], {
    at: -0.01,
    fid: otherForum.fid,
    group_id: otherGroup.id
  })
  const later = new Date(now.getTime() + 0.02 * day)
  expect(await joinNewest(db, later)).toBe(2)
  expect(await tids(id)).toContain(joining)
  expect(await tids(id)).toContain(terse)
  expect(await tids(id)).not.toContain(strange)
  expect(await tids(id)).not.toContain(elsewhere)
})

test('a wrong member that was taken out does not come back, and the issue stays the same one', async () => {
  const { id, messages } = await hidden()
  const [wrong = 0] = await tids(id)
  await inTransaction(db, trx => removeHotMember(trx, editor, { id, tid: wrong }, now))
  expect((await hidden()).messages).toBe(messages - 1)
  await renewIssues(db, new Date(now.getTime() + 0.03 * day))
  expect(await hidden()).toMatchObject({ id, messages: messages - 1 })
  expect(await tids(id)).not.toContain(wrong)
})

test('an institution sees the issues of its own messages, and nothing of others', async () => {
  const { id } = await hidden()
  const own: IssueReader = { ...editor, sight: { id: group.id, path: group.path } }
  const stranger: IssueReader = { ...editor, sight: { id: otherGroup.id, path: otherGroup.path } }
  const seenBy = async (reader: IssueReader) =>
    (await listHotIssues(db, reader, { now })).list.map(one => one.id)
  expect(await seenBy(own)).toContain(id)
  expect(await seenBy(stranger)).not.toContain(id)
  await expect(detail(id, stranger)).rejects.toMatchObject({ code: 'GEN0404' })
})

test('a dismissed issue is gone, also after the next run', async () => {
  const { id, version } = await hidden()
  await inTransaction(db, trx => dismissHotIssue(trx, editor, { id, version }, now))
  expect((await list()).map(one => one.id)).not.toContain(id)
  await renewIssues(db, new Date(now.getTime() + 0.04 * day))
  expect((await list()).some(one => one.title.includes('望湖花园'))).toBe(false)
})

test('a dismissed issue is listed apart, and can be restored once', async () => {
  const [gone] = await list(1)
  if (!gone) throw new Error('no dismissed issue')
  expect(gone.allowedActions).toEqual(['restoreHotIssue'])
  const restore = ({ id, version }: typeof gone) =>
    inTransaction(db, trx => restoreHotIssue(trx, editor, { id, version }, now))
  await restore(gone)
  expect((await hidden()).id).toBe(gone.id)
  expect(await list(1)).toEqual([])
  expect((await detail(gone.id)).timeline.map(({ verb }) => verb)).toContain('issue.restored')
  await expect(restore(gone)).rejects.toMatchObject({ code: 'ISS0003' })
})

test('institutions are alerted of an issue with enough people, once for each step', async () => {
  const { id } = await hidden()
  const alerts = () =>
    db
      .selectFrom('notification')
      .select(['group_id', 'verb'])
      .where('verb', 'in', ['issue.manyPeople', 'issue.growing'])
      .execute()
  const alert = () => inTransaction(db, trx => alertOfIssues(trx, now))
  await setParameter(db, 'hot.growth', 0)
  await setParameter(db, 'hot.people', 0)
  expect(await alert()).toBe(0)
  await setParameter(db, 'hot.people', 8)
  expect(await alert()).toBe(0)
  await setParameter(db, 'hot.people', 4)
  expect(await alert()).toBe(1)
  expect(await alerts()).toEqual([{ group_id: group.id, verb: 'issue.manyPeople' }])
  expect((await detail(id)).timeline.map(({ verb }) => verb)).toContain('issue.manyPeople')
  expect(await alert()).toBe(0)
  await setParameter(db, 'hot.people', 2)
  expect(await alert()).toBe(1)
})

test('the messages of an issue get a topic, and those that have one keep it', async () => {
  const { id } = await hidden()
  const [own = 0, other = 0] = await tids(id)
  const [chosen, topicId] = [await buildTopic(db, '老旧小区'), await buildTopic(db, '电梯')]
  await db.updateTable('message').set({ topic_id: chosen }).where('tid', '=', own).execute()
  await inTransaction(db, trx =>
    setIssueTopic(trx, editor.actor, { id, topicId }, { language: 'zh-CN', now })
  )
  const topicFor = async (tid: number) =>
    (await db.selectFrom('message').select('topic_id').where('tid', '=', tid).executeTakeFirst())?.topic_id
  expect([await topicFor(own), await topicFor(other)]).toEqual([chosen, topicId])
})

test('a site that finds no issues runs no search, and lists only those that people have decided on', async () => {
  await setParameter(db, 'proposal.hot', false)
  expect(await listHotIssues(db, editor, { now })).toEqual({ isFinding: false, list: [] })
  expect(await renewIssues(db, now)).toBe(0)
  await setParameter(db, 'proposal.hot', true)
  expect((await listHotIssues(db, editor, { now })).isFinding).toBe(true)
})

test.each([
  [3, 4, 0],
  [4, 4, 1],
  [7, 4, 1],
  [8, 4, 2],
  [8, 0, 0]
])('%i people at a limit of %i are step %i', (figure, limit, step) => {
  expect(stepFor(figure, limit)).toBe(step)
})
