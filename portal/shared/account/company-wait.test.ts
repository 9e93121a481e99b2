import { expect, test } from 'vitest'
import { createTranslate } from '../../lib/i18n.tsx'
import { loadMessages } from '../../locales/load.ts'
import { askCompany, type WritingCompany, waitWords } from './company-wait.tsx'

const t = createTranslate(await loadMessages('zh-CN', ['acts']))
const words = (company: object) => waitWords(company as unknown as WritingCompany, t).join('')
const waiting = { state: 0, createdAt: 1_760_000_000, licence: null, note: null }

test('a company that waits reads since when, what is missing and how long it usually takes', () => {
  const told = words({ request: waiting, licenceRule: 'required', usualDays: 3 })
  expect(told).toContain('提交于 2025-10-09 16:53')
  expect(told).toContain('还没有上传证照图片')
  expect(told).toContain('一般在 3 天内完成')
  const rest = words({ request: { ...waiting, licence: {} }, licenceRule: 'required', usualDays: null })
  expect(rest).not.toMatch(/证照图片|天内/)
  expect(rest).toContain('结果会在消息中通知您')
})

test('a company that was refused reads why, and one without a request is sent to hand it in', () => {
  const refused = words({ request: { ...waiting, state: 2, note: '图片不清楚' }, licenceRule: 'off' })
  expect(refused).toContain('平台说明：图片不清楚')
  expect(refused).toContain('重新提交')
  expect(words({ request: null, licenceRule: 'off' })).toContain('请先提交')
})

test.each([
  [{ userType: 0 }, undefined],
  [{ userType: 1 }, { confirmed: false, signedName: '山河食品（未核实）' }]
])('only a company is asked about itself: %j', async (account, found) => {
  const call = async (id: string) => (id === 'getInfo' ? account : found)
  expect(await askCompany({ call: call as never })).toEqual(found && expect.objectContaining(found))
})
