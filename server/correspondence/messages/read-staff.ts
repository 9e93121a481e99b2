import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { getForumView } from '../../directory/forums/view.ts'
import { isBelow } from '../../directory/groups/find.ts'
import { standardReasonsIn } from '../../directory/site/dictionaries.ts'
import { readParameters } from '../../directory/site/parameters.ts'
import { findTopic } from '../../directory/site/topics.ts'
import { authorFacts } from '../../people/accounts/author.ts'
import type { Actor } from '../../platform/actor.ts'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findPromiseFacts } from '../../records/lists/promise-facts.ts'
import {
  type GivenStaffFields,
  type MessageDetails,
  type MessageReading,
  type OwnStaffFields,
  type Reader,
  readingOf,
  readParts,
  type Sight,
  type StaffReading
} from '../../records/message-core/detail-parts.ts'
import { findMessageRecord } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved, supplementOperations } from '../../records/message-core/transitions.ts'
import { rulesOf } from './approval/circumstances.ts'
import { detailForReceiver } from './as-receiver.ts'
import { allowedActions, type GradingRules, handles, isEditor } from './policy.ts'
import { publicNameOf, signedNameOf } from './posting/names.ts'
import { messageTiming } from './promise/promise.ts'
import { gradingOf, handlingOf, headOf } from './shape.ts'
import { type ContentRecord, listContents } from './store.ts'
import { readTimeline } from './timeline.ts'

/**
 * Reads one message for its handlers, for editors, and for groups that received it: the original text and the actions
 * of the reader.
 * @throws Refusal GEN0404 if it is missing, or the reader may not see it. Domain 2, 4.
 */
export async function readStaffMessage(
  reader: Reader,
  tid: number,
  details: MessageDetails
): Promise<components['schemas']['StaffMessageDetail']> {
  const { db, actor, now, language } = reader
  const message = await findMessageRecord(db, tid)
  if (!message) throw new Refusal('GEN0404')
  const begun = readingOf(reader, message)
  const hands = await details.hands(begun)
  const isHandler = handles(actor, message, hands.isConcerned)
  const sight = isHandler || isEditor(actor) ? 'full' : await sightOf(begun, details)
  if (!sight) throw new Refusal('GEN0404')
  const rules = rulesOf(await readParameters(db), now)
  const actions = allowedActions(actor, message, { ...rules, assigned: hands.isAssigned })
  const attachments = await details.staff.attachments(begun, hands.tpids)
  const reading = { ...begun, sight, isHandler, actions, attachments }
  const own = await ownFields(reading, rules)
  const given = await readParts<GivenStaffFields, StaffReading>(details.staff.parts, reading)
  const reveal = handles(actor, message, hands.isAtWork) ? ['revealAuthorPhone'] : []
  const allowed = new Set([...actions, ...given.actions, ...reveal])
  const detail = { ...own, ...given.fields, allowedActions: [...allowed] }
  return sight === 'received' ? detailForReceiver(detail, message, language) : detail
}

/**
 * Returns the extent of the detail for a reader who does not handle the message: the one that another noun grants, or
 * `received` if a subordinate group handles it. Null if the reader may not see it.
 */
async function sightOf(reading: MessageReading, { sights }: MessageDetails): Promise<Sight | null> {
  const { db, actor, message } = reading
  if (!isApproved(message)) return null
  for (const sightBy of sights) {
    const sight = await sightBy(reading)
    if (sight) return sight
  }
  return (await isBelow(db, actor, message.group_id)) ? 'received' : null
}

async function ownFields(reading: StaffReading, rules: GradingRules): Promise<OwnStaffFields> {
  const { db, deps, actor, message, sight, language, attachments } = reading
  const forum = await getForumView(db, message.fid)
  const contents = await listContents(db, message.tid)
  const facts = isApproved(message) ? await findPromiseFacts(db, message.tid) : undefined
  const inLanguage = await standardReasonsIn(db, language)
  const topic = message.topic_id === null ? null : ((await findTopic(db, message.topic_id, language)) ?? null)
  return {
    ...headOf(message, {
      forum: forum.name,
      group: forum.groupName,
      author: signedNameOf(message, language)
    }),
    ...handlingOf(message),
    timing: facts ? messageTiming(facts, rules.now) : null,
    publicSubject: message.public_subject,
    adopted: message.adopted,
    contentList: contents
      .filter(item => isEditor(actor) || item.position === 0 || isApproved(item))
      .map(item => ({
        ...contentView(item, attachments.ofContent(item.id), actor, message),
        auditNote: inLanguage(item.audit_note),
        topic: item.position === 0 ? topic : null
      })),
    timeline: await readTimeline(db, actor, message, nameFor(sight, message, language), language),
    forum,
    author: {
      ...(await authorFacts(db, deps.keys, message.author_uid, message.author_name)),
      uid: isEditor(actor) ? message.author_uid : null
    },
    location: message.location,
    remark: message.remark,
    isPublic: message.is_public,
    isAnonymous: message.is_anonymous,
    auditNote: inLanguage(message.audit_note),
    clockStartedAt: secondsOrNull(message.clock_started_at),
    ...gradingOf(message, rules),
    satisfaction: message.satisfaction
  }
}

const nameFor = (sight: Sight, message: MessageRecord, language: Language): string =>
  sight === 'full' ? signedNameOf(message, language) : publicNameOf(message, language)

function contentView<A>(item: ContentRecord, attachments: A[], actor: Actor, message: MessageRecord) {
  const decides = isEditor(actor) && item.position > 0
  return {
    id: item.id,
    content: item.content,
    publicContent: item.public_content,
    masks: item.masks,
    auditState: item.audit_state,
    createdAt: seconds(item.created_at),
    attachments,
    allowedActions: decides ? supplementOperations('editor', item, message) : []
  }
}
