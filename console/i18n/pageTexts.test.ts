import { describe, expect, test } from 'vitest'
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
    expect(chinese.every(([key]) => key.startsWith(`${family}.`))).toBe(true)
    expect(other.map(([key]) => key)).toEqual(chinese.map(([key]) => key))
    expect(other.map(([key, text]) => [key, gapsOf(text)])).toEqual(
      chinese.map(([key, text]) => [key, gapsOf(text)])
    )
    expect(other.filter(([, text]) => text === '')).toEqual([])
  })
})
