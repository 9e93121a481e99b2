import { expect, test } from 'vitest'
import { operationLine } from './operationLine.ts'

const words: Readonly<Record<string, string>> = {
  'entities.notice.name': '通知公告',
  'entities.scheduleJob.name': '定时任务',
  'entities.user.name': '用户管理',
  'ra.action.edit': '编辑',
  'actions.sendNotice.verb': '发送',
  'actions.runScheduleJobs.verb': '立即执行',
  'actions.approveMessage.verb': '审核通过'
}
const translate = (key: string, options?: { _: string }) => words[key] ?? options?._ ?? key

test.each([
  ['sendNotice', '通知公告 · 发送'],
  ['runScheduleJobs', '定时任务 · 立即执行'],
  ['sysUserUpdate', '用户管理 · 编辑'],
  ['approveMessage', '审核通过']
])('the line of the operation %s is %s', (operation, line) => {
  expect(operationLine(operation, translate)).toBe(line)
})
