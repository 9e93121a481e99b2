import { expect, test } from 'vitest'
import { htmlOf, textOf } from './richText.ts'

test('lines become paragraphs, headings and lists', () => {
  expect(htmlOf('## 为什么征集\n滨江公园将改造。\n\n- 步道\n- 球场\n谢谢')).toBe(
    '<h3>为什么征集</h3><p>滨江公园将改造。</p><ul><li>步道</li><li>球场</li></ul><p>谢谢</p>'
  )
  expect(htmlOf('- 只有一项')).toBe('<ul><li>只有一项</li></ul>')
  expect(htmlOf('  \n')).toBe('')
})

test('signs of HTML are text, and come back as they were typed', () => {
  const typed = '温度 <20 & >5\n- "引号"'
  expect(htmlOf(typed)).toBe('<p>温度 &lt;20 &amp; &gt;5</p><ul><li>"引号"</li></ul>')
  expect(textOf(htmlOf(typed))).toBe(typed)
  expect(textOf('<p>&amp;lt;</p>')).toBe('&lt;')
})

test('HTML with more than plain marks is left to be edited as HTML', () => {
  expect(textOf('<p>请看<strong>这里</strong></p>')).toBeUndefined()
  expect(textOf('<table><tr><td>1</td></tr></table>')).toBeUndefined()
  expect(textOf('没有段落')).toBeUndefined()
  expect(textOf('<p>一</p>\n<h3>二</h3>')).toBe('一\n## 二')
})
