import type { BodyOf } from '@board/generated/calls'
import type { operations } from '@board/generated/operations'
import { randomHex } from './random.ts'
import { type Sender, senderHeaders } from './sender.ts'
import { tabStore } from './storage/storage.ts'

/** One visit in the form of the contract. */
export type Visit = BodyOf<'addTrack'>['events'][number]

/** The name of a page in visits. Specification 9. */
export interface Track {
  page: number
  tab?: string
  channel?: string
}

/** Milliseconds without a visit after which the next one starts a session. Specification 4, 9. */
const gap = 600_000
/**
 * Milliseconds that the first visit waits for the signed-in account, which a page may not have fetched yet.
 * Specification 4.
 */
export const firstVisitWait = 1000
/** Maximum number of visits in one call, as the contract allows. */
export const maxVisits = 50

/** The previous visit. It is stored beyond the page, for the session. */
export interface LastVisit {
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

/** Parameters whose values are a record or a choice, and never a typed text. */
const told = [
  'fid',
  'tid',
  'id',
  'regionId',
  'topicId',
  'domainId',
  'typeId',
  'replied',
  'state',
  'page'
] as const

/** Returns the additional facts of a page: the ids in its address, and the length of the searched text. */
function extraInfo(query: URLSearchParams): string {
  const facts = told.flatMap(name => {
    const value = query.get(name)
    return value && /^\d{1,10}$/.test(value) ? [`${name}=${value}`] : []
  })
  const keywords = query.get('keywords')?.trim()
  if (keywords) facts.push(`keywords=${Array.from(keywords).length}`)
  return facts.join('&')
}

/** Builds a visit in the form of the contract. Specification 3, 4. */
export function visitOf({ track, query, user }: Shown, last: LastVisit | undefined, now: number): Visit {
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
    owner_id: (query.get('tid') ?? query.get('messageId') ?? query.get('fid') ?? query.get('id') ?? '').slice(
      0,
      64
    ),
    extra_info: extraInfo(query),
    at: Math.floor(now / 1000)
  }
}

/** Returns the visit of a page, and stores it for the next one. */
export function noteVisit(shown: Shown, now: number): Visit {
  const kept = tabStore.getItem(place)
  const visit = visitOf(shown, kept ? (JSON.parse(kept) as LastVisit) : undefined, now)
  const { session_id: session, step = 1, page_id: page } = visit
  tabStore.setItem(place, JSON.stringify({ session, step, page, at: now } satisfies LastVisit))
  return visit
}

const address: (typeof operations)['addTrack']['path'] = '/v1/track/add'

/** The used part of `navigator`. It is declared here because the client is also type-checked without the DOM types. */
interface Beacon {
  sendBeacon(to: string, body: Blob): boolean
}

/**
 * Sends the visits that wait while the page goes, by a request that outlives it. Those of a visitor go by a beacon,
 * which has no session; those of a signed-in person need the token.
 */
export function sendLastVisits(queue: Visit[], platform: 'pc' | 'mobile', sender: Sender): void {
  while (queue.length > 0) {
    const body = JSON.stringify({ events: queue.splice(0, maxVisits) })
    const to = `${address}?platform=${platform}`
    const type = 'application/json'
    if (sender.token === undefined)
      (navigator as unknown as Beacon).sendBeacon(to, new Blob([body], { type }))
    else
      fetch(to, {
        method: 'POST',
        body,
        headers: { ...senderHeaders(sender), 'Content-Type': type },
        keepalive: true
      }).catch(() => undefined)
  }
}
