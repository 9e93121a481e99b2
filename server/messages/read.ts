import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors'
import { type Actor, isCitizen } from '../actor.ts'
import { findOpenGiven, isConcerned } from '../assignments/open.ts'
import { listAttachments } from '../attachments/list.ts'
import { publicTitleOf } from '../campaigns/title.ts'
import type { Db } from '../database/open.ts'
import { isReceiver } from '../deliveries/sight.ts'
import type { Deps } from '../deps.ts'
import { getForumView } from '../forums/view.ts'
import { listGrades } from '../grades/read.ts'
import { markFacts } from '../marks/facts.ts'
import { deletionViews } from '../moderation/deletions.ts'
import { Refusal } from '../refusal.ts'
import { listReplies } from '../replies/read.ts'
import { hasReport } from '../reports/sight.ts'
import { readParameters } from '../site/parameters.ts'
import { seconds, secondsOrNull } from '../site/time.ts'
import { rulesOf } from './circumstances.ts'
import { publicNameOf } from './names.ts'
import { gradeOf, replyOf } from './parts.ts'
import { allowedActions, gradingEndsAt, gradingUsed, maySee } from './policy.ts'
import type { MessageRecord } from './record.ts'
import { headOf } from './shape.ts'
import { type ContentRecord, findMessage, findTopic, listContents } from './store.ts'
import { readTimeline } from './timeline.ts'
import { isApproved } from './transitions.ts'

/** Who reads, when, in which language. */
export interface Reader {
  readonly db: Db
  readonly deps: Deps
  readonly actor: Actor
  readonly now: Date
  readonly language: Language
}

/**
 * One message as its reader may see it: the public what is public, its author everything of their own.
 * @throws Refusal GEN0404 when it is missing or hidden. Specification 7.
 */
export async function readMessage(
  reader: Reader,
  tid: number
): Promise<components['schemas']['MessageDetail']> {
  const { db, deps, actor, now, language } = reader
  const message = await findMessage(db, tid)
  if (!message || !maySee(actor, message, await isInvolved(db, tid, actor))) throw new Refusal('GEN0404')
  const own = isCitizen(actor) && actor.accountId === message.author_uid
  const parameters = await readParameters(db)
  const author = own ? message.author_name : publicNameOf(message, language)
  const sight = own ? { authorUid: message.author_uid } : 'public'
  const forum = await getForumView(db, message.fid)
  const attachments = await listAttachments(db, { tids: [tid] }, { keys: deps.keys, now, sight })
  const contents = (await listContents(db, tid)).filter(item => own || isReadable(item, message))
  const topic = message.topic_id === null ? null : ((await findTopic(db, message.topic_id)) ?? null)
  const rules = rulesOf(parameters, now)
  const assigned = (await findOpenGiven(db, tid, message.group_id)) !== undefined
  if (isCitizen(actor)) deps.footprints.opened({ account_uid: actor.accountId, tid, at: now })
  return {
    ...headOf(message, { forum: forum.name, group: forum.groupName, author }),
    subject: own ? message.subject : (message.public_subject ?? message.subject),
    contentList: contents.map(item => ({
      id: item.id,
      content: own ? item.content : (item.public_content ?? item.content),
      auditState: item.audit_state,
      auditNote: own ? item.audit_note : null,
      createdAt: seconds(item.created_at),
      topic: item.position === 0 ? topic : null,
      attachments: attachments.ofContent(item.id)
    })),
    replies: (await listReplies(db, tid)).map(reply => replyOf(reply, attachments.ofReply(reply.id))),
    grades: (await listGrades(db, tid)).map(grade => gradeOf(grade, own)),
    timeline: await readTimeline(db, actor, message, author, language),
    forum,
    location: message.location,
    isPublic: message.is_public,
    isAnonymous: message.is_anonymous,
    auditState: message.audit_state,
    auditNote: own ? message.audit_note : null,
    remark: own ? message.remark : null,
    adopted: message.adopted,
    collectTitle: message.collect_id === null ? null : await publicTitleOf(db, message.collect_id),
    specialLayout: forum.specialLayout || topic?.specialLayout === true,
    likeCount: message.like_count,
    ...(await markFacts(db, actor, tid)),
    version: message.version,
    own,
    deletion: own ? ((await deletionViews(db, tid)).at(-1) ?? null) : null,
    gradingUsed: gradingUsed(message, rules.gradeSuggestions),
    gradingEndsAt: secondsOrNull(gradingEndsAt(message, rules.gradingDays)),
    allowedActions: allowedActions(actor, message, { ...rules, assigned })
  }
}

/** Whether a message has to do with the actor's group: by an assignment, a delivery or a report. */
const isInvolved = async (db: Db, tid: number, actor: Actor): Promise<boolean> =>
  (await isConcerned(db, tid, actor)) ||
  (await isReceiver(db, tid, actor)) ||
  (await hasReport(db, tid, actor))

/** The message itself is as readable as the message; a supplement once it was approved. */
const isReadable = (item: ContentRecord, message: MessageRecord): boolean =>
  isApproved(item.position === 0 ? message : item)
