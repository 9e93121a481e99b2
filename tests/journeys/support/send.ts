import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright'

/** Milliseconds within which the console passes over a second press (specification 9). */
const throttle = 1000
const pressed = new WeakMap<Page, number>()

/** Presses a button that sends something to `/sys/`, as soon as the page takes another press: the status of the answer. */
export async function send(page: Page, button: Locator): Promise<number> {
  await sleep(Math.max(0, (pressed.get(page) ?? 0) + throttle - Date.now()))
  const [answer] = await Promise.all([
    page.waitForResponse(one => one.request().method() !== 'GET' && one.url().includes('/sys/')),
    button.click()
  ])
  pressed.set(page, Date.now())
  return answer.status()
}
