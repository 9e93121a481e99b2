import { firstVisitWait, maxVisits, noteVisit, type Shown, type Visit } from '@board/client/visits'
import type { operations } from '@board/generated/operations'
import type { Services } from './services.tsx'
import { currentToken } from './session.ts'

const address: (typeof operations)['addTrack']['path'] = '/v1/track/add'

/**
 * Sends visits in batches: when the browser is idle and the client is already loaded, and when the page is hidden or
 * left. The last batch of a visitor goes by a beacon; a beacon has no session, so that of a signed-in person goes by a
 * request that outlives the page.
 * @param shown returns the current page; undefined if it is not known
 * @returns a function to call when another page is shown
 */
export function startVisits(services: Services & { isReady: () => boolean }, shown: () => Shown | undefined) {
  const queue: Visit[] = []
  const platform = /Mobi/.test(navigator.userAgent) ? 'mobile' : 'pc'

  const note = (page: Shown | undefined) => {
    if (page) queue.push(noteVisit(page, Date.now()))
  }
  const sendWhenIdle = () => {
    if (!services.isReady() || queue.length === 0) return
    const events = queue.splice(0, maxVisits)
    // a lost visit is not reported to the reader
    services.call('addTrack', { query: { platform }, body: { events } }).catch(() => undefined)
  }
  const idle = globalThis.requestIdleCallback ?? setTimeout

  let opened = shown()
  const noteFirst = () => {
    note(opened)
    opened = undefined
  }
  setTimeout(noteFirst, services.hasToken() ? firstVisitWait : 0)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    noteFirst()
    while (queue.length > 0) {
      const body = JSON.stringify({ events: queue.splice(0, maxVisits) })
      const to = `${address}?platform=${platform}`
      const token = currentToken()
      const type = 'application/json'
      if (token === undefined) navigator.sendBeacon(to, new Blob([body], { type }))
      else
        fetch(to, { method: 'POST', body, headers: { token, 'Content-Type': type }, keepalive: true }).catch(
          () => undefined
        )
    }
  })
  return () => {
    noteFirst()
    note(shown())
    idle(sendWhenIdle)
  }
}
