import { expect, it } from 'vitest'
import { isMuchChanged } from './asked-text.ts'

const text = { subject: '育才路路灯不亮', content: '育才路的路灯坏了一周，夜里看不见路' }

it.each([
  ['another title', { ...text, subject: '育才路路灯不亮了' }],
  ['the first words of the content', { ...text, content: '' }],
  [
    'another sentence in the middle',
    { ...text, content: '育才路的路灯坏了一周，老人和孩子晚上都不敢出门，夜里看不见路' }
  ]
])('%s is asked about', (_, now) => {
  expect(isMuchChanged(text, now)).toBe(true)
  expect(isMuchChanged(now, text)).toBe(true)
})

it.each([
  ['signs and blanks', { subject: ' 育才路，路灯不亮！', content: `${text.content}。\n` }],
  ['a few characters', { ...text, content: '育才路的路灯坏了两周，夜里看不清路' }],
  ['nothing', text]
])('%s are not', (_, now) => {
  expect(isMuchChanged(text, now)).toBe(false)
})

it('the first text is asked about', () => {
  expect(isMuchChanged(undefined, text)).toBe(true)
})
