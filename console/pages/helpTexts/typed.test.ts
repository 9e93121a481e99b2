import { expect, test } from 'vitest'
import { blocksOf, readTyped } from './typed.ts'

test('headings and empty lines divide a help page', () => {
  expect(blocksOf('第一行\n第二行\n\n## 联系\n电话')).toEqual([
    { kind: 'paragraph', text: '第一行\n第二行' },
    { kind: 'heading', text: '联系' },
    { kind: 'paragraph', text: '电话' }
  ])
})

test('two hashes inside a line are text', () => {
  expect(blocksOf('见 ## 处')).toEqual([{ kind: 'paragraph', text: '见 ## 处' }])
})

test('a saved page is restored; other values are ignored', () => {
  const page = { title: '帮助', content: '正文' }
  expect(readTyped(JSON.stringify(page))).toEqual(page)
  expect(readTyped('{"title":1}')).toBeUndefined()
  expect(readTyped('null')).toBeUndefined()
  expect(readTyped(undefined)).toBeUndefined()
})
