import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Waits until a new record can be acted on: until none of its buttons is disabled. */
export const readyToAct = (panel: Locator): Promise<void> =>
  expect.poll(() => panel.locator('button[aria-disabled="true"]').count(), { timeout: 10_000 }).toBe(0)
