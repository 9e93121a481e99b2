import type { DataOf } from '@board/client'

type Notification = DataOf<'listNotifications'>['list'][number]

/** Returns the page that a notification leads to; undefined if there is nothing to read any more. */
export function placeOfNotification({
  tid,
  subjectKind,
  subjectId
}: Pick<Notification, 'tid' | 'subjectKind' | 'subjectId'>): string | undefined {
  if (tid !== null) return `/threads/content?tid=${tid}`
  if (subjectKind === 'campaign' && subjectId !== null) return `/rmjy/collect/content?id=${subjectId}`
  if (subjectKind === 'case' && subjectId !== null) return `/caseBaseMain?id=${subjectId}`
  if (subjectKind === 'notice' && subjectId !== null) return `/sysNotice?id=${subjectId}`
  return places[subjectKind]
}

const places: Readonly<Record<string, string>> = {
  feedback: '/myFeedback',
  companyRequest: '/uCenter/compInfo',
  handling: '/uCenter/baseInfo',
  account: '/uCenter/baseInfo',
  person: '/uCenter/baseInfo'
}
