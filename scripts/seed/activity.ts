import type { DB } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Ledger, MessageRow } from './ledger.ts'
import type { World } from './world.ts'

type Mark = Insertable<DB['message_mark']>
type Feedback = Omit<Insertable<DB['site_feedback']>, 'id'> & { id: number }

const minute = 60_000
const hour = 60 * minute

const uidOf = (world: World, name: string): number => {
  const account = world.accounts.find(({ username }) => username === name)
  if (!account) throw new Error(`There is no demo account ${name}`)
  return account.uid
}

/** How many of the newest public messages somebody keeps, or has opened. */
const looked = 60

/** What people keep of messages: the demo accounts of all, other citizens so that there is something to count. */
export function markRows(world: World, { messages, assignments }: Ledger, now: Date): Mark[] {
  const open = messages.filter(({ audit_state, is_public }) => audit_state === 1 && is_public)
  const newest = open.slice(-looked).reverse()
  const [citizen, company] = [uidOf(world, 'citizen'), uidOf(world, 'company')]
  const mark = (account_uid: number, kind: string) => (message: MessageRow, index: number) => ({
    ...{ account_uid, kind, tid: message.tid, at: new Date(now.getTime() - (index + 1) * 7 * minute) }
  })
  const each = (step: number, from = 0) => newest.filter((_, index) => index % step === from)
  const others = world.accounts.filter(({ kind }) => kind === 'citizen').slice(1, 9)
  const boardOf = (name: string) => {
    const account = world.accounts.find(({ username }) => username === name)
    const held = new Set(
      assignments.filter(row => row.holder_group_id === account?.group_id).map(({ tid }) => tid)
    )
    const own = messages.filter(
      row => row.audit_state === 1 && (row.group_id === account?.group_id || held.has(row.tid))
    )
    return own.slice(-8).map(mark(uidOf(world, name), 'kept'))
  }
  return [
    ...newest.map(mark(citizen, 'opened')),
    ...each(5).map(mark(citizen, 'favourite')),
    ...each(8).map(mark(citizen, 'follow')),
    // a like that is shown must be among those that are counted
    ...each(3)
      .filter(({ like_count }) => Number(like_count) > 0)
      .map(mark(citizen, 'like')),
    ...each(9, 1).map(mark(company, 'favourite')),
    ...others.flatMap(({ uid }, index) => [
      ...each(4, index % 4).map(mark(uid, 'favourite')),
      ...each(7, index % 7).map(mark(uid, 'follow'))
    ]),
    ...['city', 'bureau', 'province'].flatMap(boardOf)
  ]
}

const told: readonly (readonly [by: string, type: number, content: string, answer?: string])[] = [
  ['citizen', 1, '建议在“我的留言”里按领导或部门筛选，留言多了不好找。'],
  [
    'citizen',
    2,
    '上传视频到一半网络断开，重新上传要从头开始。',
    '已记录，后续版本会支持断点续传；目前请在网络稳定时上传。'
  ],
  ['citizen', 4, '请问收藏的留言有没有数量限制？', '没有限制，可以在“我的收藏”里分页查看和搜索。'],
  ['company', 2, '法人用户的单位名称在手机上显示不全。'],
  [
    'company',
    3,
    '留言被退回时写的理由过于笼统，看不出要改什么。',
    '感谢指出，已要求编辑在退回时写明需要补充的内容。'
  ],
  ['city', 1, '希望回复框可以保存为草稿，换一台电脑也能接着写。'],
  ['bureau', 2, '导出的表格在旧版办公软件里打开乱码。', '请选择 XLSX 格式导出；CSV 文件请以 UTF-8 编码打开。']
]

/** What some have told the platform, answered and not. */
export function feedbackRows(world: World, now: Date): Feedback[] {
  const editor = uidOf(world, 'editor')
  return told.map(([by, type, content, answer], index) => {
    const created = now.getTime() - (told.length - index) * 31 * hour
    return {
      ...{ id: index + 1, account_uid: uidOf(world, by), type, content, contact_sealed: null },
      ...{ state: answer ? 1 : 0, answer: answer ?? null, answered_by: answer ? editor : null },
      answered_at: answer ? new Date(created + 5 * hour) : null,
      ...{ created_at: new Date(created), version: answer ? 2 : 1 }
    }
  })
}
