import { ApiError } from '@board/client/error'
import { expect, test } from 'vitest'
import type { Translate } from '../lib/i18n.tsx'
import { messages } from '../locales/zh-CN/common.ts'
import { wordsFor } from './failure.ts'

const t: Translate = (key, params) =>
  key === 'error.withId' ? messages[key].replace(/\{(\w+)\}/g, (_, name) => String(params?.[name])) : key
const failed = (status: number, message: string, requestId?: string) =>
  new ApiError({ code: 'GEN0503', status, message, requestId })

test('the text for a failure of the server contains its id once', () => {
  expect(wordsFor(failed(503, '系统繁忙', '3f9a0c71d2e4'), t)).toBe('系统繁忙（编号 3f9a0c71d2e4）')
  expect(wordsFor(failed(500, '请提供编号 3f9a0c71d2e4', '3f9a0c71d2e4'), t)).toBe('请提供编号 3f9a0c71d2e4')
  expect(wordsFor(failed(400, '标题太短'), t)).toBe('标题太短')
})
