import { dateOf } from '@board/server/platform/calendar/calendar'
import type { Random } from '../random.ts'
import { places, secondNames } from './places.ts'
import type { Situation } from './situations.ts'

const day = 86_400_000

/**
 * The values of a message's slots. Each value is kept, so that a reply names the same street and day as its message.
 */
export class Slots {
  readonly #filled = new Map<string, string>()
  readonly #random: Random
  readonly #ranges: Situation['ranges']
  readonly #written: Date

  /** @param given slots with known values: 地, 单位 */
  constructor(
    random: Random,
    ranges: Situation['ranges'],
    written: Date,
    given: Readonly<Record<string, string>>
  ) {
    this.#random = random
    this.#ranges = ranges
    this.#written = written
    for (const [name, value] of Object.entries(given)) this.#filled.set(name, value)
  }

  /** @param answered the time of the answer that is filled in; the dates of the handling are before it */
  fill(text: string, answered = this.#written): string {
    return text.replace(/\{([^{}\d]+)(?:(\d+)-(\d+))?\}/g, (_, name: string, low?: string, high?: string) => {
      const range = low && high ? ([Number(low), Number(high)] as const) : this.#ranges.get(name)
      const value = this.#filled.get(name) ?? this.#make(name, range, answered)
      this.#filled.set(name, value)
      return value
    })
  }

  #make(name: string, range: readonly [number, number] | undefined, answered: Date): string {
    const first = secondNames.get(name)
    const names = places.get(first ?? name)
    if (names) return this.#random.pick(names.filter(one => one !== this.#filled.get(first ?? '')))
    if (name === '办') {
      const share = 0.5 + this.#random.next() * 0.4
      return dayText(
        new Date(this.#written.getTime() + (answered.getTime() - this.#written.getTime()) * share),
        answered
      )
    }
    if (!range) throw new Error(`no such slot: ${name}`)
    const number = this.#random.int(...range)
    if (name.startsWith('日')) return dayText(new Date(this.#written.getTime() - number * day), this.#written)
    if (name.startsWith('后')) return dayText(new Date(answered.getTime() + number * day), answered)
    if (name.startsWith('月')) return monthText(this.#written, number)
    return String(rounded(number, range[1]))
  }
}

const rounded = (number: number, high: number): number => {
  const step = high >= 2000 ? 100 : high >= 100 ? 10 : 1
  return Math.round(number / step) * step
}

const yearWords = new Map([
  [-2, '前年'],
  [-1, '去年'],
  [1, '明年']
])

/** Returns a day such as `7月8日`, with the year in words when it is not the writer's year. */
function dayText(date: Date, seenFrom: Date): string {
  const [year = 0, month, dayOfMonth] = dateOf(date).split('-').map(Number)
  const [present = 0] = dateOf(seenFrom).split('-').map(Number)
  return `${yearWords.get(year - present) ?? ''}${month}月${dayOfMonth}日`
}

function monthText(from: Date, months: number): string {
  const [year = 0, month = 1] = dateOf(from).split('-').map(Number)
  const index = year * 12 + month - 1 - months
  const back = Math.floor(index / 12) - year
  const word = back === 0 ? '今年' : (yearWords.get(back) ?? `${year + back}年`)
  return `${word}${(index % 12) + 1}月`
}
