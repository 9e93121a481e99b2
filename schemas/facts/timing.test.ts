import { describe, expect, it } from 'vitest'
import { standingOf, standingWords, type Timing } from './timing.ts'

const at = (text: string) => Date.parse(`${text}+08:00`) / 1000
/** The noon of a Tuesday. */
const noon = at('2026-03-10T12:00:00')
const open: Timing = {
  dueAt: at('2026-03-13T23:59:59'),
  daysLeft: 3,
  answeredAt: null,
  stoppedSince: null,
  lateDays: null
}
const answered: Timing = { ...open, daysLeft: null, answeredAt: at('2026-03-09T09:00:00') }
const past = { dueAt: at('2026-03-06T23:59:59'), daysLeft: null } as const

const cases: readonly [string, Timing, string, 'ok' | 'wait' | 'late'][] = [
  ['has days left', open, '还剩 3 个工作日', 'ok'],
  ['has two days left', { ...open, daysLeft: 2 }, '还剩 2 个工作日', 'wait'],
  ['has one day left', { ...open, daysLeft: 1, dueAt: at('2026-03-11T08:00:00') }, '还剩 1 个工作日', 'wait'],
  ['is due on a day off', { ...open, daysLeft: 0 }, '还剩不足 1 个工作日', 'wait'],
  ['is due today', { ...open, daysLeft: 0, dueAt: at('2026-03-10T18:00:00') }, '还剩 6 小时', 'wait'],
  [
    'was due tomorrow when it was read',
    { ...open, daysLeft: 1, dueAt: at('2026-03-10T23:59:59') },
    '还剩 11 小时',
    'wait'
  ],
  ['is due within the hour', { ...open, daysLeft: 0, dueAt: at('2026-03-10T12:30:00') }, '即将到期', 'wait'],
  [
    'became overdue since it was read',
    { ...open, daysLeft: 0, dueAt: noon - 1 },
    '已逾期 1 个工作日',
    'late'
  ],
  ['is overdue', { ...open, ...past, lateDays: 2 }, '已逾期 2 个工作日', 'late'],
  ['stands still', { ...open, daysLeft: null, stoppedSince: noon - 60 }, '暂停计时', 'wait'],
  [
    'stands still after its deadline passed',
    { ...open, ...past, stoppedSince: at('2026-03-07T09:00:00'), lateDays: 1 },
    '已逾期 1 个工作日，暂停计时',
    'late'
  ],
  [
    'stands still until after its deadline',
    { ...open, ...past, stoppedSince: at('2026-03-06T09:00:00') },
    '暂停计时',
    'wait'
  ],
  ['was answered in time', answered, '按时', 'ok'],
  [
    'was answered in time, and its deadline is past',
    { ...answered, ...past, answeredAt: at('2026-03-06T20:00:00') },
    '按时',
    'ok'
  ],
  ['was answered late', { ...answered, ...past, lateDays: 44 }, '逾期 44 个工作日', 'late'],
  ['was answered after its clock stood still', { ...answered, stoppedSince: noon - 60 }, '按时', 'ok']
]

describe('an answer', () => {
  it.each(cases)('that %s', (_, timing, words, tone) => {
    const standing = standingOf(timing, noon)
    expect(standingWords(standing, 'zh-CN')).toBe(words)
    expect(standing.tone).toBe(tone)
  })

  it.each([0, 1, 24, 24 * 365])('that came in time stays so %d hours later', hours => {
    expect(standingOf(answered, noon + hours * 3600).key).toBe('onTime')
  })
})

describe('the words', () => {
  it('are those of the language, one day is one', () => {
    const one = standingOf({ ...open, daysLeft: 1 }, noon)
    expect(standingWords(one, 'en-US')).toBe('1 working day left')
    expect(standingWords(standingOf(open, noon), 'en-US')).toBe('3 working days left')
    expect(standingWords(one, 'zh-TW')).toBe('還剩 1 個工作天')
  })
})
