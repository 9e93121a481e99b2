import type { Locator } from 'playwright'
import { expect } from 'vitest'

/** Parts of a panel that is not ready: a disabled button, or the place of something that is still loading. */
const waiting = 'button[aria-disabled="true"], [role="status"][aria-busy="true"]'

/** The buttons of actions. A panel whose actions are still on their way has none, and none of them is disabled. */
const acts = 'button.MuiButton-root'

/** Waits until a new record can be acted on: until everything has come, and none of its buttons is disabled. */
export const readyToAct = (panel: Locator): Promise<void> =>
  expect
    .poll(
      async () => ({
        waiting: await panel.locator(waiting).count(),
        hasActs: (await panel.locator(acts).count()) > 0
      }),
      { timeout: 10_000 }
    )
    .toEqual({ waiting: 0, hasActs: true })
