import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../lib/i18n.tsx'
import type { TextPart } from './keys.ts'
import { loadMessages } from './load.ts'

const partsOf = (language: string) =>
  readdirSync(join(import.meta.dirname, language)).map(file => file.replace(/\.ts$/, '') as TextPart)
const parts = partsOf('zh-CN')
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(match => match[0]).sort()
const textsOf = async (language: (typeof languages)[number], part: TextPart) =>
  Object.entries(await loadMessages(language, [part])).sort(([a], [b]) => (a < b ? -1 : 1))

test.each(languages)('%s has every text, in the same part, with the same placeholders', async language => {
  expect(partsOf(language)).toEqual(parts)
  for (const part of parts) {
    const texts = await textsOf(language, part)
    const wanted = await textsOf('zh-CN', part)
    expect(texts.map(([key, text]) => [key, placeholders(text)])).toEqual(
      wanted.map(([key, text]) => [key, placeholders(text)])
    )
  }
})

test.each(languages)('%s has no text that is empty or to be written', async language => {
  const texts = (await Promise.all(parts.map(part => textsOf(language, part)))).flat()
  expect(texts.filter(([, text]) => /^\s*$|^TO WRITE/.test(text))).toEqual([])
})

test('no key is in two parts', async () => {
  const texts = (await Promise.all(parts.map(part => textsOf('zh-CN', part)))).flat()
  const keys = texts.map(([key]) => key)
  expect(keys.length).toBeGreaterThan(200)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
