import { expect, test } from 'vitest'
import { operationWords } from './operationWords.ts'

const words: Readonly<Record<string, string>> = {
  'entities.user.name': '用户管理',
  'entities.dictType.name': '字典类型',
  'ra.action.edit': '编辑',
  'ra.action.delete': '删除',
  'entity.import.verb': '导入',
  'actions.forceLogout.verb': '强制下线'
}
const translate = (key: string, options?: { _: string }) => words[key] ?? options?._ ?? key

test.each([
  ['sysUserUpdate', '用户管理 · 编辑'],
  ['sysUserDeleteMany', '用户管理 · 删除'],
  ['sysDictTypeImportConfirm', '字典类型 · 导入'],
  ['forceLogout', '强制下线'],
  ['sysNothingUpdate', 'sysNothingUpdate'],
  ['sysUserPage', 'sysUserPage'],
  ['listMessages', 'listMessages']
])('the operation %s is called %s', (operation, called) => {
  expect(operationWords(operation, translate)).toBe(called)
})
