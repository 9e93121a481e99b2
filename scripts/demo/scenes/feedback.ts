import { addFeedback, answerFeedback } from '@board/server/publishing/feedback/write'
import { phoneOf } from '../numbers.ts'
import type { Stage } from './stage.ts'

type Told = {
  by: 'citizen' | 'company' | 'city' | 'bureau'
  type: 1 | 2 | 3 | 4
  content: string
  answer?: string
  withContact?: true
}

/** Feedback to the platform, answered and not, with contact details and without. */
const told: readonly Told[] = [
  { by: 'citizen', type: 1, content: '建议在“我的留言”里按领导或部门筛选，留言多了不好找。' },
  {
    by: 'citizen',
    type: 2,
    content: '上传视频到一半网络断开，重新上传要从头开始。',
    withContact: true,
    answer: '已记录，后续版本会支持断点续传；目前请在网络稳定时上传。'
  },
  {
    by: 'citizen',
    type: 4,
    content: '请问收藏的留言有没有数量限制？',
    answer: '没有限制，可以在“我的收藏”里分页查看和搜索。'
  },
  { by: 'company', type: 2, content: '法人用户的单位名称在手机上显示不全。', withContact: true },
  {
    by: 'company',
    type: 3,
    content: '留言被退回时写的理由过于笼统，看不出要改什么。',
    answer: '感谢指出，已要求编辑在退回时写明需要补充的内容。'
  },
  { by: 'city', type: 1, content: '希望回复框可以保存为草稿，换一台电脑也能接着写。', withContact: true },
  {
    by: 'bureau',
    type: 2,
    content: '导出的表格在旧版办公软件里打开乱码。',
    answer: '请选择 XLSX 格式导出；CSV 文件请以 UTF-8 编码打开。'
  }
]

export async function playFeedback(stage: Stage): Promise<void> {
  const { trx, keys, editor } = stage
  for (const [index, { by, type, content, answer, withContact }] of told.entries()) {
    const days = (index - told.length) * 1.3
    const actor = by === 'city' || by === 'bureau' ? stage.clerk(stage.groupOf(by)) : stage.citizen(by)
    const contact = withContact ? { contact: phoneOf(actor.accountId) } : {}
    const { id } = await addFeedback(
      trx,
      keys,
      actor,
      { type, content, ...contact },
      'zh-CN',
      stage.inDays(days)
    )
    if (answer) await answerFeedback(trx, editor, { id, version: 1, answer }, stage.inDays(days + 0.2))
  }
}
