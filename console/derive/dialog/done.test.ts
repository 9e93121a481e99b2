import { afterEach, expect, test, vi } from 'vitest'
import { type DoneLines, isSaidInLine } from './done.tsx'

const lineAt = (top: number): DoneLines =>
  new Map([['list-from', { getBoundingClientRect: () => ({ top }) as DOMRect }]])
const done = { resource: 'list-from', words: '《路灯不亮》：催办已发送，承办单位会收到提醒' }

afterEach(() => void vi.unstubAllGlobals())

test('a success is said once: in the line of the page, or else in a notice', () => {
  vi.stubGlobal('window', { innerHeight: 800 })
  expect(isSaidInLine(lineAt(120), done, 'success.nagProcess')).toBe(true)
  // scrolled away, or below the window
  for (const top of [-40, 800]) expect(isSaidInLine(lineAt(top), done, 'success.nagProcess')).toBe(false)
  // the page of a message has no line, nor has a record without a list
  expect(isSaidInLine(new Map(), done, 'success.nagProcess')).toBe(false)
  expect(isSaidInLine(lineAt(120), { ...done, resource: 'list-to' }, 'success.nagProcess')).toBe(false)
  expect(isSaidInLine(lineAt(120), undefined, 'success.nagProcess')).toBe(false)
  // 操作成功 does not repeat the line
  expect(isSaidInLine(lineAt(120), done, 'success.done')).toBe(false)
})
