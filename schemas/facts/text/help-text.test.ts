import { expect, test } from 'vitest'
import { helpSections } from './help-text.ts'

test('headings divide a help text, and empty lines are not paragraphs', () => {
  expect(helpSections('欢迎。\n\n## 账号\n第一段。\n\n第二段。\n##  留言 \n第三段。')).toEqual([
    { heading: '', paragraphs: ['欢迎。'] },
    { heading: '账号', paragraphs: ['第一段。', '第二段。'] },
    { heading: '留言', paragraphs: ['第三段。'] }
  ])
  expect(helpSections('')).toEqual([])
})
