import { it } from 'vitest'

/**
 * Returns the function that adds the steps of one story: tests that build on each other by design, in their order.
 * When a step fails or does not end in time, the later steps are skipped, and the reason names that step.
 */
export function story() {
  let broken: string | undefined
  return (name: string, run: () => Promise<void>): void =>
    it(name, async ({ skip }) => {
      skip(broken !== undefined, `the step “${broken}” did not succeed, on which this one builds`)
      // a step that exceeds its time does not return here
      broken = name
      await run()
      broken = undefined
    })
}
