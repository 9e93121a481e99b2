import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'

/** Milliseconds within which the console ignores a second press (specification 9). */
const throttle = 1000
const pressed = new WeakMap<Page, number>()

/** Presses a button of a form as soon as the page accepts another press. */
export async function press(page: Page, button: Locator): Promise<void> {
  await sleep(Math.max(0, (pressed.get(page) ?? 0) + throttle - Date.now()))
  await button.click()
  pressed.set(page, Date.now())
}

/**
 * Presses a button that sends a request to this family of calls, as soon as the page accepts another press; returns
 * the status of the answer.
 */
export async function send(page: Page, button: Locator, family = '/sys/'): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse(one => one.request().method() !== 'GET' && one.url().includes(family)),
    press(page, button)
  ])
  return answer.status()
}
