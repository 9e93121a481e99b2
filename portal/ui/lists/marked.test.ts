import { describe, expect, it } from 'vitest'
import { partsOf } from './marked.tsx'

const shown = (text: string, words: string) =>
  partsOf(text, words.split(' '))
    .map(({ part, isFound }) => (isFound ? `[${part}]` : part))
    .join('')

describe('the words of a search are highlighted', () => {
  it.each([
    ['东门路灯不亮，路灯坏了', '路灯', '东门[路灯]不亮，[路灯]坏了'],
    ['WiFi 太慢', 'wifi', '[WiFi] 太慢'],
    ['公园里的公园路', '公园 公园路', '[公园]里的[公园路]'],
    ['价格 (元)', '( 元', '价格 [(][元])'],
    ['没有', '路灯', '没有'],
    ['没有', '', '没有']
  ])('%s, %s', (text, words, marked) => {
    expect(shown(text, words)).toBe(marked)
  })

  it('returns the position of each part as its key', () => {
    expect(partsOf('一二一', ['一']).map(({ at }) => at)).toEqual([0, 1, 2])
  })
})
