import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

/** Milliseconds that a page may take until it is at rest. */
const patience = 60_000

/** How often in a row nothing may be going on: what comes may be handed on within the page before it asks for more. */
const rounds = 3

/**
 * Ends when the page has done what it had to do, has drawn it, and has done what came of that. Whether all of it has begun:
 * the portal takes `#boot` away once its scripts, which come after the first paint, answer. `requestIdleCallback` would
 * wait for half a second after every key.
 */
export const drawn = `new Promise(done => setTimeout(() => {
  requestAnimationFrame(() => setTimeout(done))
  setTimeout(done, 500)
})).then(() => document.getElementById('boot') === null)`

/**
 * How to wait for a page to be at rest: nothing is being fetched, and the page has nothing left to do that could ask for
 * more.
 */
export function restOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let begun = 0
  page.on('request', request => {
    begun++
    // what the page before this one still wanted is of no interest
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))

  return async () => {
    const end = Date.now() + patience
    for (let quiet = 0; quiet < rounds; ) {
      const before = begun
      // it fails where the page goes on to another one meanwhile
      const isDrawn = await page.evaluate<boolean>(drawn).catch(failure => String(failure))
      quiet = isDrawn === true && open.size === 0 && begun === before ? quiet + 1 : 0
      if (quiet === 0) await sleep(20)
      if (Date.now() > end)
        throw new Error(
          `${page.url()} never came to rest: ${isDrawn}; ${begun - before} begun; ${[...open].map(request => request.url())}`
        )
    }
  }
}
