/**
 * Quartz expressions: seconds, minutes, hours, day, month, weekday, with Sunday as 1, and a year that may be left out.
 * Croner computes the times. Forms that it does not know or reads differently are translated here (decision 0021).
 */
import { Cron } from 'croner'
import { dateOf } from '../../calendar/calendar.ts'
import { type Part, readPart, Unfit } from './parts.ts'
import { partNames, type QuartzProblem } from './problem.ts'

/** A day that is counted from the end of the month: `L-3`, or with `isWorking` the working day nearest to it, `L-3W`. */
interface FromEnd {
  readonly days: number
  readonly isWorking: boolean
}

/** A parsed expression: the pattern for croner, and its day from the end of the month, if it has one. */
interface Read {
  readonly pattern: string
  readonly fromEnd: FromEnd | undefined
}

const timezone = 'Asia/Shanghai'

/** The number of days that do not match after which the search ends: those of more than 20 Februaries. */
const maxMisses = 200

/** Returns the problem of an expression; undefined when it has a time after `now`. Specification 3. */
export function quartzProblem(expression: string, now: Date): QuartzProblem | undefined {
  try {
    if (nextTime(expression, now)) return undefined
    return nextTime(expression, new Date(0)) ? { rule: 'past' } : { rule: 'never' }
  } catch (error) {
    if (error instanceof Unfit) return error.problem
    throw error
  }
}

/**
 * Returns the next times of an expression, each later than `after`; fewer when there are no more.
 * @throws Unfit for an expression that cannot be read
 */
export function nextTimes(expression: string, after: Date, count: number): Date[] {
  const { pattern, fromEnd } = read(expression)
  const cron = new Cron(pattern, { timezone, mode: '7-part', alternativeWeekdays: true, paused: true })
  const times: Date[] = []
  let from = after
  for (let misses = 0; times.length < count && misses < maxMisses; ) {
    const next = cron.nextRun(from)
    if (!next) break
    if (fromEnd === undefined || isOn(next, fromEnd)) {
      times.push(next)
      from = next
    } else {
      from = lastSecondOf(next)
      misses++
    }
  }
  return times
}

/** Returns the next time after a moment; undefined when there is none. @throws Unfit */
export const nextTime = (expression: string, after: Date): Date | undefined =>
  nextTimes(expression, after, 1)[0]

/**
 * Returns an expression as Quartz writes it: in capitals, with half-width signs and single spaces. A Chinese keyboard
 * types `？`, `＊` and `，`.
 */
export const normalizeExpression = (expression: string): string =>
  expression.normalize('NFKC').toUpperCase().split(/\s+/).filter(Boolean).join(' ')

/** Parses an expression. @throws Unfit */
function read(expression: string): Read {
  const texts = normalizeExpression(expression).split(' ').filter(Boolean)
  const { length } = texts
  if (length !== partNames.length && length !== partNames.length - 1)
    throw new Unfit({ rule: 'count', count: length })
  const fromEnd = daysFromEnd(texts[3] ?? '')
  if (fromEnd !== undefined) texts[3] = around(fromEnd)
  const parts = partNames.map((name, at) => readPart(name, texts[at] ?? '*'))
  const [day, weekday] = [parts[3] ?? '*', parts[5] ?? '*']
  if (day === '?' && weekday === '?') throw new Unfit({ rule: 'noDay' })
  if (isSaid(day) && isSaid(weekday)) throw new Unfit({ rule: 'bothDays' })
  return { pattern: parts.map(written).join(' '), fromEnd }
}

const isSaid = (part: Part) => part !== '*' && part !== '?'

const written = (part: Part) => (part === '*' || part === '?' ? '*' : part.join(','))

/** Reads `L-3`, the third day before the month's last, and `L-3W`. Croner knows neither. @throws Unfit */
function daysFromEnd(text: string): FromEnd | undefined {
  const [, days, working] = /^L-(\d{1,3})(W?)$/.exec(text) ?? []
  if (days === undefined) return undefined
  const number = Number(days)
  if (number < 1 || number > 30) throw new Unfit({ rule: 'range', part: 'day', text, least: 1, most: 30 })
  return { days: number, isWorking: working === 'W' }
}

/** Returns the range of days that can match: months have 28 to 31 days, and a working day is at most two days away. */
function around({ days, isWorking }: FromEnd): string {
  const away = isWorking ? 2 : 0
  return `${Math.max(1, 28 - days - away)}-${Math.min(31, 31 - days + away)}`
}

/** Tells whether the day of a moment is the day that is counted from the end of its month. */
function isOn(moment: Date, { days, isWorking }: FromEnd): boolean {
  const [year = 0, month = 0, day = 0] = dateOf(moment).split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const wanted = last - days
  if (!isWorking || wanted < 1) return wanted === day
  const isWeekday = (one: number) => ![0, 6].includes(new Date(Date.UTC(year, month - 1, one)).getUTCDay())
  const nearest = [0, -1, 1, -2, 2].map(away => wanted + away)
  return nearest.find(one => one >= 1 && one <= last && isWeekday(one)) === day
}

const lastSecondOf = (moment: Date) => new Date(Date.parse(`${dateOf(moment)}T23:59:59+08:00`))
