import { expect, test } from 'vitest'
import { findCommonWords } from './common-words.ts'

/** Gives each pair of characters of some texts a weight. */
const weigh = (...texts: string[]) =>
  new Map(
    texts.flatMap(text => [...text].slice(1).map((next, at) => [`${[...text][at]}${next}`, 0.1] as const))
  )

const repeat = (subject: string) => Array.from({ length: 4 }, () => ({ subject, content: '' }))

test('common words are whole words, none from within a word', () => {
  const subject = '建议建立共享检测实验室，外卖车停在家里'
  const words = findCommonWords(repeat(subject), weigh(subject))
  expect(words.join(' ')).toContain('共享')
  for (const piece of ['议', '立', '卖']) expect(words.filter(word => word.startsWith(piece))).toEqual([])
})

test('a name of two words stands as one, and its parts do not stand beside it', () => {
  const texts = ['电梯停运', '车库漏水', '垃圾成堆', '物业撤场'].map(what => ({
    subject: `栖澜花园，${what}`,
    content: ''
  }))
  expect(findCommonWords(texts, weigh('栖澜花园'))).toEqual(['栖澜花园'])
})

test('words of one text, and pairs without weight, are no common words', () => {
  const texts = [...repeat('路灯不亮'), { subject: '公园噪音', content: '' }]
  expect(findCommonWords(texts, weigh('路灯', '公园'))).toEqual(['路灯'])
})
