import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Waits until a record that has just come can be acted on: until none of the buttons beside it says that it is off. */
export const readyToAct = (panel: Locator): Promise<void> =>
  expect.poll(() => panel.locator('button[aria-disabled="true"]').count(), { timeout: 10_000 }).toBe(0)
