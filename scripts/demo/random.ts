/** A repeatable random generator: the same seed gives the same demo data on every machine. */
export type Random = {
  /** Returns a number in [0, 1). */
  next: () => number
  /** Returns a whole number from low to high, both included. */
  int: (low: number, high: number) => number
  /** Returns true with the given probability. */
  chance: (probability: number) => boolean
  pick: <T>(items: readonly T[]) => T
  /** Returns one of the items, with a probability by its weight. */
  weighted: <T>(items: readonly (readonly [T, number])[]) => T
  shuffled: <T>(items: readonly T[]) => T[]
}

/** Returns a generator (mulberry32) for a whole number; `seedOf` hashes a text into one. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return {
    next,
    int,
    chance: probability => next() < probability,
    pick,
    weighted: items => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        left -= weight
        if (left < 0) return item
      }
      return pick(items)[0]
    },
    shuffled: items => {
      const copy = [...items]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last)
        ;[copy[last], copy[other]] = [copy[other] as never, copy[last] as never]
      }
      return copy
    }
  }
}

/** Returns a seed for a text (FNV-1a, 32 bits). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
