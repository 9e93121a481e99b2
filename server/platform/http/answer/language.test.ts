import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  [undefined, 'zh-CN'],
  ['', 'zh-CN'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['zh-Hant-HK', 'zh-TW'],
  ['zh-TW', 'zh-TW'],
  ['en-GB', 'en-US'],
  ['en;q=0.5, zh-TW;q=0.9', 'zh-TW'],
  ['fr-FR, de;q=0.9', 'zh-CN'],
  ['fr, en;q=0.1', 'en-US'],
  [`${'x'.repeat(50_000)},en`, 'zh-CN']
])('a reader who accepts %j gets %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
