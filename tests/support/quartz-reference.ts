/**
 * A second implementation of the schedule expressions for tests. It checks every second of every day with the
 * calendar of `Date` in UTC, shifted by eight hours. It shares no code with the product.
 */
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']
const named: Readonly<Record<string, number>> = Object.fromEntries([
  ...months.map((name, at) => [name, at + 1]),
  ...weekdays.map((name, at) => [name, at + 1])
])
const value = (text: string): number => named[text] ?? Number(text)

/** Tells whether a number fits one piece of a list. */
function fits(piece: string, number: number, least: number, most: number): boolean {
  const [range = '', step] = piece.split('/')
  if (range === '*' || range === '') return (number - least) % Number(step ?? 1) === 0
  const [first = '', last] = range.split('-')
  const from = value(first)
  const to = last === undefined ? (step === undefined ? from : most) : value(last)
  for (let at = from, ways = 0; ways <= most - least; at = at === most ? least : at + 1, ways++) {
    if (at === number) return ways % Number(step ?? 1) === 0
    if (at === to) return false
  }
  return false
}

interface Day {
  day: number
  month: number
  weekday: number
  last: number
  weekdayOf: (day: number) => number
}

const isFree = (weekday: number) => weekday === 1 || weekday === 7

/** Returns the working day of this month that is nearest to a day. */
function nearest({ last, weekdayOf }: Day, wanted: number): number {
  if (wanted > last) return 0
  for (const away of [0, -1, 1, -2, 2]) {
    const day = wanted + away
    if (day >= 1 && day <= last && !isFree(weekdayOf(day))) return day
  }
  return 0
}

function fitsDay(piece: string, today: Day): boolean {
  if (piece === 'L') return today.day === today.last
  if (/^L-\d+W$/.test(piece)) {
    const wanted = today.last - Number(piece.slice(2, -1))
    return wanted > 0 && today.day === nearest(today, wanted)
  }
  if (piece.startsWith('L-')) return today.day === today.last - Number(piece.slice(2))
  if (piece === 'LW') return today.day === nearest(today, today.last)
  if (piece.endsWith('W')) return today.day === nearest(today, Number(piece.slice(0, -1)))
  return fits(piece, today.day, 1, 31)
}

function fitsWeekday(piece: string, { day, last, weekday }: Day): boolean {
  if (piece === 'L') return weekday === 7
  if (piece.endsWith('L')) return weekday === value(piece.slice(0, -1)) && day > last - 7
  if (piece.includes('#')) {
    const [which = '', nth] = piece.split('#')
    return weekday === value(which) && Math.ceil(day / 7) === Number(nth)
  }
  return fits(piece, weekday, 1, 7)
}

/** Returns the first times after `after`, as texts in Shanghai time. */
export function referenceTimes(expression: string, after: string, count: number): string[] {
  const parts = expression.split(' ').map(part => part.replace('?', '*').split(','))
  const [seconds = [], minutes = [], hours = [], days = [], allowed = [], wanted = [], years = ['*']] = parts
  const start = Date.parse(`${after.replace(' ', 'T')}Z`)
  const found: string[] = []
  const some = (pieces: string[], number: number, least: number, most: number) =>
    pieces.some(piece => fits(piece, number, least, most))
  for (let midnight = Math.floor(start / 86_400_000) * 86_400_000, looked = 0; looked < 60_000; looked++) {
    const date = new Date(midnight)
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
    const today: Day = {
      day: date.getUTCDate(),
      month: month + 1,
      weekday: date.getUTCDay() + 1,
      last: new Date(Date.UTC(year, month + 1, 0)).getUTCDate(),
      weekdayOf: day => new Date(Date.UTC(year, month, day)).getUTCDay() + 1
    }
    const isDay =
      some(years, year, 1970, 2099) &&
      some(allowed, today.month, 1, 12) &&
      days.some(piece => fitsDay(piece, today)) &&
      wanted.some(piece => fitsWeekday(piece, today))
    for (let hour = 0; isDay && hour < 24; hour++) {
      if (!some(hours, hour, 0, 23)) continue
      for (let minute = 0; minute < 60; minute++) {
        if (!some(minutes, minute, 0, 59)) continue
        for (let second = 0; second < 60; second++) {
          const moment = midnight + ((hour * 60 + minute) * 60 + second) * 1000
          if (moment <= start || !some(seconds, second, 0, 59)) continue
          found.push(new Date(moment).toISOString().slice(0, 19).replace('T', ' '))
          if (found.length === count) return found
        }
      }
    }
    midnight += 86_400_000
  }
  return found
}
