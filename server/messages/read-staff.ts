import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors'
import { authorFacts } from '../accounts/author.ts'
import type { Actor } from '../actor.ts'
import { isAtWorkBy, isConcernedBy, listAssignments } from '../assignments/open.ts'
import { assignmentView, mayAssignOn, seenAssignments } from '../assignments/view.ts'
import { listStaffAttachments } from '../attachments/list.ts'
import { entryActions } from '../campaigns/offer.ts'
import { publicTitleOf } from '../campaigns/title.ts'
import { caseActions } from '../cases/offer.ts'
import type { Db } from '../database/open.ts'
import { requestActions } from '../deliveries/offer.ts'
import { isReceiver } from '../deliveries/sight.ts'
import { deliveryViews } from '../deliveries/view.ts'
import { extensionActions } from '../extensions/offer.ts'
import { getForumView } from '../forums/view.ts'
import { listGrades } from '../grades/read.ts'
import { isBelow } from '../groups/find.ts'
import { isKept } from '../marks/staff.ts'
import { deletionViews } from '../moderation/deletions.ts'
import { readdressings } from '../moderation/readdressings.ts'
import { recheckViews } from '../rechecks/view.ts'
import { Refusal } from '../refusal.ts'
import { listReplies, type ReplyRecord } from '../replies/read.ts'
import { hasReport } from '../reports/sight.ts'
import { reportViews } from '../reports/view.ts'
import { readParameters } from '../site/parameters.ts'
import { seconds, secondsOrNull } from '../site/time.ts'
import { asReceiver } from './as-receiver.ts'
import { rulesOf } from './circumstances.ts'
import { publicNameOf } from './names.ts'
import { gradeOf, replyOf } from './parts.ts'
import { allowedActions, gradingUsed, handles, isEditor } from './policy.ts'
import type { Reader } from './read.ts'
import type { MessageRecord } from './record.ts'
import { handlingOf, headOf } from './shape.ts'
import { type ContentRecord, findMessage, findTopic, listContents } from './store.ts'
import { readTimeline } from './timeline.ts'
import { canDecide, isApproved, type SupplementAction, supplementTransitions } from './transitions.ts'

/**
 * One message as those who handle or edit it see it: the original, the drafts, what the reader may do.
 * @throws Refusal GEN0404 when it is missing, or not the reader's to handle. Domain 2, 4.
 */
export async function readStaffMessage(
  reading: Reader,
  tid: number
): Promise<components['schemas']['StaffMessageDetail']> {
  const { db, deps, actor, now, language } = reading
  const message = await findMessage(db, tid)
  if (!message) throw new Refusal('GEN0404')
  const all = await listAssignments(db, tid)
  const mine = seenAssignments(actor, message, all)
  const handler = handles(actor, message, isConcernedBy(actor, all))
  const sight = handler || isEditor(actor) ? 'full' : await sightOf(db, actor, message)
  if (!sight) throw new Refusal('GEN0404')
  const rules = rulesOf(await readParameters(db), now)
  const forum = await getForumView(db, message.fid)
  const attachments = await listStaffAttachments(
    db,
    { tids: [tid], tpids: mine.map(one => one.tpid) },
    { keys: deps.keys, now, actor }
  )
  const contents = await listContents(db, tid)
  const topic = message.topic_id === null ? null : ((await findTopic(db, message.topic_id)) ?? null)
  const replies = await listReplies(db, tid)
  const assigned = all.some(one => one.giver_group_id === message.group_id && one.state < 50)
  const own = allowedActions(actor, message, { ...rules, assigned })
  const giveOn = mine.some(one => mayAssignOn(actor, one)) ? ['assignMessage', 'assignOffline'] : []
  const extend = await extensionActions(db, actor, message, now)
  const propose = await caseActions(db, actor, message)
  const { reports, actions: report } = await reportViews(db, actor, message)
  const deliver = handler ? requestActions(actor) : []
  const adopt = await entryActions(db, actor, message, now)
  const detail: components['schemas']['StaffMessageDetail'] = {
    ...headOf(message, { forum: forum.name, group: forum.groupName, author: message.author_name }),
    ...handlingOf(message),
    publicSubject: message.public_subject,
    adopted: message.adopted,
    collectTitle: message.collect_id === null ? null : await publicTitleOf(db, message.collect_id),
    contentList: contents
      .filter(item => isEditor(actor) || item.position === 0 || isApproved(item))
      .map(item => ({
        ...contentView(item, attachments.ofContent(item.id), actor, message),
        topic: item.position === 0 ? topic : null
      })),
    replies: replies.map(reply => ({
      ...replyOf(reply, attachments.ofReply(reply.id)),
      allowedActions: own.includes('editReply') && isLast(reply, replies) ? ['editReply'] : []
    })),
    grades: (await listGrades(db, tid)).map(grade => gradeOf(grade, isEditor(actor))),
    timeline: await readTimeline(db, actor, message, nameFor(sight, message, language), language),
    assignments: mine.map(one => assignmentView(actor, one, attachments.ofAssignment(one.tpid))),
    forum,
    author: {
      ...(await authorFacts(db, deps.keys, message.author_uid, message.author_name)),
      uid: isEditor(actor) ? message.author_uid : null
    },
    location: message.location,
    remark: message.remark,
    isPublic: message.is_public,
    isAnonymous: message.is_anonymous,
    auditNote: message.audit_note,
    clockStartedAt: secondsOrNull(message.clock_started_at),
    rechecks: await recheckViews(db, tid),
    readdressings: await readdressings(db, tid),
    deletionRequests: isEditor(actor) ? await deletionViews(db, tid) : [],
    deliveries: await deliveryViews(db, actor, message, sight === 'full'),
    reports,
    gradingUsed: gradingUsed(message, rules.gradeSuggestions),
    satisfaction: message.satisfaction,
    collectState: await isKept(db, actor, tid),
    allowedActions: [
      ...new Set([
        ...own,
        ...giveOn,
        ...extend,
        ...propose,
        ...adopt,
        ...report,
        ...deliver,
        ...(handles(actor, message, isAtWorkBy(actor, all)) ? ['revealAuthorPhone'] : [])
      ])
    ]
  }
  return sight === 'received' ? asReceiver(detail, message, language) : detail
}

/** What somebody reads of a message that they do not handle: all where it was reported, less where it was delivered or is handled below. */
async function sightOf(db: Db, actor: Actor, message: MessageRecord) {
  if (!isApproved(message)) return null
  if (await hasReport(db, message.tid, actor)) return 'full'
  const reads = (await isReceiver(db, message.tid, actor)) || (await isBelow(db, actor, message.group_id))
  return reads ? 'received' : null
}

const nameFor = (sight: 'full' | 'received', message: MessageRecord, language: Language): string =>
  sight === 'full' ? message.author_name : publicNameOf(message, language)

const isLast = (reply: ReplyRecord, replies: readonly ReplyRecord[]): boolean =>
  reply.id === replies.at(-1)?.id

function contentView<A>(item: ContentRecord, attachments: A[], actor: Actor, message: MessageRecord) {
  const decides = isEditor(actor) && item.position > 0
  const actions = Object.keys(supplementTransitions) as SupplementAction[]
  const possible = actions.filter(action => canDecide(item, message, action))
  return {
    id: item.id,
    content: item.content,
    publicContent: item.public_content,
    auditState: item.audit_state,
    auditNote: item.audit_note,
    createdAt: seconds(item.created_at),
    attachments,
    allowedActions: decides ? possible.map(action => supplementTransitions[action].operation) : []
  }
}
