/** A calculation that is always the same: its time shows how fast the machine is, beside the times of the suites. */
import { createHash } from 'node:crypto'

/** The result of the calculation; it is compared, so that the work cannot be left out. */
export const expectedDigest = '4d50d3e0e946f1e940a219a99bde6a11416c32ceccc0ba45d571148a517a42a1'

/** Sorts, serialises and hashes the same values, as tests do. @returns the digest */
export function calculate(): string {
  let state = 20_260_302
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state
  }
  const hash = createHash('sha256')
  for (let round = 0; round < 6; round++) {
    const rows = Array.from({ length: 20_000 }, () => ({ id: next(), name: next().toString(36) }))
    rows.sort((one, other) => one.id - other.id)
    hash.update(JSON.stringify(JSON.parse(JSON.stringify(rows))))
  }
  return hash.digest('hex')
}

/** Returns the milliseconds of one run, the least of three. */
export function measureMachine(): number {
  const times = Array.from({ length: 3 }, () => {
    const started = performance.now()
    if (calculate() !== expectedDigest) throw new Error('The calculation gave another result.')
    return performance.now() - started
  })
  return Math.round(Math.min(...times))
}
