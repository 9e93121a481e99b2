import { expect, test } from 'vitest'
import { createTranslate } from '../../lib/i18n.tsx'
import { loadMessages } from '../../locales/load.ts'
import { duration } from './history.tsx'

const t = createTranslate(await loadMessages('zh-CN', ['message']))

test('a duration has its two largest units, and none of which there is nothing', () => {
  const minute = 60
  const hour = 60 * minute
  const day = 24 * hour
  expect(duration(47 * minute, t)).toBe('47 分钟')
  expect(duration(15 * hour, t)).toBe('15 小时')
  expect(duration(15 * hour + 2 * minute, t)).toBe('15 小时 2 分钟')
  expect(duration(6 * day + 20 * minute, t)).toBe('6 天')
  expect(duration(6 * day + 3 * hour, t)).toBe('6 天 3 小时')
})
