import { describe, expect, it } from 'vitest'
import { matterOf, piecesOfMatter, rankTitled, shareCovered } from './cover.ts'

const share = (words: string, text: string) => shareCovered(matterOf(words), text)

describe('the share of words that stands in a text', () => {
  it.each([
    ['忘记密码', '忘记密码怎么办', 1],
    ['密码怎么改', '忘记密码怎么办', 2 / 3],
    ['忘記密碼', '忘记密码怎么办', 1],
    ['手机号 更换', '怎样更换手机号', 1],
    ['forgot password', 'i have forgotten my password', 1],
    ['路灯不亮', '忘记密码怎么办', 0]
  ])('%s in %s', (words, text, expected) => {
    expect(share(words, text)).toBeCloseTo(expected)
  })

  it('counts words of the same meaning', () => {
    expect(share('讨薪', '老板拖欠工资')).toBe(1)
  })
})

it('ways of asking say nothing, unless nothing else is asked', () => {
  expect(matterOf('请问如何落户')).toBe('落户')
  expect(matterOf('怎么办')).toBe('怎么办')
})

it('pieces are pairs, other words, and words of the same meaning', () => {
  expect(piecesOfMatter('如何落户')).toEqual(expect.arrayContaining(['落户', '户口']))
  expect(piecesOfMatter('加装电梯')).toEqual(expect.arrayContaining(['加装', '装电', '电梯']))
  expect(piecesOfMatter('？')).toEqual([])
})

describe('ranked texts', () => {
  const items = [
    { title: '隐私政策', text: '密码只保存摘要。用户忘记密码时发送验证码。' },
    { title: '忘记密码怎么办', text: '在登录窗口点击。' },
    { title: '怎样更换手机号', text: '先验证原来的手机号。' }
  ]
  const titles = (words: string, least = 0.5) =>
    rankTitled(words, items, { least, most: 2 }).map(({ title }) => title)

  it('have the words in the title first, and need all of them in the text', () => {
    expect(titles('忘记密码')).toEqual(['忘记密码怎么办'])
    expect(titles('发送验证码')).toEqual(['隐私政策'])
    expect(titles('验证身份')).toEqual([])
    expect(titles('手机号换了')).toEqual(['怎样更换手机号'])
  })

  it('have enough of the words', () => {
    expect(titles('密码错误')).toEqual(['忘记密码怎么办'])
    expect(titles('密码错误', 0.6)).toEqual([])
  })
})
