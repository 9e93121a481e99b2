import type { Random } from '../../seed/random.ts'

/**
 * Draws positions from 0 as natural things are spread: the nth is about 1/nth as frequent as the first.
 * @param flat how many of the first are about equally frequent
 */
export function zipf(count: number, flat: number): (random: Random) => number {
  const sums = new Float64Array(count)
  let total = 0
  for (let index = 0; index < count; index++) {
    total += 1 / (index + flat)
    sums[index] = total
  }
  return random => {
    const wanted = random.next() * total
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
