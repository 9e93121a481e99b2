import { expect, test } from 'vitest'
import { createTranslate } from '../../lib/i18n.tsx'
import { loadMessages } from '../../locales/load.ts'
import { confirmedWords } from './company-state.tsx'

const t = createTranslate(await loadMessages('zh-CN', ['company']))
const request = { kind: 1, state: 0, createdAt: 1_760_000_000, decidedAt: null } as const

test('a company reads what the platform has confirmed and when, and that it can write meanwhile', () => {
  expect(confirmedWords({ request: null }, t)).toContain('平台没有核对')
  expect(confirmedWords({ request }, t)).toMatch(/^提交于 2025-10-09 16:53，.*核对期间可以留言/)
  const decided = { ...request, state: 1, decidedAt: 1_760_086_400 } as const
  expect(confirmedWords({ request: decided }, t)).toContain('平台已于 2025-10-10 16:53 核对并通过')
  // an earlier confirmation is not dated by a later request
  expect(confirmedWords({ request: { ...decided, state: 2 } }, t)).not.toMatch(/\d{4}/)
})
