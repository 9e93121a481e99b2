/** A value of a dictionary, as its list has it. */
interface Known {
  readonly value: string
  readonly sort: number
}

/**
 * Proposes a value and an order for a new record of a dictionary: the next number if all known values are numbers, or
 * else a value that is still free; the order after the last one. An empty dictionary gives no proposal.
 */
export function propose(known: readonly Known[]): Known | undefined {
  if (known.length === 0) return undefined
  const sort = Math.max(...known.map(one => one.sort)) + 1
  const values = known.map(({ value }) => value)
  if (values.every(value => /^\d+$/.test(value))) {
    return { value: String(Math.max(...values.map(Number)) + 1), sort }
  }
  let number = known.length + 1
  while (values.includes(`item${number}`)) number++
  return { value: `item${number}`, sort }
}
