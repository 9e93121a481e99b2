import { expect, test } from 'vitest'
import { languages } from '../../i18n/languages.ts'
import { fillIn, placeholdersIn } from './placeholders.ts'

const message = {
  tid: 4993,
  subject: '路灯不亮',
  author: { nickName: '网友{编号}', realName: null, phone: null, userType: 0, uid: null, company: null }
} as const
const now = Date.UTC(2026, 10, 23, 20) / 1000

test('placeholders of a standard text are replaced by facts of the message', () => {
  expect(fillIn('{标题}（{编号}）已于 {日期} 转办。', message, now)).toBe(
    '路灯不亮（4993）已于 2026-11-24 转办。'
  )
})

test('other text stays unchanged, and placeholders in values are not replaced', () => {
  expect(fillIn('{留言人}，{其他}：', message, now)).toBe('网友{编号}，{其他}：')
})

test.each(languages)('the placeholders as $name writes them are replaced', ({ locale }) => {
  expect(fillIn(placeholdersIn(locale).join(' '), message, now)).toBe('网友{编号} 4993 路灯不亮 2026-11-24')
})

test('readers of Traditional Chinese see no placeholder in Simplified Chinese', () => {
  expect(placeholdersIn('zh-TW')).toEqual(['{留言人}', '{編號}', '{標題}', '{日期}'])
})
