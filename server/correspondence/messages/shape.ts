/** Builds messages in the form of the contract. */
import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import { inOneLine } from '@board/schemas/facts/formats'
import { seconds, secondsOrNull } from '../../platform/calendar/time.ts'
import { scoresOf } from '../../records/lists/last-grade.ts'
import type { PublicRow } from '../../records/lists/public-messages.ts'
import type { StaffRow } from '../../records/lists/staff-messages.ts'
import { shownExcerpt } from '../../records/message-core/excerpt.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved } from '../../records/message-core/transitions.ts'
import { canBeGraded, type GradingRules, gradingEndsAt, gradingUsed } from './policy.ts'
import { publicNameOf, signedNameOf } from './posting/names.ts'
import { messageTiming, promiseOf } from './promise/promise.ts'

type Schemas = components['schemas']

const firstLineLength = 60

/** Builds a row of a public list. */
export function publicRow(row: PublicRow, language: Language, rules: GradingRules): Schemas['MessageRow'] {
  const {
    authorName,
    isAnonymous,
    companyConfirmed,
    replyText,
    organization,
    promiseFacts,
    lastGrade,
    cursor: _cursor,
    ...shown
  } = row
  return {
    ...shown,
    ...scoresOf(lastGrade),
    content: shownExcerpt(row.content),
    nickName: publicNameOf(
      { author_name: authorName, is_anonymous: isAnonymous, company_confirmed: companyConfirmed },
      language
    ),
    replyExcerpt: replyText === null ? null : shorten(replyText),
    matchExcerpt: null,
    gradingUsed: canBeGraded(
      {
        organization,
        type_id: row.typeId,
        state: row.state,
        replied_at: row.repliedAt === null ? null : new Date(row.repliedAt * 1000)
      },
      rules
    ),
    promise: promiseOf(promiseFacts, rules.now)
  } as Schemas['MessageRow']
}

function shorten(text: string): string {
  const line = inOneLine(text)
  const end = endOfPoints(line, firstLineLength)
  return end < line.length ? `${line.slice(0, end)}…` : line
}

/** Returns the index behind the first `count` code points of a text. */
function endOfPoints(text: string, count: number): number {
  let end = 0
  for (let n = 0; n < count && end < text.length; n++) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return end
}

/** Returns the fields that every list of messages shows, without the scores of its last grade. */
export function headOf(message: MessageRecord, names: { forum: string; group: string; author: string }) {
  return {
    tid: message.tid,
    fid: message.fid,
    forumName: names.forum,
    groupName: names.group,
    typeId: message.type_id as Schemas['MessageRow']['typeId'],
    collectId: message.collect_id,
    domainId: message.domain_id,
    subject: message.subject,
    content: shownExcerpt(message.excerpt),
    nickName: names.author,
    state: message.state,
    createdAt: seconds(message.created_at),
    approvedAt: secondsOrNull(message.approved_at),
    repliedAt: secondsOrNull(message.replied_at),
    attachmentCount: message.attachment_count
  }
}

/** The groups to which a reader may assign a message, and the latest deadline; null if the reader assigns nothing. */
interface Assigning {
  readonly until: Date | null
  readonly candidates: readonly number[]
}

const assignsNothing: Assigning = { until: null, candidates: [] }

/**
 * Builds a row of a task board.
 * @param assigning to whom and until when the reader may assign it; nobody if left out
 */
export function staffRow(
  row: StaffRow,
  language: Language,
  allowedActions: string[],
  rules: GradingRules,
  assigning: Assigning = assignsNothing
): Schemas['StaffMessageRow'] {
  return {
    ...headOf(row, { forum: row.forum_name, group: row.group_name, author: signedNameOf(row, language) }),
    ...handlingOf(row),
    timing: rowTiming(row, rules.now),
    ...scoresOf(row.lastGrade),
    satisfaction: row.satisfaction,
    solved: row.lastGrade?.solved ?? null,
    gradingUsed: canBeGraded(row, rules),
    gradeApprovedAt: secondsOrNull(row.grade_approved_at),
    assigned: row.assigned,
    assignedTo: row.assigned_to || null,
    assignedOffline: row.assigned_offline ?? false,
    assignUntil: secondsOrNull(assigning.until),
    candidateGroupIdList: [...assigning.candidates],
    collectState: row.kept ? 1 : 0,
    proposedKind: row.proposed_kind ?? null,
    voiceCount: row.voice_count,
    allowedActions
  }
}

/** Returns the timing of a row's answer; null unless the message is approved, because its clock stands still then. */
const rowTiming = (row: StaffRow, now: Date) =>
  isApproved(row) ? messageTiming(row.promiseFacts, now) : null

/** Returns the fields about the handling of a message. Only its handlers and editors see them. */
export const handlingOf = (message: MessageRecord) => ({
  auditState: message.audit_state,
  sourceType: message.source_type as Schemas['StaffMessageRow']['sourceType'],
  priorityLevel: message.priority_level as Schemas['StaffMessageRow']['priorityLevel'],
  deadlineAt: secondsOrNull(message.deadline_at),
  explainDue: message.explain_due,
  recheckOpen: message.recheck_open,
  version: message.version
})

/**
 * Returns the fields of a message for a list of requests about it.
 * @param follows whether the reader may see its present state and deadline
 */
export const aboutMessage = (
  row: StaffRow,
  author: string,
  { follows, rules }: { readonly follows: boolean; readonly rules: GradingRules }
) => ({
  tid: row.tid,
  subject: row.subject,
  content: shownExcerpt(row.excerpt),
  forumName: row.forum_name,
  messageGroupName: row.group_name,
  typeId: row.type_id as Schemas['StaffMessageRow']['typeId'],
  domainId: row.domain_id,
  nickName: author,
  auditState: row.audit_state,
  state: follows ? row.state : null,
  gradingUsed: canBeGraded(follows ? row : { ...row, state: null }, rules),
  priorityLevel: row.priority_level as Schemas['StaffMessageRow']['priorityLevel'],
  createdAt: seconds(row.created_at),
  deadlineAt: follows ? secondsOrNull(row.deadline_at) : null,
  timing: follows ? rowTiming(row, rules.now) : null,
  version: row.version
})

/** Returns whether, and until when, replies to a message can be graded; no end if replies of its kind are not graded. */
export const gradingOf = (message: MessageRecord, rules: GradingRules) => ({
  gradingUsed: canBeGraded(message, rules),
  gradingEndsAt: gradingUsed(message, rules.gradeSuggestions)
    ? secondsOrNull(gradingEndsAt(message, rules.gradingDays))
    : null
})

/**
 * Builds a row of the author's own list.
 * @param inLanguage puts the standard reasons of a note into the author's language
 */
export function ownRow(
  row: StaffRow,
  language: Language,
  allowedActions: string[],
  rules: GradingRules,
  inLanguage: (note: string | null) => string | null
): Schemas['OwnMessageRow'] {
  return {
    ...headOf(row, { forum: row.forum_name, group: row.group_name, author: signedNameOf(row, language) }),
    ...scoresOf(row.lastGrade),
    auditState: row.audit_state,
    auditNote: inLanguage(row.audit_note),
    isPublic: row.is_public,
    ...gradingOf(row, rules),
    deletionOpen: row.deletion_open,
    promise: isApproved(row) ? promiseOf(row.promiseFacts, rules.now) : null,
    version: row.version,
    allowedActions
  }
}
