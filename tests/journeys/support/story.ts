import { it } from 'vitest'

/**
 * Returns the function that adds the steps of one story: tests that build on each other by design, in their order. A step
 * that fails, or does not end in time, leaves nothing to build on: those after it are skipped, and say because of which.
 */
export function story() {
  let broken: string | undefined
  return (name: string, run: () => Promise<void>): void =>
    it(name, async ({ skip }) => {
      skip(broken !== undefined, `the step “${broken}” did not succeed, on which this one builds`)
      // a step that does not end in time never comes back here
      broken = name
      await run()
      broken = undefined
    })
}
