import { expect, test } from 'vitest'
import { addKeyWords } from './key-words.ts'

const troubles = ['电梯停运', '物业涨价', '天天停水', '垃圾成堆', '车库漏水', '没有门禁']
const wishes = ['请问', '投诉', '反映', '关于', '咨询', '举报']
const about = troubles.map((trouble, at) => ({
  subject: `${wishes[at]}望湖花园${trouble}`,
  content: '请尽快处理，谢谢。'
}))
const others = Array.from({ length: 20 }, (_, at) => ({
  subject: `公交改线${at}`,
  content: `改线以后要换乘两次，${troubles[at % 6]}没有这么难。`
}))
const matter = about.map((_, at) => at)

test('the word in the subjects names the matter, its pieces do not, and each text that has it joins', () => {
  const terse = { subject: '请过问', content: '我也住望湖花园。' }
  const [found] = addKeyWords([...about, ...others, terse], [matter])
  expect(found?.keyWords).toEqual(['望湖花园'])
  expect(found?.texts).toEqual([...matter, about.length + others.length])
})

test('a word that many other texts have is no key word', () => {
  const elsewhere = others.map(({ subject }) => ({ subject, content: '望湖花园也是这样。' }))
  expect(addKeyWords([...about, ...elsewhere], [matter])).toEqual([{ texts: matter, keyWords: [] }])
})

test('the name of an area is no key word', () => {
  const inTown = about.map(({ content }, at) => ({ subject: `${wishes[at]}越城区${troubles[at]}`, content }))
  expect(addKeyWords([...inTown, ...others], [matter])[0]?.keyWords).toEqual([])
})

test('no matters have no key words', () => {
  expect(addKeyWords(about, [])).toEqual([])
})
