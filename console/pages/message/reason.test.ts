import { expect, it } from 'vitest'
import { addStandardReason } from './reason.ts'

const standard = '请写明具体地点'

it('a standard reason becomes the text if nothing was written', () => {
  expect(addStandardReason(undefined, standard)).toBe(standard)
  expect(addStandardReason(' \n', standard)).toBe(standard)
})

it('a standard reason is added once to a written text', () => {
  expect(addStandardReason('您好。\n', standard)).toBe(`您好。\n${standard}`)
  expect(addStandardReason(`您好。\n${standard}`, standard)).toBe(`您好。\n${standard}`)
})
