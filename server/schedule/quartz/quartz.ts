/**
 * Six-field Quartz expressions: seconds, minutes, hours, day, month, weekday, with Sunday as 1. The moments are croner's;
 * what it does not know, or reads in another way, is translated here (decision 0021).
 */
import { Cron } from 'croner'
import { dateOf } from '../../calendar/calendar.ts'
import { type Part, readPart, Unfit } from './parts.ts'
import { partNames, type QuartzProblem } from './problem.ts'

/** An expression that was read: what croner is given, and how many days before the month's last it is, where it says so. */
interface Read {
  readonly pattern: string
  readonly beforeLast: number | undefined
}

const timezone = 'Asia/Shanghai'

/** Days that no month has at this place are passed over, but not for ever. */
const mostMonths = 120

/** What is wrong with an expression; nothing where it will happen. Specification 3. */
export function quartzProblem(expression: string): QuartzProblem | undefined {
  try {
    return nextTimes(expression, new Date(0), 1).length === 0 ? { rule: 'never' } : undefined
  } catch (error) {
    if (error instanceof Unfit) return error.problem
    throw error
  }
}

/**
 * The moments at which an expression happens next, each later than `after`; fewer where there are no more.
 * @throws Unfit where it cannot be read
 */
export function nextTimes(expression: string, after: Date, count: number): Date[] {
  const { pattern, beforeLast } = read(expression)
  const cron = new Cron(pattern, { timezone, mode: '6-part', alternativeWeekdays: true, paused: true })
  const times: Date[] = []
  let from = after
  for (let misses = 0; times.length < count && misses < mostMonths; ) {
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

/** The next moment after another; undefined where there is none. @throws Unfit */
export const nextTime = (expression: string, after: Date): Date | undefined =>
  nextTimes(expression, after, 1)[0]

/** @throws Unfit */
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

/** `L-3`, the third day before the month's last, which croner does not know. @throws Unfit */
function daysBeforeLast(text: string): number | undefined {
  const [, days] = /^L-(\d{1,3})$/.exec(text) ?? []
  if (days === undefined) return undefined
  const number = Number(days)
  if (number < 1 || number > 30) throw new Unfit({ rule: 'range', part: 'day', text, least: 1, most: 30 })
  return number
}

/** The days on which it can be, as months have 28 to 31. */
const around = (days: number) => `${Math.max(1, 28 - days)}-${31 - days}`

function isBeforeLast(moment: Date, days: number): boolean {
  const [year = 0, month = 0, day = 0] = dateOf(moment).split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate() - days === day
}

const lastSecondOf = (moment: Date) => new Date(Date.parse(`${dateOf(moment)}T23:59:59+08:00`))
