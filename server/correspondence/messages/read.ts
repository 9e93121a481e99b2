import type { components } from '@board/generated/openapi'
import { getForumView } from '../../directory/forums/view.ts'
import { standardReasonsIn } from '../../directory/site/dictionaries.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { findTopic } from '../../directory/site/topics.ts'
import { isCitizen, isInstitution } from '../../platform/actor.ts'
import { seconds } from '../../platform/calendar/time.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPromiseFacts } from '../../records/lists/promise-facts.ts'
import {
  type GivenPublicFields,
  type MessageDetails,
  type MessageReading,
  type OwnPublicFields,
  type PublicReading,
  type Reader,
  readingOf,
  readParts
} from '../../records/message-core/detail-parts.ts'
import { findMessageRecord } from '../../records/message-core/lock.ts'
import { publicContentOf, publicSubjectOf } from '../../records/message-core/public-wording.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import {
  isApproved,
  isWithdrawnSupplement,
  supplementOperations
} from '../../records/message-core/transitions.ts'
import { circumstancesOf } from './approval/circumstances.ts'
import { allowedActions, type GradingRules, maySee } from './policy.ts'
import { publicNameOf, signedNameOf } from './posting/names.ts'
import { promiseOf } from './promise/promise.ts'
import { gradingOf, headOf } from './shape.ts'
import { type ContentRecord, listContents } from './store.ts'
import { readTimeline } from './timeline.ts'

/**
 * Reads one message: the public parts for the public, and the original text with its masks and notes for the author.
 * @throws Refusal GEN0404 if it is missing or hidden. Specification 7.
 */
export async function readMessage(
  reader: Reader,
  tid: number,
  details: MessageDetails
): Promise<components['schemas']['MessageDetail']> {
  const { db, deps, actor, now } = reader
  const message = await findMessageRecord(db, tid)
  if (!message) throw new Refusal('GEN0404')
  const begun = readingOf(reader, message)
  if (!maySee(actor, message, false) && !maySee(actor, message, await isInvolved(begun, details)))
    throw new Refusal('GEN0404')
  const isOwn = isCitizen(actor) && actor.accountId === message.author_uid
  const attachments = await details.public.attachments(begun, isOwn)
  const reading = { ...begun, isOwn, attachments }
  const circumstances = await circumstancesOf(db, message, await readParameters(db), now)
  const own = await ownFields(reading, circumstances)
  const { fields, actions } = await readParts<GivenPublicFields, PublicReading>(details.public.parts, reading)
  if (isCitizen(actor)) deps.footprints.opened({ account_uid: actor.accountId, tid, at: now })
  return { ...own, ...fields, allowedActions: [...allowedActions(actor, message, circumstances), ...actions] }
}

async function ownFields(reading: PublicReading, rules: GradingRules): Promise<OwnPublicFields> {
  const { db, actor, now, language, message, isOwn, attachments } = reading
  const author = isOwn ? signedNameOf(message, language) : publicNameOf(message, language)
  const forum = await getForumView(db, message.fid)
  const facts = await findPromiseFacts(db, message.tid)
  const contents = (await listContents(db, message.tid)).filter(item =>
    isOwn ? !isWithdrawnSupplement(item) || item.position === 0 : isReadable(item, message)
  )
  const inLanguage = await standardReasonsIn(db, language)
  const topic = message.topic_id === null ? null : ((await findTopic(db, message.topic_id, language)) ?? null)
  return {
    ...headOf(message, { forum: forum.name, group: forum.groupName, author }),
    subject: isOwn ? message.subject : publicSubjectOf(message),
    contentList: contents.map(item => ({
      id: item.id,
      content: isOwn ? item.content : publicContentOf(item),
      masks: isOwn ? item.masks : [],
      auditState: item.audit_state,
      auditNote: isOwn ? inLanguage(item.audit_note) : null,
      createdAt: seconds(item.created_at),
      topic: item.position === 0 ? topic : null,
      attachments: attachments.ofContent(item.id),
      allowedActions: isOwn && item.position > 0 ? supplementOperations('author', item, message) : []
    })),
    timeline: await readTimeline(db, actor, message, author, language),
    forum,
    location: message.location,
    isPublic: message.is_public,
    isAnonymous: message.is_anonymous,
    companyConfirmed: message.is_anonymous && !isOwn ? null : message.company_confirmed,
    auditState: message.audit_state,
    auditNote: isOwn ? inLanguage(message.audit_note) : null,
    remark: isOwn ? message.remark : null,
    adopted: message.adopted,
    specialLayout: forum.specialLayout || topic?.specialLayout === true,
    likeCount: message.like_count,
    version: message.version,
    own: isOwn,
    ...gradingOf(message, rules),
    promise: facts && isApproved(message) ? promiseOf(facts, now) : null
  }
}

/** Tells whether an approved message concerns the actor's group, by an assignment or by what other nouns add. */
async function isInvolved(reading: MessageReading, { hands, sights }: MessageDetails): Promise<boolean> {
  if (!isInstitution(reading.actor) || !isApproved(reading.message)) return false
  if ((await hands(reading)).isConcerned) return true
  for (const sightBy of sights) if (await sightBy(reading)) return true
  return false
}

/**
 * Tells whether readers other than the author may read a text. The message's own text needs the approval of the
 * message; a supplement needs its own.
 */
const isReadable = (item: ContentRecord, message: MessageRecord): boolean =>
  isApproved(item.position === 0 ? message : item)
