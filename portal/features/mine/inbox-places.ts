import type { DataOf } from '@board/client'
import type { EventVerb } from '@board/schemas/facts/events'

type Notification = DataOf<'listNotifications'>['list'][number]

/** Returns the page that a notification leads to; undefined if there is nothing to read any more. */
export function placeOfNotification({
  verb,
  tid,
  subjectKind,
  subjectId
}: Pick<Notification, 'verb' | 'tid' | 'subjectKind' | 'subjectId'>): string | undefined {
  if (readings.has(verb)) return '/uCenter/readings'
  if (verb === 'account.newDevice') return '/uCenter/loginLog'
  if (credentials.has(verb)) return '/uCenter/bindInfo'
  if (tid !== null) return `/threads/content?tid=${tid}`
  if (subjectKind === 'campaign' && subjectId !== null) return `/rmjy/collect/content?id=${subjectId}`
  if (subjectKind === 'case' && subjectId !== null) return `/caseBaseMain?id=${subjectId}`
  if (subjectKind === 'notice' && subjectId !== null) return `/sysNotice?id=${subjectId}`
  if (subjectKind === 'issue' && subjectId !== null) return `/admin/hotIssue?id=${subjectId}`
  return places[subjectKind]
}

/** The events of somebody reading the reader’s data. */
const readings: ReadonlySet<string> = new Set([
  'phone.revealed',
  'person.revealed',
  'person.lookedUp'
] satisfies EventVerb[])

/** The changes of contacts and linked accounts. */
const credentials: ReadonlySet<string> = new Set([
  'account.providerBound',
  'account.providerUnbound',
  'person.contactBound',
  'person.contactUnbound',
  'person.phoneChanged'
] satisfies EventVerb[])

const places: Readonly<Record<string, string>> = {
  feedback: '/myFeedback',
  companyRequest: '/uCenter/compInfo',
  handling: '/uCenter/baseInfo',
  account: '/uCenter/baseInfo',
  person: '/uCenter/baseInfo'
}
