/** Parses one part of a Quartz expression into plain numbers and the few signs that croner has too. */
import type { PartName, QuartzProblem } from './problem.ts'

interface Bounds {
  readonly least: number
  readonly most: number
  readonly names?: readonly string[]
}

const bounds: Readonly<Record<PartName, Bounds>> = {
  second: { least: 0, most: 59 },
  minute: { least: 0, most: 59 },
  hour: { least: 0, most: 23 },
  day: { least: 1, most: 31 },
  month: {
    least: 1,
    most: 12,
    names: ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
  },
  // Sunday is 1
  weekday: { least: 1, most: 7, names: ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] },
  // the years of Quartz
  year: { least: 1970, most: 2099 }
}

/**
 * A parsed part. `*` is every value and `?` is no value; otherwise it is the list of values in croner's signs: `1`,
 * `L`, `15W`, `6L`, `2#1`.
 */
export type Part = '*' | '?' | readonly string[]

/** The error of an expression that cannot be read, with its problem. */
export class Unfit extends Error {
  readonly problem: QuartzProblem

  constructor(problem: QuartzProblem) {
    super(problem.rule)
    this.problem = problem
  }
}

/** Reads one part of an expression. @throws Unfit */
export function readPart(part: PartName, text: string): Part {
  if (text === '?' && (part === 'day' || part === 'weekday')) return '?'
  const { least, most } = bounds[part]
  // the last working day of the month, only without other values
  if (text === 'LW' && part === 'day') return ['LW']
  const held = new Set(text.split(',').flatMap(piece => special(part, piece) ?? plain(part, piece)))
  return Array.from({ length: most - least + 1 }, (_, at) => String(least + at)).every(one => held.has(one))
    ? '*'
    : [...held]
}

/** Reads the forms that only days and weekdays have; undefined for any other piece. */
function special(part: PartName, piece: string): string[] | undefined {
  if (part === 'day') {
    if (piece === 'L') return [piece]
    const nearest = /^(\d+)W$/.exec(piece)
    return nearest ? [`${numberOf(part, nearest[1] ?? '', piece)}W`] : undefined
  }
  if (part !== 'weekday') return undefined
  // without a number, L is the last day of the week
  if (piece === 'L') return ['7']
  const last = /^(\w+)L$/.exec(piece)
  if (last) return [`${numberOf(part, last[1] ?? '', piece)}L`]
  const nth = /^(\w+)#(\d+)$/.exec(piece)
  if (!nth) return undefined
  const week = Number(nth[2])
  if (week < 1 || week > 5) throw new Unfit({ rule: 'unreadable', part, text: piece })
  return [`${numberOf(part, nth[1] ?? '', piece)}#${week}`]
}

/** Lists the values of `*`, `5`, `5-9`, `22-2` (across the end), `0/15`, `5-50/10`. */
function plain(part: PartName, piece: string): string[] {
  const { least, most } = bounds[part]
  const [, whole, from = '', to, step] = /^(?:(\*?)|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(piece) ?? []
  const isEvery = whole !== undefined && (whole === '*' || step !== undefined)
  if (!isEvery && from === '') throw new Unfit({ rule: 'unreadable', part, text: piece })
  const start = isEvery ? least : numberOf(part, from, piece)
  // `5/10` continues to the end of the range, `5` does not
  const end = isEvery || (step && to === undefined) ? most : numberOf(part, to ?? from, piece)
  const wide = step === undefined ? 1 : Number(step)
  if (wide < 1 || wide > most) throw new Unfit({ rule: 'range', part, text: piece, least: 1, most })
  const length = most - least + 1
  const span = (end - start + length) % length
  const count = Math.floor(span / wide) + 1
  return Array.from({ length: count }, (_, at) => String(least + ((start - least + at * wide) % length)))
}

/** Reads a number or a name. @throws Unfit */
function numberOf(part: PartName, text: string, piece: string): number {
  const { least, most, names = [] } = bounds[part]
  const named = names.indexOf(text)
  if (named >= 0) return least + named
  if (!/^\d{1,4}$/.test(text)) throw new Unfit({ rule: 'unreadable', part, text: piece })
  const number = Number(text)
  if (number < least || number > most) throw new Unfit({ rule: 'range', part, text: piece, least, most })
  return number
}
