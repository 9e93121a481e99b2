import { expect, test } from 'vitest'
import { toInlineJson } from './boot.ts'

test('no text in the data can end its script element', () => {
  const value = { text: '</script><script>alert(1)</script><!-- \u2028 & "' }
  const json = toInlineJson(value)
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)).toEqual(value)
})
