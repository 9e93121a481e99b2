import { expect, test } from 'vitest'
import { createTranslate, type Messages } from '../lib/i18n.tsx'
import { failureTitle, titleOf } from './document.ts'
import type { RouteHandle } from './page-route.ts'

const t = createTranslate({
  'site.name': '领导留言板',
  'forums.title': '全部留言对象',
  'missing.title': '抱歉，您访问的页面不存在',
  'error.title': '页面没能打开'
} as Messages)
const page = { access: 'public', title: 'forums.title', track: { page: 4 } } as const
const handle = (title?: () => string): RouteHandle => ({ page, title })

test('a title names the page and the site', () => {
  expect(titleOf([{}, { handle: handle(undefined) }], t)).toBe('全部留言对象 - 领导留言板')
  expect(titleOf([{ handle: handle(() => '路灯') }], t)).toBe('路灯 - 领导留言板')
})

test('the row gives the title if the data give none; it may name the site alone', () => {
  expect(titleOf([{ handle: handle(() => '') }], t)).toBe('全部留言对象 - 领导留言板')
  expect(titleOf([{ handle: { page: { ...page, title: 'site.name' }, title: undefined } }], t)).toBe(
    '领导留言板'
  )
  expect(titleOf([], t)).toBe('领导留言板')
})

test('a page that could not be shown says so in the title', () => {
  const shown = [{ handle: handle(() => '路灯') }]
  expect(titleOf(shown, t, failureTitle(404, t))).toBe('抱歉，您访问的页面不存在 - 领导留言板')
  expect(titleOf(shown, t, failureTitle(503, t))).toBe('页面没能打开 - 领导留言板')
})
