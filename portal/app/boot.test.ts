import { expect, test } from 'vitest'
import { toInlineJson } from './boot.ts'

test('no text can leave the script element that holds it', () => {
  const value = { text: '</script><script>alert(1)</script><!-- \u2028 & "' }
  const json = toInlineJson(value)
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)).toEqual(value)
})
