import { sendNotice, withdrawNotice } from '@board/server/administration/notices/send'
import { insertRead } from '@board/server/administration/notices/store'
import type { Stage } from './stage.ts'

type Story = {
  title: string
  type: 1 | 2 | 3
  content: string
  /** The departments of the platform that receive it; absent: all. */
  depts?: readonly number[]
  /** The number of days before now. */
  sent?: number
  withdrawn?: number
  sentAgain?: number
  readers?: readonly string[]
}

const stories: readonly Story[] = [
  {
    title: '关于做好年度办理情况公开的通知',
    type: 2,
    sent: 45,
    readers: ['city', 'bureau', 'ministry'],
    content: '请各办理单位对照清单核对已办结留言，重点检查回复是否完整、附件是否可以公开，并于月底前完成。'
  },
  {
    title: '平台例行维护公告',
    type: 3,
    sent: 6,
    readers: ['citizen', 'city', 'editor'],
    content: '为提升服务质量，平台将于本周日凌晨一时至三时进行维护，期间暂停留言和办理，敬请谅解。'
  },
  {
    title: '留言办理业务培训安排',
    type: 1,
    sent: 3,
    readers: ['province'],
    content: '本周五下午举办线上培训，内容为规范回复、延期申请和复核申请，请各单位留言办理员准时参加。'
  },
  {
    title: '审核口径调整说明',
    type: 1,
    depts: [2, 5],
    sent: 2,
    readers: ['editor'],
    content: '涉及门牌号、车牌号等个人信息的留言，请先隐去再通过，并在备注中说明。'
  },
  {
    title: '值班表（已更正）',
    type: 1,
    depts: [2],
    sent: 20,
    withdrawn: 19,
    sentAgain: 18,
    content: '本月值班安排见下，如需调班请提前一天在部门内协调。'
  },
  {
    title: '办理质量通报',
    type: 2,
    sent: 10,
    withdrawn: 9,
    content: '本期通报数据有误，已撤回核对，稍后重新发布。'
  },
  { title: '节假日办理时限提醒', type: 1, content: '节假日期间时限按工作日顺延，请各单位合理安排。' },
  {
    title: '系统升级预告',
    type: 3,
    depts: [7],
    content: '计划下月升级短信通道，届时请运行岗配合验证。'
  }
]

/** Writes the notices: drafts, sent, withdrawn and sent again, to all or to some, read by some. Specification 3. */
export async function playNotices(stage: Stage): Promise<void> {
  const { trx, administrator } = stage
  for (const { title, type, content, depts, sent, withdrawn, sentAgain, readers = [] } of stories) {
    const receiver_type = depts ? 1 : 0
    const row = trx.insertInto('notice').values({ title, type, content, receiver_type }).returning('id')
    const { id } = await row.executeTakeFirstOrThrow()
    for (const dept_id of depts ?? [])
      await trx.insertInto('notice_dept').values({ notice_id: id, dept_id }).execute()
    if (sent === undefined) continue
    await sendNotice(trx, administrator, { id, version: 1 }, stage.inDays(-sent))
    if (withdrawn !== undefined) {
      const seen = { id, version: 2, reason: '内容有误，更正后重发' }
      await withdrawNotice(trx, administrator, seen, stage.inDays(-withdrawn))
    }
    if (sentAgain !== undefined)
      await sendNotice(trx, administrator, { id, version: 3 }, stage.inDays(-sentAgain))
    for (const [index, name] of readers.entries()) {
      const read_at = stage.inDays(-sent + 0.1 * (index + 1))
      await insertRead(trx, {
        notice_id: id,
        sending: 1,
        account_uid: Number(stage.account(name).uid),
        read_at
      })
    }
  }
}
