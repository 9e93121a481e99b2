import { isWorkingDay, startOfDay } from '@board/server/platform/calendar/calendar'
import type { Random } from './random.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * The working hours of an actor: institutions work on working days, editors every day, citizens write from morning to
 * night.
 */
export type Pace = 'citizen' | 'editor' | 'office'

const hours: Record<Pace, readonly [number, number]> = {
  citizen: [6.5, 23],
  editor: [8.5, 21],
  office: [8.5, 17.5]
}

/** The clock of one message's life. It only moves forward, and never past the present. */
export class Clock {
  #at: Date
  readonly #now: Date
  readonly #random: Random

  constructor(start: Date, now: Date, random: Random) {
    this.#at = start
    this.#now = now
    this.#random = random
  }

  get at(): Date {
    return this.#at
  }

  /** Moves on by so many hours, to a time at which the actor is active. */
  wait(spent: number, pace: Pace): Date {
    const wished = this.#usual(new Date(this.#at.getTime() + spent * hour), pace)
    const left = this.#now.getTime() - this.#at.getTime()
    // a weekend must not move a life beyond the present
    const reached =
      wished < this.#now ? wished : new Date(this.#at.getTime() + left * (0.2 + this.#random.next() * 0.3))
    this.#at = new Date(Math.floor(reached.getTime() / 1000) * 1000)
    return this.#at
  }

  #usual(moment: Date, pace: Pace): Date {
    const [from, to] = hours[pace]
    let date = startOfDay(moment)
    while (pace === 'office' && !isWorkingDay(date)) date = new Date(date.getTime() + day)
    const spent = (moment.getTime() - startOfDay(moment).getTime()) / hour
    const isUsual = spent >= from && spent <= to && date.getTime() === startOfDay(moment).getTime()
    if (isUsual && moment > this.#at) return moment
    const morning = new Date(date.getTime() + (from + this.#random.next() * (to - from)) * hour)
    if (morning > this.#at) return morning
    const later = new Date(this.#at.getTime() + (0.2 + this.#random.next()) * hour)
    if (later.getTime() <= date.getTime() + to * hour) return later
    return this.#usual(new Date(date.getTime() + day + (from + this.#random.next() * 3) * hour), pace)
  }
}
