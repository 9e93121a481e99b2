import {
  firstVisitWait,
  maxVisits,
  noteVisit,
  type Shown,
  sendLastVisits,
  type Visit
} from '@board/client/visits'
import type { Services } from '../services/services.tsx'
import { currentSender } from '../services/session.ts'

/**
 * Sends visits in batches: when the browser is idle and the client is already loaded, and when the page is hidden or
 * left.
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
    sendLastVisits(queue, platform, currentSender())
  })
  return () => {
    noteFirst()
    note(shown())
    idle(sendWhenIdle)
  }
}
