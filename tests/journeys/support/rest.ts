import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

/** Milliseconds that a page may take until it is at rest. */
const restTimeout = 60_000

/** The number of quiet rounds in a row, because a page may process a result before it makes the next request. */
const rounds = 3

/**
 * Counts the short timeouts that a page has set. It runs in the page before its own scripts. React keeps a late part
 * for up to 300 ms before it shows it, without any request. The parts below it would move after the page seemed to be
 * at rest.
 */
export const countWaits = `(() => {
  const { setTimeout: begin, clearTimeout: end } = window
  const waits = new Set()
  const isShort = delay => delay > 0 && delay <= 500
  window.shortWaits = { waits, begin: begin.bind(window) }
  window.setTimeout = (act, delay, ...more) => {
    const wait = begin(() => {
      waits.delete(wait)
      act(...more)
    }, delay)
    if (isShort(delay)) waits.add(wait)
    return wait
  }
  window.clearTimeout = wait => {
    waits.delete(wait)
    end(wait)
  }
})()`

/**
 * Ends when the page has finished its work, has drawn the result, and has finished the work after the drawing. The
 * result tells whether the page has started and no short timeout is pending. The portal removes `#boot` when its
 * scripts, which come after the first paint, are ready. `requestIdleCallback` would wait for half a second after
 * every key.
 */
export const drawn = `new Promise(done => {
  const { begin } = window.shortWaits ?? { begin: setTimeout }
  begin(() => {
    requestAnimationFrame(() => begin(done))
    begin(done, 500)
  })
}).then(() => document.getElementById('boot') === null && !(window.shortWaits?.waits.size > 0))`

/**
 * Returns a function that waits until a page is at rest: no request is open, and no work is pending that could send
 * one.
 */
export function restOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let begun = 0
  page.on('request', request => {
    begun++
    // open requests of the previous page do not count
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    open.add(request)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))

  return async () => {
    const end = Date.now() + restTimeout
    for (let quiet = 0; quiet < rounds; ) {
      const before = begun
      // the evaluation fails when the page navigates meanwhile
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
