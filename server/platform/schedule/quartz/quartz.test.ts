import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { referenceTimes } from '../../../../tests/support/quartz-reference.ts'
import { type PartName, type QuartzProblem, wordsOf } from './problem.ts'
import { nextTimes, normalizeExpression, quartzProblem as problemAt } from './quartz.ts'

/** Moments and expressions are those of Asia/Shanghai. */
const start = '2026-11-20 10:30:15'
const moment = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`)
const quartzProblem = (expression: string) => problemAt(expression, moment(start))
const text = (at: Date) => new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
const next = (expression: string, from = start, count = 5) =>
  nextTimes(expression, moment(from), count).map(text)

const expressions = `
0 0 12 * * ? | 0 15 10 ? * * | 0 15 10 * * ? | 0 * 14 * * ? | 0 0/5 14 * * ? | 0 0/5 14,18 * * ? | 0 0-5 14 * * ?
0 10,44 14 ? 3 WED | 0 15 10 ? * MON-FRI | 0 15 10 15 * ? | 0 15 10 L * ? | 0 15 10 L-2 * ? | 0 15 10 ? * 6L
0 15 10 ? * 6#3 | 0 0 12 1/5 * ? | 0 11 11 11 11 ? | * * * * * ? | 0/30 * * * * ? | 5/7 * * * * ? | */20 * * * * ?
/15 * * * * ? | 10-20/3 * * * * ? | 0,1,59 59 23 * * ? | 50-10 0 0 * * ? | 0 0/30 * * * ? | 0 7/20 * * * ?
0 55-5 * * * ? | 0 0 0/6 * * ? | 0 0 22-2 * * ? | 0 0 22-4/2 * * ? | 0 0 8-18/2 * * ? | 0 0 23 * * ?
0 0 0 1 * ? | 0 0 0 31 * ? | 0 0 0 30 * ? | 0 0 0 29 2 ? | 0 0 0 28 2 ? | 0 0 9 1,15 * ? | 0 0 9 1-31/10 * ?
0 0 9 25-5 * ? | 0 0 9 L * ? | 0 0 9 LW * ? | 0 0 9 1W * ? | 0 0 9 15W * ? | 0 0 9 31W * ? | 0 0 9 30W * ?
0 0 9 1W,15W * ? | 0 0 9 15,16W * ? | 0 0 9 1,L * ? | 0 0 9 L-1 * ? | 0 0 9 L-3 * ? | 0 0 9 L-28 * ? | 0 0 9 L-30 * ?
0 0 9 L 2 ? | 0 0 9 LW 2,5 ? | 0 0 9 L-3 2 ? | 0 0 9 1W JAN ? | 0 0 9 13W * ? | 0 0 9 * JAN-MAR ? | 0 0 9 * NOV-FEB ?
0 0 9 1 1,4,7,10 ? | 0 0 9 1 1/3 ? | 0 0 9 1 */5 ? | 0 0 9 1 DEC ? | 0 0 9 1 jan,JUL ? | 0 0 9 ? * 1 | 0 0 9 ? * 7
0 0 9 ? * SUN | 0 0 9 ? * SAT | 0 0 9 ? * 2-6 | 0 0 9 ? * FRI-MON | 0 0 9 ? * 7-1 | 0 0 9 ? * 2/2 | 0 0 9 ? * */3
0 0 9 ? * L | 0 0 9 ? * 1L | 0 0 9 ? * 7L | 0 0 9 ? * SUNL | 0 0 9 ? * MONL,FRIL | 0 0 9 ? * 2#1 | 0 0 9 ? * 1#5
0 0 9 ? * SAT#4 | 0 0 9 ? * 2#1,4#2 | 0 0 9 ? * THU#5 | 0 0 9 ? 2 1#5 | 0 0 9 ? 2 SUNL | 0 0 9 ? MAY-SEP TUE
0 0/10 9-17 ? * MON-FRI | 0 0 0 * * MON | 0 0 0 1 * * | 0 0 0 * * * | 30 30 10 20 11 ? | 15 30 10 20 11 ? | 16 30 10 20 11 ?
0 30 8 10 1,2,3 ? | 0 0 3 ? * TUE,THU,SAT | 59 59 23 31 12 ? | 0 0 0 1 1 ? | 0 0 4 1/2 * ? | 0 0 4 2/2 * ?
0 0 9 L-3W * ? | 0 0 9 L-1W * ? | 0 0 9 L-2W * ? | 0 0 9 L-27W * ? | 0 0 9 L-28W * ? | 0 0 9 L-30W * ? | 0 0 9 L-3W 2 ?
0 0 9 L-28W 2 ? | 0 0 12 1 1 ? 2028 | 0 0 12 1 1 ? 2028,2030 | 0 0 12 29 2 ? 2027-2040 | 0 0 12 ? * MON#1 2027/2
0 0/5 14 * * ? 2027 | 0 0 12 * * ? * | 0 0 9 L-3W * ? 2029 | 0 0 9 LW 12 ? 2026-2099 | 0 30 10 1 */6 ? 2030/10
0 0-59/7 0-23/5 ? * 4 | 1,2,3 4,5 6 7 8 ? | 0 0 12 ? 12 MON#4 | 0 0 6 8W 3,6,9,12 ? | 0 5/25 1/7 L-5 * ?
`
  .split(/[|\n]/)
  .map(line => line.trim())
  .filter(Boolean)

describe('the next five times', () => {
  it('are tested for a hundred expressions or more', () => {
    expect(new Set(expressions).size).toBe(expressions.length)
    expect(expressions.length).toBeGreaterThanOrEqual(100)
  })

  it.each(expressions)('are those that match %s, second by second', expression => {
    expect(next(expression)).toEqual(referenceTimes(expression.toUpperCase(), start, 5))
  })

  it.each([
    ['every day at noon', '0 0 12 * * ?', '11-20 12:00:00, 11-21 12:00:00, 11-22 12:00:00'],
    ['weekdays with Sunday as 1', '0 0 9 ? * 1', '11-22 09:00:00, 11-29 09:00:00, 12-06 09:00:00'],
    ['the last Friday of a month', '0 0 9 ? * 6L', '11-27 09:00:00, 12-25 09:00:00, 01-29 09:00:00'],
    ['the third Friday', '0 0 9 ? * 6#3', '12-18 09:00:00, 01-15 09:00:00, 02-19 09:00:00'],
    ['the last working day', '0 0 9 LW * ?', '11-30 09:00:00, 12-31 09:00:00, 01-29 09:00:00'],
    [
      'the working day nearest to the 15th',
      '0 0 9 15W * ?',
      '12-15 09:00:00, 01-15 09:00:00, 02-15 09:00:00'
    ],
    [
      'the working day nearest to the 1st, never in the month before',
      '0 0 9 1W * ?',
      '12-01 09:00:00, 01-01 09:00:00, 02-01 09:00:00'
    ],
    ['two days before the last', '0 0 9 L-2 * ?', '11-28 09:00:00, 12-29 09:00:00, 01-29 09:00:00'],
    ['a day that not every month has', '0 0 0 31 * ?', '12-31 00:00:00, 01-31 00:00:00, 03-31 00:00:00'],
    ['twice a minute', '0/30 * * * * ?', '11-20 10:30:30, 11-20 10:31:00, 11-20 10:31:30'],
    ['over midnight', '0 0 22-2 * * ?', '11-20 22:00:00, 11-20 23:00:00, 11-21 00:00:00']
  ])('are known by hand for %s', (_what, expression, times) => {
    expect(
      next(expression, start, 3)
        .map(time => time.slice(5))
        .join(', ')
    ).toBe(times)
  })

  it.each([
    ['0 0 12 * * ？', '0 0 12 * * ?'],
    ['0　0　12　＊　＊　？', '0 0 12 * * ?'],
    ['0 0 9 1，15 * ？', '0 0 9 1,15 * ?'],
    ['０ ０／５ １４ ＊ ＊ ？', '0 0/5 14 * * ?'],
    ['0 0 9 ? * mon－fri', '0 0 9 ? * MON-FRI'],
    ['0 0 9 ? * 6＃3', '0 0 9 ? * 6#3'],
    ['0 0 9 Ｌ－3Ｗ * ?', '0 0 9 L-3W * ?'],
    [' 0  0 12\t* * ? ', '0 0 12 * * ?'],
    ['0 0 12 * * ？ ２０２８', '0 0 12 * * ? 2028'],
    ['0 0 9 lw * ?', '0 0 9 LW * ?']
  ])('are those of the half-width form: %s', (typed, plain) => {
    expect(normalizeExpression(typed)).toBe(plain)
    expect(next(typed)).toEqual(next(plain))
  })

  it('end with the last year of the expression', () => {
    expect(next('0 0 12 1 1 ? 2027,2028')).toEqual(['2027-01-01 12:00:00', '2028-01-01 12:00:00'])
    expect(next('0 0 12 1 1 ? 2020')).toEqual([])
  })

  it('come after the moment itself', () => {
    expect(next('0 0 12 * * ?', '2026-11-20 12:00:00', 1)).toEqual(['2026-11-21 12:00:00'])
    expect(next('0 0 12 * * ?', '2026-11-20 11:59:59', 1)).toEqual(['2026-11-20 12:00:00'])
  })

  it('cross leap years and centuries', () => {
    expect(next('0 0 0 29 2 ?', '2096-03-01 00:00:00', 1)).toEqual(['2104-02-29 00:00:00'])
    expect(next('0 0 9 ? 2 1#5', start, 2)).toEqual(['2032-02-29 09:00:00', '2060-02-29 09:00:00'])
  })
})

/** The names of the parts in each language, as the form shows them above the field. */
const namesOf: Readonly<
  Record<PartName, readonly [simplified: string, traditional: string, english: string]>
> = {
  second: ['“秒”', '「秒」', 'seconds'],
  minute: ['“分”', '「分」', 'minutes'],
  hour: ['“时”', '「時」', 'hours'],
  day: ['“日”', '「日」', 'day of the month'],
  month: ['“月”', '「月」', 'month'],
  weekday: ['“星期”', '「星期」', 'day of the week'],
  year: ['“年”', '「年」', 'year']
}

/** The words that every message of a rule holds: they say what is wrong. */
const ruleWords: Readonly<Record<QuartzProblem['rule'], readonly [string, string, string]>> = {
  count: ['须为 6 段', '須為 6 段', 'six parts'],
  unreadable: ['无法识别', '無法識別', 'means nothing'],
  range: ['只能是', '只能是', 'go from'],
  bothDays: ['只能限定一个', '只能限定一個', 'only one of day and weekday'],
  noDay: ['不能都是“?”', '不能都是「?」', 'cannot both be'],
  never: ['永远不会出现', '永遠不會出現', 'no such time'],
  past: ['已经全部过去', '已經全部過去', 'have passed']
}

/** Lists what the messages of a problem leave out, in any language: its rule, its part, and each of its values. */
function lackingIn(problem: QuartzProblem): string[] {
  const { rule, ...facts } = problem
  const said = wordsOf(problem)
  return (['zh-CN', 'zh-TW', 'en-US'] as const).flatMap((language, index) => {
    const values = Object.entries(facts).map(([fact, value]) =>
      fact === 'part' ? (namesOf[value as PartName][index] ?? '') : String(value)
    )
    return [ruleWords[rule][index] ?? '', ...values]
      .filter(text => !said[language].includes(text))
      .map(text => `${language} of ${rule}: ${text}`)
  })
}

describe('an invalid expression', () => {
  it.each([
    ['', { rule: 'count', count: 0 }],
    ['0 12 * * ?', { rule: 'count', count: 5 }],
    ['0 0 12 * * ? 2027 1', { rule: 'count', count: 8 }],
    ['0 0 12 * * ? 1969', { rule: 'range', part: 'year', text: '1969', least: 1970, most: 2099 }],
    ['0 0 12 * * ? 2100', { rule: 'range', part: 'year', text: '2100', least: 1970, most: 2099 }],
    ['0 0 12 * * ? ?', { rule: 'unreadable', part: 'year', text: '?' }],
    ['0 0 12 * * ? L', { rule: 'unreadable', part: 'year', text: 'L' }],
    ['0 0 12 * * ? 2025', { rule: 'past' }],
    ['0 0 12 1 1 ? 2020-2026', { rule: 'past' }],
    ['0 0 0 29 2 ? 2027', { rule: 'never' }],
    ['0 0 0 L-31W * ?', { rule: 'range', part: 'day', text: 'L-31W', least: 1, most: 30 }],
    ['0 0 0 1,L-3W * ?', { rule: 'unreadable', part: 'day', text: 'L-3W' }],
    ['0 0 0 L-29W 2 ?', { rule: 'never' }],
    ['60 * * * * ?', { rule: 'range', part: 'second', text: '60', least: 0, most: 59 }],
    ['0 60 * * * ?', { rule: 'range', part: 'minute', text: '60', least: 0, most: 59 }],
    ['0 0 24 * * ?', { rule: 'range', part: 'hour', text: '24', least: 0, most: 23 }],
    ['0 0 0 0 * ?', { rule: 'range', part: 'day', text: '0', least: 1, most: 31 }],
    ['0 0 0 32W * ?', { rule: 'range', part: 'day', text: '32W', least: 1, most: 31 }],
    ['0 0 0 L-31 * ?', { rule: 'range', part: 'day', text: 'L-31', least: 1, most: 30 }],
    ['0 0 0 1 13 ?', { rule: 'range', part: 'month', text: '13', least: 1, most: 12 }],
    ['0 0 0 ? * 0', { rule: 'range', part: 'weekday', text: '0', least: 1, most: 7 }],
    ['0 0 0 ? * 8', { rule: 'range', part: 'weekday', text: '8', least: 1, most: 7 }],
    ['0/0 * * * * ?', { rule: 'range', part: 'second', text: '0/0', least: 1, most: 59 }],
    ['0/60 * * * * ?', { rule: 'range', part: 'second', text: '0/60', least: 1, most: 59 }],
    ['? * * * * ?', { rule: 'unreadable', part: 'second', text: '?' }],
    ['a * * * * ?', { rule: 'unreadable', part: 'second', text: 'A' }],
    ['1,,2 * * * * ?', { rule: 'unreadable', part: 'second', text: '' }],
    ['-1 * * * * ?', { rule: 'unreadable', part: 'second', text: '-1' }],
    ['*5 * * * * ?', { rule: 'unreadable', part: 'second', text: '*5' }],
    ['0 0 0 LL * ?', { rule: 'unreadable', part: 'day', text: 'LL' }],
    ['0 0 0 15,LW * ?', { rule: 'unreadable', part: 'day', text: 'LW' }],
    ['0 0 0 1,L-3 * ?', { rule: 'unreadable', part: 'day', text: 'L-3' }],
    ['0 0 0 MON * ?', { rule: 'unreadable', part: 'day', text: 'MON' }],
    ['0 0 0 1 MON ?', { rule: 'unreadable', part: 'month', text: 'MON' }],
    ['0 0 0 ? * JAN', { rule: 'unreadable', part: 'weekday', text: 'JAN' }],
    ['0 0 0 ? * 2#6', { rule: 'unreadable', part: 'weekday', text: '2#6' }],
    ['0 0 0 ? * 2#0', { rule: 'unreadable', part: 'weekday', text: '2#0' }],
    ['0 0 0 ? * 3W', { rule: 'unreadable', part: 'weekday', text: '3W' }],
    ['@daily * * * * ?', { rule: 'unreadable', part: 'second', text: '@DAILY' }],
    ['0 0 0 ? * ?', { rule: 'noDay' }],
    ['0 0 0 1 * MON', { rule: 'bothDays' }],
    ['0 0 0 L * MON', { rule: 'bothDays' }],
    ['0 0 0 30 2 ?', { rule: 'never' }],
    ['0 0 0 31 4,6,9,11 ?', { rule: 'never' }],
    ['0 0 0 31W 4 ?', { rule: 'never' }],
    ['0 0 0 L-29 2 ?', { rule: 'never' }]
  ])('is refused: %s', (expression, problem) => {
    const found = quartzProblem(expression)
    expect(found).toEqual(problem)
    if (found) expect(lackingIn(found)).toEqual([])
  })

  it('is found at once, also if it is very long', () => {
    const long = `${'1,'.repeat(20_000)}1 * * * * ?`
    expect(quartzProblem(long)).toBeUndefined()
    expect(quartzProblem(`0 0 0 ${'9'.repeat(50_000)} * ?`)).toMatchObject({ rule: 'unreadable' })
  })

  it('is described in words for every kind of problem', () => {
    const piece = fc.constantFrom(
      ...'* ? 0 1 5 7 31 59 60 L LW W 3W L-3 6L 2#1 MON JAN 1-5 9-2 0/15 */4 , - / #'.split(' ')
    )
    const part = fc.array(piece, { minLength: 1, maxLength: 3 }).map(pieces => pieces.join(','))
    fc.assert(
      fc.property(fc.array(part, { minLength: 6, maxLength: 7 }), parts => {
        const problem = quartzProblem(parts.join(' '))
        return problem === undefined || lackingIn(problem).length === 0
      }),
      { numRuns: 2000 }
    )
  })

  it.each(expressions)('is not %s', expression => {
    expect(quartzProblem(expression)).toBeUndefined()
  })
})
