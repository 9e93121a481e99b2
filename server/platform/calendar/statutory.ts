/** The days that the law makes free for everybody (全国年节及纪念日放假办法, as amended for 2025): 13 days of seven festivals. */
import chineseDays from 'chinese-days'

const { getYearLeapMonth, monthDays } = chineseDays

const day = 86_400_000

/** The first day of the lunar year 2025, from which lunar days are counted. */
const lunarEpoch = { year: 2025, time: Date.UTC(2025, 0, 29) }

/**
 * Returns the first moment in UTC of a day of an ordinary lunar month. It adds up the library's lengths of months: the
 * library's own conversion reads the machine's time zone, and the calendar of `Intl` is a day late in 2027.
 */
function lunarDay(year: number, month: number, date: number): number {
  let days = date - 1
  for (let before = lunarEpoch.year; before < year; before++) days += daysUntilMonth(before, 13)
  return lunarEpoch.time + (days + daysUntilMonth(year, month)) * day
}

/** Counts the days of a lunar year before a month, those of a leap month before it too. */
function daysUntilMonth(year: number, month: number): number {
  const { leapMonth, days: leapDays } = getYearLeapMonth(year)
  let days = leapMonth && leapMonth < month ? leapDays : 0
  for (let before = 1; before < month; before++) days += monthDays(year, before)
  return days
}

/** Returns the first moment in UTC of Qingming, by the formula for 2000 to 2099. */
function qingming(year: number): number {
  const years = year % 100
  return Date.UTC(year, 3, Math.floor(years * 0.2422 + 4.81) - Math.floor(years / 4))
}

const several = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => first + index * day)

/**
 * Returns the statutory days of a year from 2025 to 2099 in ascending order, such as `2027-01-01`. There are 13, or 12 where
 * Mid-Autumn falls on National Day. Decision 0147.
 */
export function statutoryDays(year: number): string[] {
  const springFestival = lunarDay(year, 1, 1)
  const times = [
    Date.UTC(year, 0, 1),
    // from the eve on
    ...several(springFestival - day, 4),
    qingming(year),
    ...several(Date.UTC(year, 4, 1), 2),
    lunarDay(year, 5, 5),
    lunarDay(year, 8, 15),
    ...several(Date.UTC(year, 9, 1), 3)
  ]
  return [...new Set(times)].toSorted((a, b) => a - b).map(time => new Date(time).toISOString().slice(0, 10))
}
