import type { Random } from '../../demo/random.ts'

/**
 * Draws positions from 0 by Zipf's law: the nth position is about 1/n as frequent as the first.
 * @param flat the number of first positions that are about equally frequent
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
