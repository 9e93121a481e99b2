import { expect, it } from 'vitest'
import { withReason } from './reason.ts'

const standard = '请写明具体地点'

it('a standard reason is the text where nothing was written', () => {
  expect(withReason(undefined, standard)).toBe(standard)
  expect(withReason(' \n', standard)).toBe(standard)
})

it('a standard reason is added to what was written, once', () => {
  expect(withReason('您好。\n', standard)).toBe(`您好。\n${standard}`)
  expect(withReason(`您好。\n${standard}`, standard)).toBe(`您好。\n${standard}`)
})
