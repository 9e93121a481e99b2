import { expect, it } from 'vitest'
import { withReason } from './reason.ts'

const standard = '请写明具体地点'

it('a standard reason becomes the text if nothing was written', () => {
  expect(withReason(undefined, standard)).toBe(standard)
  expect(withReason(' \n', standard)).toBe(standard)
})

it('a standard reason is added once to a written text', () => {
  expect(withReason('您好。\n', standard)).toBe(`您好。\n${standard}`)
  expect(withReason(`您好。\n${standard}`, standard)).toBe(`您好。\n${standard}`)
})
