import { describe, expect, it } from 'vitest'
import { statutoryDays } from './statutory.ts'
import {
  addWorkingDaysIn,
  buildCalendar,
  type CalendarFacts,
  changedDays,
  firstFacts,
  isWorkingDayIn,
  knowsYear,
  recountDeadline,
  workingDaysBetweenIn
} from './working-calendar.ts'

const shanghai = (text: string) => new Date(`${text}+08:00`)
const noon = (date: string) => shanghai(`${date}T12:00:00`)
const end = (date: string) => shanghai(`${date}T23:59:59`)
const calendar = (days: CalendarFacts['days'] = {}) => buildCalendar({ ...firstFacts, id: 2, days })
const former = buildCalendar({ id: 0, knownYear: 2026, days: {}, hasStatutory: false })

/** A notice for the New Year of 2027, invented: free from Friday to Monday, and Sunday the 10th is worked. */
const newYear = { '2027-01-01': 'free', '2027-01-04': 'free', '2027-01-10': 'worked' } as const

describe('a year without a notice', () => {
  it.each([
    ['2027-01-01', false],
    ['2027-01-04', true],
    ['2027-02-05', false],
    ['2027-02-08', false],
    ['2027-02-09', true],
    ['2027-04-05', false],
    ['2027-06-09', false],
    ['2027-09-15', false],
    ['2027-10-01', false],
    ['2027-10-04', true],
    ['2031-01-22', false]
  ])('has its statutory days free: %s is a working day: %s', (date, isWorked) => {
    expect(isWorkingDayIn(calendar(), noon(date))).toBe(isWorked)
  })

  it('had only weekends free in earlier versions', () => {
    expect(isWorkingDayIn(former, noon('2027-01-01'))).toBe(true)
    expect(isWorkingDayIn(former, noon('2027-01-02'))).toBe(false)
    expect(isWorkingDayIn(former, noon('2026-10-01'))).toBe(false)
  })
})

describe('a day that an administrator keeps', () => {
  it('takes precedence over weekends, statutory days and what the product knows', () => {
    const kept = calendar({ ...newYear, '2027-02-05': 'worked', '2026-10-09': 'free', '2026-10-10': 'free' })
    const worked = (date: string) => isWorkingDayIn(kept, noon(date))
    expect(['2027-01-01', '2027-01-04', '2026-10-09', '2026-10-10'].map(worked)).toEqual([
      false,
      false,
      false,
      false
    ])
    expect(['2027-01-10', '2027-02-05'].map(worked)).toEqual([true, true])
    // the other statutory days of the year stay free
    expect(worked('2027-02-08')).toBe(false)
  })

  it('changes nothing if it says what holds anyway', () => {
    expect(changedDays(calendar(), calendar({ '2027-01-01': 'free', '2027-01-02': 'free' }))).toEqual([])
    expect(changedDays(calendar(), calendar(newYear))).toEqual([
      { date: '2027-01-04', becomes: 'free' },
      { date: '2027-01-10', becomes: 'worked' }
    ])
    expect(changedDays(former, calendar())[0]).toEqual({ date: '2027-01-01', becomes: 'free' })
  })
})

describe('the notice of a year', () => {
  const notice = (year: number): CalendarFacts['days'] =>
    Object.fromEntries(statutoryDays(year).map(date => [date, 'free']))

  it('is known once each statutory day that is a weekday is named', () => {
    expect(knowsYear(firstFacts, 2026)).toBe(true)
    expect(knowsYear(firstFacts, 2027)).toBe(false)
    expect(knowsYear({ ...firstFacts, days: newYear }, 2027)).toBe(false)
    expect(knowsYear({ ...firstFacts, days: notice(2027) }, 2027)).toBe(true)
    const { '2027-05-01': saturday, ...weekdays } = notice(2027)
    expect(saturday).toBe('free')
    expect(knowsYear({ ...firstFacts, days: weekdays }, 2027)).toBe(true)
  })
})

describe('a deadline that is counted again', () => {
  const start = noon('2026-12-28')

  it.each([
    // consultation, 5 days: 29, 30, 31, 4, 5; with the notice 29, 30, 31, 5, 6
    [5, '2027-01-05', '2027-01-06'],
    // 8 days: 29 to 31, 4 to 8; the worked Sunday gives the day back
    [8, '2027-01-08', '2027-01-10'],
    [3, '2026-12-31', '2026-12-31'],
    [15, '2027-01-19', '2027-01-19']
  ])('of %i days moves from %s to %s', (days, before, after) => {
    expect(addWorkingDaysIn(calendar(), start, days)).toEqual(end(before))
    const change = { from: calendar(), to: calendar(newYear) }
    expect(recountDeadline(end(before), start, change)).toEqual(end(after))
    expect(workingDaysBetweenIn(change.to, start, end(after))).toBe(days)
    // and back
    expect(recountDeadline(end(after), start, { from: change.to, to: change.from })).toEqual(end(before))
  })

  it('keeps its time of the day, and stays if it was not on a working day', () => {
    const change = { from: calendar(), to: calendar(newYear) }
    const afternoon = shanghai('2027-01-04T15:30:00')
    expect(recountDeadline(afternoon, start, change)).toEqual(shanghai('2027-01-05T15:30:00'))
    expect(recountDeadline(end('2027-01-09'), start, change)).toEqual(end('2027-01-09'))
  })

  it('does not move for a day before its clock started', () => {
    const change = { from: calendar(), to: calendar(newYear) }
    expect(recountDeadline(end('2027-01-19'), noon('2027-01-12'), change)).toEqual(end('2027-01-19'))
  })
})
