let writes = 0

/**
 * Returns the number of writes of this process to a database. A value that was read before the number changed may be out
 * of date.
 */
export const countWrites = (): number => writes

/** Counts a committed write. */
export function noteWrite(): void {
  writes++
}
