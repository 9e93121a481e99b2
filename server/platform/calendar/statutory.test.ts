import chineseDays from 'chinese-days'
import { LunarDay, SolarTerm } from 'tyme4ts'
import { describe, expect, it } from 'vitest'
import { statutoryDays } from './statutory.ts'

/** The days of 2027 to 2040 that depend on the moon and the sun. */
const festivals = {
  2027: ['02-06', '04-05', '06-09', '09-15'],
  2028: ['01-26', '04-04', '05-28', '10-03'],
  2029: ['02-13', '04-04', '06-16', '09-22'],
  2030: ['02-03', '04-05', '06-05', '09-12'],
  2031: ['01-23', '04-05', '06-24', '10-01'],
  2032: ['02-11', '04-04', '06-12', '09-19'],
  2033: ['01-31', '04-04', '06-01', '09-08'],
  2034: ['02-19', '04-05', '06-20', '09-27'],
  2035: ['02-08', '04-05', '06-10', '09-16'],
  2036: ['01-28', '04-04', '05-30', '10-04'],
  2037: ['02-15', '04-04', '06-18', '09-24'],
  2038: ['02-04', '04-05', '06-07', '09-13'],
  2039: ['01-24', '04-05', '05-27', '10-02'],
  2040: ['02-12', '04-04', '06-14', '09-20']
} as const

const days = (date: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(date) + (from + index) * 86_400_000).toISOString().slice(0, 10)
  )

describe('the statutory days', () => {
  it('are thirteen in 2027', () => {
    expect(statutoryDays(2027)).toEqual([
      '2027-01-01',
      '2027-02-05',
      '2027-02-06',
      '2027-02-07',
      '2027-02-08',
      '2027-04-05',
      '2027-05-01',
      '2027-05-02',
      '2027-06-09',
      '2027-09-15',
      '2027-10-01',
      '2027-10-02',
      '2027-10-03'
    ])
  })

  it.each(Object.entries(festivals))(
    'of %i follow the moon and the sun',
    (year, [spring, qingming, dragon, moon]) => {
      const expected = [
        `${year}-01-01`,
        ...days(`${year}-${spring}`, 4, -1),
        `${year}-${qingming}`,
        `${year}-05-01`,
        `${year}-05-02`,
        `${year}-${dragon}`,
        `${year}-${moon}`,
        ...days(`${year}-10-01`, 3)
      ]
      expect(statutoryDays(Number(year))).toEqual([...new Set(expected)].sort())
    }
  )

  it('are those of an independent package until 2099', () => {
    const text = (date: { getYear(): number; getMonth(): number; getDay(): number }) =>
      [date.getYear(), date.getMonth(), date.getDay()].map(part => String(part).padStart(2, '0')).join('-')
    for (let year = 2025; year <= 2099; year++) {
      const lunar = (month: number, day: number) => text(LunarDay.fromYmd(year, month, day).getSolarDay())
      const qingming = text(SolarTerm.fromName(year, '清明').getJulianDay().getSolarDay())
      const found = statutoryDays(year)
      for (const date of [lunar(1, 1), lunar(1, 3), lunar(5, 5), lunar(8, 15), qingming])
        expect(found, `${date}`).toContain(date)
    }
  })

  it('are free in each notice that the library knows since the law gives thirteen', () => {
    for (const year of [2025, 2026])
      expect(statutoryDays(year).filter(date => !chineseDays.isHoliday(date))).toEqual([])
  })
})
