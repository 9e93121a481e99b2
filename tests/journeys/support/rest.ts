import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

/** Milliseconds that a page may take until it is at rest. */
const restTimeout = 60_000

/** Milliseconds for which a page without open requests may say that it loads. Some tests hold an answer back for longer. */
const loadingTimeout = 5_000

/**
 * Counts the work of a page. It runs in the page before its own scripts, and keeps
 * - the short timeouts that are pending: React keeps a late part for up to 300 ms before it shows it, without any request,
 *   and the parts below it would move after the page seemed to be at rest;
 * - a number that grows with each message, by which React plans its next piece of work, and each change of the document.
 */
export const countWork = `(() => {
  const { setTimeout: begin, clearTimeout: end } = window
  const waits = new Set()
  const work = { waits, begin: begin.bind(window), done: 0 }
  window.pageWork = work
  const isShort = delay => delay > 0 && delay <= 500
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
  const { postMessage } = MessagePort.prototype
  MessagePort.prototype.postMessage = function (...message) {
    work.done++
    return postMessage.apply(this, message)
  }
  new MutationObserver(() => work.done++).observe(document, {
    attributes: true, characterData: true, childList: true, subtree: true
  })
})()`

/**
 * Waits for quiet frames and tells whether the page has come to rest. A frame ends when the page has finished its work, has
 * drawn the result, and has finished the work after the drawing. Two frames without any work are enough. Three are needed
 * where something moves all the time, because a page may process a result before it makes the next request. The portal
 * removes `#boot` when its scripts, which come after the first paint, are ready. `requestIdleCallback` would wait for
 * half a second after every key.
 */
export const quietFrames = `(async () => {
  const { waits, begin } = window.pageWork ?? { waits: new Set(), begin: setTimeout }
  const frame = () => new Promise(done => begin(() => {
    requestAnimationFrame(() => begin(done))
    begin(done, 500)
  }))
  // a fake clock counts its own short timeouts, and one of them is always pending
  const isFaked = '__pwClock' in window
  let working = 0
  for (let frames = 0; frames < 2 || (working > 0 && frames < 3); frames++) {
    const before = window.pageWork?.done
    await frame()
    if (document.getElementById('boot') !== null || (waits.size > 0 && !isFaked)) return false
    if (window.pageWork?.done !== before) working++
  }
  // between the scripts of a page no request is open, and nothing moves
  return document.querySelector('[role="status"][aria-busy="true"]')?.checkVisibility() ? 'loading' : true
})()`

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
    const began = Date.now()
    for (const end = began + restTimeout; ; await sleep(20)) {
      const before = begun
      // the evaluation fails when the page navigates meanwhile
      const isQuiet = await page.evaluate<boolean | 'loading'>(quietFrames).catch(failure => String(failure))
      const isLoaded = isQuiet === true || (isQuiet === 'loading' && Date.now() > began + loadingTimeout)
      if (isLoaded && open.size === 0 && begun === before) return
      if (Date.now() > end)
        throw new Error(
          `${page.url()} never came to rest: ${isQuiet}; ${begun - before} begun; ${[...open].map(request => request.url())}`
        )
    }
  }
}
