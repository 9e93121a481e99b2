import { Clock } from './clock.ts'
import type { Plot } from './plots.ts'
import { type Random, randomFrom } from './random.ts'
import { steps } from './steps.ts'

const day = 86_400_000
const far = new Date('2100-01-01T00:00:00Z')

/** The hours before each step of a plot, and a clock that starts early enough for the last step to be in time. */
export type Pacing = { clock: Clock; hours: readonly number[] }

/** The age in days of the last step of the oldest messages, because the data board shows a year. */
const maxAgeDays = 345

/** Tells whether nothing is due any more, so that the last step can be long ago. */
const isPast = ({ rest: [, most] }: Plot): boolean => most >= 60

/**
 * Draws the hours before each step, and finds the start for which the last step is `rest` days before now, without
 * weekends and nights.
 */
export function pacingOf(random: Random, plot: Plot, now: Date): Pacing {
  const hours = plot.steps.map(name => {
    const [low, high] = steps[name].hours
    return low + random.next() ** 1.5 * (high - low)
  })
  const [least, most] = isPast(plot) && random.chance(0.8) ? [plot.rest[1], maxAgeDays] : plot.rest
  const end = now.getTime() - (least + random.next() ** 1.4 * (most - least)) * day - 60_000
  const seed = random.int(1, 1_000_000_000)
  let start = new Date(end - hours.reduce((sum, one) => sum + one, 0) * 3_600_000)
  for (let round = 0; round < 3; round++) {
    const clock = started(start, far, seed)
    for (const [index, name] of plot.steps.entries()) clock.wait(hours[index] ?? 0, steps[name].pace)
    start = new Date(start.getTime() + end - clock.at.getTime())
  }
  return { clock: started(start, now, seed), hours }
}

function started(start: Date, now: Date, seed: number): Clock {
  const clock = new Clock(start, now, randomFrom(seed))
  clock.wait(0, 'citizen')
  return clock
}
