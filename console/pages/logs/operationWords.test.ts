import { entityTexts } from '@board/generated/locales/zh-TW'
import { operations } from '@board/generated/operations'
import { expect, test } from 'vitest'
import { messages } from '../../locales/zh-TW/index.ts'
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

test('every operation in the log has words', () => {
  const all: object = { ...messages, entities: entityTexts }
  const textAt = (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], all)
  const inTaiwan = (key: string, options?: { _: string }) => String(textAt(key) ?? options?._ ?? key)
  // only calls with a permission of staff are logged
  const logged = Object.entries(operations).filter(
    ([, { write, permission }]) => write && permission.includes(':')
  )
  expect(logged.length).toBeGreaterThan(100)
  const wordless = logged.filter(([id]) => !/[\u4e00-\u9fff]/.test(operationWords(id, inTaiwan)))
  expect(wordless.map(([id]) => id)).toEqual([])
  expect(operationWords('saveHelpText', inTaiwan)).toBe('說明內容 · 儲存')
})
