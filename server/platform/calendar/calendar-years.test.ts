import fc from 'fast-check'
import { LegalHoliday } from 'tyme4ts'
import { describe, expect, it } from 'vitest'
import { addWorkingDays, dateOf, endOfDay, isWorkingDay } from './calendar.ts'

const day = 86_400_000
const first = Date.parse('2022-01-01T12:00:00+08:00')
const last = Date.parse('2026-12-31T12:00:00+08:00')

/** Tells whether an independent package counts the day of this moment as a working day. */
function isWorkedElsewhere(moment: Date): boolean {
  const [year = 0, month = 0, date = 0] = dateOf(moment).split('-').map(Number)
  const weekday = new Date(Date.UTC(year, month - 1, date)).getUTCDay()
  return LegalHoliday.fromYmd(year, month, date)?.isWork() ?? (weekday !== 0 && weekday !== 6)
}

describe('five years of the mainland’s calendar', () => {
  it('it has the same working days as a second package', () => {
    const days = Array.from({ length: (last - first) / day + 1 }, (_, index) => new Date(first + index * day))
    expect(days).toHaveLength(5 * 365 + 1)
    expect(days.filter(one => isWorkingDay(one) !== isWorkedElsewhere(one)).map(dateOf)).toEqual([])
  })

  it('a deadline is as many working days away as its period says, and is itself a working day', () => {
    const moment = fc.integer({ min: first, max: last - 60 * day }).map(time => new Date(time))
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 30 }), (from, count) => {
        const deadline = addWorkingDays(from, count)
        expect(deadline).toEqual(endOfDay(deadline))
        let worked = 0
        for (let one = new Date(from.getTime() + day); dateOf(one) <= dateOf(deadline); ) {
          if (isWorkedElsewhere(one)) worked++
          one = new Date(one.getTime() + day)
        }
        expect(worked).toBe(count)
        expect(isWorkedElsewhere(deadline)).toBe(true)
      })
    )
  })
})
