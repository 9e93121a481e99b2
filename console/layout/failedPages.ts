/** Functions that let pages be fetched again whose modules could not be fetched. */
const failed = new Set<() => void>()

/** Remembers a function that lets a page be fetched again. */
export function rememberFailure(renew: () => void): void {
  failed.add(renew)
}

/** Lets pages be fetched again whose modules could not be fetched. Until then, React keeps the failure. */
export function forgetFailures(): void {
  for (const renew of failed) renew()
  failed.clear()
}
