/**
 * Six-field Quartz expressions: seconds, minutes, hours, day, month, weekday, with Sunday as 1. Croner computes the
 * times. Forms that it does not know or reads differently are translated here (decision 0021).
 */
import { Cron } from 'croner'
import { dateOf } from '../../calendar/calendar.ts'
import { type Part, readPart, Unfit } from './parts.ts'
import { partNames, type QuartzProblem } from './problem.ts'

/**
 * A parsed expression: the pattern for croner, and the number of days before the month's last, if the expression has
 * one.
 */
interface Read {
  readonly pattern: string
  readonly beforeLast: number | undefined
}

const timezone = 'Asia/Shanghai'

/** The number of months without a matching day after which the search ends. */
const maxMonths = 120

/** Returns the problem of an expression; undefined when it has a next time. Specification 3. */
export function quartzProblem(expression: string): QuartzProblem | undefined {
  try {
    return nextTimes(expression, new Date(0), 1).length === 0 ? { rule: 'never' } : undefined
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
  const { pattern, beforeLast } = read(expression)
  const cron = new Cron(pattern, { timezone, mode: '6-part', alternativeWeekdays: true, paused: true })
  const times: Date[] = []
  let from = after
  for (let misses = 0; times.length < count && misses < maxMonths; ) {
    const next = cron.nextRun(from)
    if (!next) break
    if (beforeLast === undefined || isBeforeLast(next, beforeLast)) {
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

/** Parses an expression. @throws Unfit */
function read(expression: string): Read {
  const texts = expression.trim().toUpperCase().split(/\s+/).filter(Boolean)
  if (texts.length !== partNames.length) throw new Unfit({ rule: 'count', count: texts.length })
  const beforeLast = daysBeforeLast(texts[3] ?? '')
  if (beforeLast !== undefined) texts[3] = around(beforeLast)
  const parts = partNames.map((name, at) => readPart(name, texts[at] ?? ''))
  const [day, weekday] = [parts[3] ?? '*', parts[5] ?? '*']
  if (day === '?' && weekday === '?') throw new Unfit({ rule: 'noDay' })
  if (isSaid(day) && isSaid(weekday)) throw new Unfit({ rule: 'bothDays' })
  return { pattern: parts.map(written).join(' '), beforeLast }
}

const isSaid = (part: Part) => part !== '*' && part !== '?'

const written = (part: Part) => (part === '*' || part === '?' ? '*' : part.join(','))

/** Reads `L-3`, the third day before the month's last, which croner does not know. @throws Unfit */
function daysBeforeLast(text: string): number | undefined {
  const [, days] = /^L-(\d{1,3})$/.exec(text) ?? []
  if (days === undefined) return undefined
  const number = Number(days)
  if (number < 1 || number > 30) throw new Unfit({ rule: 'range', part: 'day', text, least: 1, most: 30 })
  return number
}

/** Returns the range of days that can match, because months have 28 to 31 days. */
const around = (days: number) => `${Math.max(1, 28 - days)}-${31 - days}`

function isBeforeLast(moment: Date, days: number): boolean {
  const [year = 0, month = 0, day = 0] = dateOf(moment).split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - days === day
}

const lastSecondOf = (moment: Date) => new Date(Date.parse(`${dateOf(moment)}T23:59:59+08:00`))
