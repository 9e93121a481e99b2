import type { BodyOf, QueryOf } from '@board/generated/calls'
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { eventVerbs, nounOf } from '@board/schemas/facts/events'
import { exactTotal } from '@board/schemas/facts/formats'
import { standardReasonsIn } from '../../directory/site/dictionaries.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { isOfAuthor, isOfHolders } from '../../platform/events/audience.ts'
import { countedTotal, readPage, shownPage } from '../../platform/paging/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { actorNameOf, publicNameOf } from '../messages/posting/names.ts'
import {
  countNotifications,
  findNotification,
  markRead,
  moveSeen,
  type NotificationRecord,
  type Recipient,
  selectNotifications
} from './store.ts'

type Shapes = components['schemas']

/** The language in which notifications are read. */
export interface Reading {
  readonly language: Language
  /** Converts the names of institutions in the data to the script of that language. */
  readonly named: <Data>(data: Data) => Promise<Data>
}

/** Returns the recipient for an account. An account of an institution also reads the notifications of its group. */
const recipientOf = ({ accountId, group }: SignedInActor): Recipient => ({
  uid: accountId,
  groupId: group?.id ?? null
})

/** Counts the new notifications, up to 10,000. Every open page calls it every minute. Specification 7, 9. */
export async function countUnread(db: Db | Trx, actor: SignedInActor): Promise<{ count: number }> {
  return { count: await countNotifications(db, { ...recipientOf(actor), isNew: true }, exactTotal) }
}

/**
 * Returns a page of notifications, newest first. It can be limited to subjects with some words, to one kind, and to new
 * ones.
 * @throws Refusal MSG0011, GEN0400
 */
export async function listNotifications(
  db: Db,
  actor: SignedInActor,
  query: NonNullable<QueryOf<'listNotifications'>>,
  { language, named }: Reading
): Promise<Shapes['NotificationPage']> {
  const { keywords = '', kind, unread } = query
  const verbs = kind && eventVerbs.filter(verb => nounOf(verb) === kind)
  const all = { ...recipientOf(actor), words: keywords.trim(), ...(verbs && { verbs }) }
  const fresh = { ...all, isNew: true }
  const wanted = unread === 1 ? fresh : all
  const found = await selectNotifications(db, wanted, readPage(query))
  // an answer does not say whether its actor is an institution
  const inScript = await named(found)
  const inLanguage = await standardReasonsIn(db, language)
  const total = countedTotal(await countNotifications(db, wanted, exactTotal + 1))
  return {
    ...shownPage({ ...inScript, ...total }, one => shown(one, actor, { language, inLanguage })),
    unread: await countNotifications(db, fresh, exactTotal)
  }
}

/**
 * Returns one of the actor's notifications.
 * @throws Refusal GEN0404 if it belongs to somebody else
 */
export async function readNotification(
  db: Db,
  actor: SignedInActor,
  id: number,
  { language, named }: Reading
): Promise<Shapes['Notification']> {
  const found = await findNotification(db, recipientOf(actor), id)
  if (!found) throw new Refusal('GEN0404')
  const inLanguage = await standardReasonsIn(db, language)
  return shown(await named(found), actor, { language, inLanguage })
}

function shown(
  one: NotificationRecord,
  { accountId, group }: SignedInActor,
  { language, inLanguage }: { language: Language; inLanguage: (note: string | null) => string | null }
): Shapes['Notification'] {
  const { id, tid, verb, subject, subjectKind, subjectId, author } = one
  const isNamed = author !== null && (author.uid === accountId || author.groupId === group?.id)
  const towards = author && {
    author_name: author.name,
    is_anonymous: author.isAnonymous && !isNamed,
    company_confirmed: author.companyConfirmed
  }
  const name = towards ? publicNameOf(towards, language) : ''
  // an event that has no message has no author either
  const actorName = actorNameOf(one, { author_uid: author?.uid ?? 0 }, name, language)
  const readable =
    one.audience === 'public' ||
    (isOfAuthor(one.audience) && one.isPersonal) ||
    (isOfHolders(one.audience) && group !== null)
  return {
    id,
    tid,
    kind: nounOf(verb),
    subjectKind,
    subjectId,
    verb,
    subject,
    actorName,
    forumName: one.forumName,
    note: readable ? inLanguage(one.note) : null,
    at: seconds(one.at),
    unread: one.isNew,
    asksSolved: one.awaitsGrade && author?.uid === accountId
  }
}

/** Marks notifications as read, up to one of them or only that one, and returns the number of new ones. */
export async function markNotificationsSeen(
  trx: Trx,
  actor: SignedInActor,
  { lastId, alone = false }: BodyOf<'markNotificationsSeen'>
): Promise<{ count: number }> {
  const mark = alone ? markRead : moveSeen
  await mark(trx, recipientOf(actor), lastId)
  return await countUnread(trx, actor)
}
