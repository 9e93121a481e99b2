import type { BodyOf } from '@board/client'
import { randomHex } from '@board/client/random'
import type { operations } from '@board/generated/operations'
import type { Track } from '../pages.ts'
import type { Services } from './services.tsx'

type Visit = BodyOf<'addTrack'>['events'][number]

/** Milliseconds without a visit after which the next one starts a session. Specification 4, 9. */
const gap = 600_000
/**
 * Milliseconds that the first visit waits for the signed-in account, which a page may not have fetched yet.
 * Specification 4.
 */
const wait = 1000
/** Maximum number of visits in one call, as the contract allows. */
const most = 50

const address: (typeof operations)['addTrack']['path'] = '/v1/track/add'

/** The previous visit: it outlives the page, as the session does. */
interface Last {
  session: string
  step: number
  page: number
  at: number
}
const place = 'visit'

/** The page that was shown, and its reader. */
export interface Shown {
  track: Track
  query: URLSearchParams
  user: { uid: number; organization: number; userType: number } | null
}

/** Builds a visit in the form of the contract. Specification 3, 4. */
export function visitOf({ track, query, user }: Shown, last: Last | undefined, now: number): Visit {
  const goes = last && now - last.at <= gap ? last : undefined
  return {
    topic: 'page_view',
    action_id: 900102,
    app_type: user ? (user.organization > 0 ? 'pc_g' : 'pc_c') : 'pc',
    session_id: goes?.session ?? randomHex(),
    step: (goes?.step ?? 0) + 1,
    page_id: track.page,
    ref_page_id: last?.page ?? 0,
    tab: track.tab ?? '',
    channel: track.channel ?? '',
    user_id: user ? String(user.uid) : '',
    user_type: user ? String(user.userType) : '',
    owner_id: (query.get('tid') ?? query.get('fid') ?? query.get('id') ?? '').slice(0, 64),
    at: Math.floor(now / 1000)
  }
}

/**
 * Sends visits in batches: when the browser is idle, once the client has been loaded for something else, and
 * by a beacon when the page is left. A beacon has no session, so the server counts it as a visitor's.
 * @param shown the current page; undefined if it is not known
 */
export function startVisits(services: Services & { isReady: () => boolean }, shown: () => Shown | undefined) {
  const queue: Visit[] = []
  const platform = /Mobi/.test(navigator.userAgent) ? 'mobile' : 'pc'

  const note = (page: Shown | undefined) => {
    if (!page) return
    const now = Date.now()
    const kept = sessionStorage.getItem(place)
    const visit = visitOf(page, kept ? JSON.parse(kept) : undefined, now)
    const { session_id: session, step = 1, page_id } = visit
    sessionStorage.setItem(place, JSON.stringify({ session, step, page: page_id, at: now } satisfies Last))
    queue.push(visit)
  }
  const sendWhenIdle = () => {
    if (!services.isReady() || queue.length === 0) return
    const events = queue.splice(0, most)
    // a lost visit is not worth a message to the reader
    services.call('addTrack', { query: { platform }, body: { events } }).catch(() => undefined)
  }
  const idle = globalThis.requestIdleCallback ?? setTimeout

  let opened = shown()
  const noteFirst = () => {
    note(opened)
    opened = undefined
  }
  setTimeout(noteFirst, services.hasToken() ? wait : 0)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    noteFirst()
    while (queue.length > 0) {
      const body = JSON.stringify({ events: queue.splice(0, most) })
      navigator.sendBeacon(`${address}?platform=${platform}`, new Blob([body], { type: 'application/json' }))
    }
  })
  /** Called when another page is shown. */
  return () => {
    noteFirst()
    note(shown())
    idle(sendWhenIdle)
  }
}
