let writes = 0

/** How often this process has written to a database: what was read before the number changed may be out of date. */
export const writesSoFar = (): number => writes

/** Tells that something was committed. */
export function noteWrite(): void {
  writes++
}
