import { describe, expect, it } from 'vitest'
import { ConditionError, evaluateCondition, readCondition, type Variables } from './expression.ts'

const decide = (text: string, variables: Variables = {}) => evaluateCondition(readCondition(text), variables)

describe('a condition', () => {
  it.for([
    ["\u0024{days > 3 && kind == 'a'}", { days: 4, kind: 'a' }, true],
    ["\u0024{days > 3 && kind == 'a'}", { days: 3, kind: 'a' }, false],
    ['days >= 3 or not urgent', { days: 1, urgent: false }, true],
    ['#{!(days < 3 || days > 9)}', { days: 5 }, true],
    ['a || b && c', { a: true, b: false, c: false }, true],
    ['金额 <= 1000.5', { 金额: 1000.5 }, true],
    ['when < "2026-02"', { when: '2026-01-31' }, true],
    ['remark == null', {}, true],
    ['approved', { approved: true }, true],
    ["level != '1'", { level: 1 }, true]
  ] as const)('%s of %o is %s', ([text, variables, expected]) => {
    expect(decide(text, variables)).toBe(expected)
  })

  it.for([
    '',
    'days >',
    '(a',
    'a b',
    'a = 1',
    'a.b == 1',
    'f(1)',
    '1 + 1',
    'a == `x`',
    "a == 'x",
    'and',
    '`a`'
  ])('%s is not understood', text => {
    expect(() => readCondition(text)).toThrow(ConditionError)
  })

  it('compares only what can be compared, and must be yes or no', () => {
    expect(() => decide('days > 3')).toThrow(ConditionError)
    expect(() => decide('days > 3', { days: '4' })).toThrow(ConditionError)
    expect(() => decide('days', { days: 4 })).toThrow(ConditionError)
  })

  it('reads variables and nothing else of the machine', () => {
    for (const name of ['constructor', '__proto__', 'toString', 'process', 'globalThis'])
      expect(decide(`${name} == null`)).toBe(true)
  })

  it('of many brackets is refused before it costs anything', () => {
    expect(() => readCondition(`${'('.repeat(400)}a${')'.repeat(400)}`)).toThrow(ConditionError)
    expect(() => readCondition(`${'!'.repeat(900)}a`)).toThrow(ConditionError)
    expect(() => readCondition('a'.repeat(1001))).toThrow(ConditionError)
  })
})

it.each([
  ['days > ', '末尾缺少内容', '結尾缺少內容', 'something is missing at the end'],
  ['days ? 3', '无法识别“? 3”', '無法辨識「? 3」', '“? 3” is not understood'],
  ['days > 3', '“days >”两边须同为数字或同为文本', '「days >」兩邊須同為數字或同為文字', 'must be numbers']
])('of %s it says in each language why', (text, zhCN, zhTW, enUS) => {
  const words = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': expect.stringContaining(enUS) }
  expect(() => evaluateCondition(readCondition(text), { days: '五' })).toThrow(
    expect.objectContaining({ words })
  )
})
