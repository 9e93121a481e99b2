import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Parts of a panel that is not ready: a disabled button, or the place of something that is still loading. */
const waiting = 'button[aria-disabled="true"], [role="status"][aria-busy="true"]'

/** Waits until a new record can be acted on: until everything has come, and none of its buttons is disabled. */
export const readyToAct = (panel: Locator): Promise<void> =>
  expect.poll(() => panel.locator(waiting).count(), { timeout: 10_000 }).toBe(0)
