import { describe, expect, test } from 'vitest'
import { messages } from '../locales/zh-CN/index.ts'
import { pageTexts, type TextFamily } from './pageTexts.ts'

const families = Object.keys(pageTexts['zh-CN']) as TextFamily[]

function textsIn(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null
      ? textsIn(child, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(child)] as [string, string]]
  )
}

const gapsOf = (text: string) => [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort().join()

describe.each(families)('the texts of %s', family => {
  test.each(['zh-TW', 'en-US'] as const)('are complete in %s, with the same gaps', async language => {
    const chinese = textsIn((await pageTexts['zh-CN'][family]()).texts)
    const other = textsIn((await pageTexts[language][family]()).texts)
    expect(other.map(([key]) => key)).toEqual(chinese.map(([key]) => key))
    expect(other.map(([key, text]) => [key, gapsOf(text)])).toEqual(
      chinese.map(([key, text]) => [key, gapsOf(text)])
    )
    expect(other.filter(([, text]) => text === '')).toEqual([])
  })
})

test('a first word belongs to one family, and to no text of the first view', async () => {
  const words = await Promise.all(
    families.map(async family => Object.keys((await pageTexts['zh-CN'][family]()).texts))
  )
  const all = [...words.flat(), ...Object.keys(messages)]
  expect(all.filter((word, place) => all.indexOf(word) !== place)).toEqual([])
})
