import { expect, test } from 'vitest'
import { escapeHtml } from './template.ts'

test('a title cannot open an element or leave an attribute', () => {
  expect(escapeHtml('路灯</title><script>"&')).toBe('路灯&lt;/title&gt;&lt;script&gt;&quot;&amp;')
})
