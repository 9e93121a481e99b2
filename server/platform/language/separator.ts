/** Numbers at some places of a long row of zeros. */
export interface SparseRow {
  readonly places: Int32Array
  readonly values: Float64Array
}

/** A plane between two kinds of rows: positive on one side. */
export interface Separator {
  readonly weights: Float64Array
  readonly bias: number
}

export interface SeparatorOptions {
  /** The length of the rows. */
  readonly size: number
  /** How much an error costs, compared with a large weight. */
  readonly cost: number
  /** How often each row is looked at. */
  readonly rounds?: number
}

/** Returns numbers between 0 and 1 in an order that depends on the seed alone (mulberry32), so that training repeats. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = order[last] ?? 0
    order[last] = order[other] ?? 0
    order[other] = kept
  }
}

/** Returns the side of a row: the sum of its values by their weights. */
export function sideOf({ places, values }: SparseRow, { weights, bias }: Separator): number {
  let sum = bias
  for (let at = 0; at < places.length; at++) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0)
  return sum
}

/**
 * Finds the plane that separates the rows of one kind from all others: a linear support vector machine with squared
 * hinge loss, by dual coordinate descent (Hsieh and others, 2008).
 * @param isInside tells for each row whether it is of the kind
 */
export function trainSeparator(
  rows: readonly SparseRow[],
  isInside: readonly boolean[],
  { size, cost, rounds = 20 }: SeparatorOptions
): Separator {
  const weights = new Float64Array(size)
  let bias = 0
  const multipliers = new Float64Array(rows.length)
  const slack = 1 / (2 * cost)
  // the bias is a further value of 1 in each row
  const lengths = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1))
  const order = Int32Array.from(rows.keys())
  const random = randomFrom(1)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const index of order) {
      const row = rows[index]
      if (!row) continue
      const sign = isInside[index] ? 1 : -1
      const multiplier = multipliers[index] ?? 0
      const gradient = sign * sideOf(row, { weights, bias }) - 1 + slack * multiplier
      if (multiplier === 0 && gradient >= 0) continue
      const next = Math.max(0, multiplier - gradient / ((lengths[index] ?? 1) + slack))
      const step = (next - multiplier) * sign
      if (step === 0) continue
      multipliers[index] = next
      const { places, values } = row
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0
        weights[place] = (weights[place] ?? 0) + step * (values[at] ?? 0)
      }
      bias += step
    }
  }
  return { weights, bias }
}
