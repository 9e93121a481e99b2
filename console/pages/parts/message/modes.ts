import type { DataOf } from '@board/client'
import { type ActionId, actions } from '@board/generated/actions'
import type { StoredUpload } from '../../../api/keptUploads.ts'
import type { Values } from '../../../base/values.ts'
import { isReply } from '../../../fields/fields.ts'

import { beginningOf, filesOf } from './proposals.ts'

export type StaffMessage = DataOf<'getStaffMessage'>
export type Assignment = StaffMessage['assignments'][number]

/** A text that can be written about a message now. */
export interface Mode {
  /** The key of the text: the action, with its assignment. */
  key: string
  id: ActionId
  record: Values
  /** The initial values of the editor, such as a subordinate's draft under examination or a final reply. */
  given: Values
  /** The initial files of the editor. */
  files?: readonly StoredUpload[]
  /** True if the files in the editor replace those of a published text: without files, all are removed. */
  replacesFiles?: boolean
}

/** Actions that write a reply by changing a published one; their editor starts with that reply. */
const fromReply: readonly ActionId[] = ['editReply']

const isAction = (id: string): id is ActionId => id in actions
const writes = (id: string): id is ActionId =>
  isAction(id) && isReply(actions[id].body) && !fromReply.includes(id)

/**
 * Returns the key of a text about an assignment. What is typed about one draft belongs to that draft, and not to the next
 * one of the same assignment.
 */
const assignedKey = (id: ActionId, { tpid, answeredAt }: Assignment): string =>
  id === 'adoptAnswer' && answeredAt !== null ? `${id}.${tpid}.${answeredAt}` : `${id}.${tpid}`

/** Returns the last event of a message that the reader can see. */
export const lastEventOf = ({ timeline }: Pick<StaffMessage, 'timeline'>): number => timeline.at(-1)?.id ?? 0

/** Returns the assignments whose drafts wait, and were handed in after an event. */
export const draftsSince = ({ assignments, timeline }: StaffMessage, event: number): Assignment[] =>
  assignments.filter(
    ({ allowedActions, answeredAt }) =>
      allowedActions.includes('adoptAnswer') &&
      timeline.some(({ id, verb, at }) => id > event && verb === 'assignment.answered' && at === answeredAt)
  )

/** Tells whether an action publishes the group's own text in place of a subordinate's draft. */
export const isDirect = (id: ActionId): boolean => id === 'replyMessage' || id === 'explainMessage'

/** Tells whether an adopted answer becomes the reply; higher up a chain it becomes the giver's own answer. Domain 4. */
const isReplyOf = (id: ActionId, { parentTpid }: Assignment) => id === 'adoptAnswer' && parentTpid === null

/**
 * Returns the texts that can be written: the one for which the reader came, answers to examine, the reply to the message,
 * and answers to assignments.
 * @param tpid the assignment for which the reader came
 */
export function modesOf(message: StaffMessage, tpid?: number): Mode[] {
  // Until the first grade an answer is an interim or a final reply; afterwards it is an explanation.
  const kind = message.state < 3 ? { kind: 'final' } : {}
  const own = message.allowedActions.filter(writes).map((id): Mode => {
    const { files, ...text } = beginningOf(message, id) ?? {}
    const mode = { key: id, id, record: { ...message }, given: { ...kind, ...text } }
    return files ? { ...mode, files } : mode
  })
  const assigned = message.assignments.flatMap(assignment =>
    assignment.allowedActions.filter(writes).map(
      (id): Mode => ({
        key: assignedKey(id, assignment),
        id,
        record: { ...assignment },
        // an answer that was sent back or taken back is corrected, not written again
        given: { content: assignment.answer ?? undefined, ...(isReplyOf(id, assignment) ? kind : {}) }
      })
    )
  )
  const wanted = assigned.filter(mode => mode.record.tpid === tpid)
  const others = assigned.filter(mode => mode.record.tpid !== tpid)
  // an answer that waits for examination comes before the group's own reply
  const isExamined = ({ id }: Mode) => id === 'adoptAnswer'
  return [...wanted, ...others.filter(isExamined), ...own, ...others.filter(mode => !isExamined(mode))]
}

/** Tells whether the reader can act on a request about a message, such as the report of a subordinate. */
export const hasRequestActs = ({ reports, deliveries }: StaffMessage): boolean =>
  [...reports, ...deliveries].some(({ allowedActions }) => allowedActions.length > 0)

const ofAttachments: readonly ActionId[] = [
  'setMessageAttachmentPublic',
  'setDraftAttachmentPublic',
  'deleteDraftAttachment',
  'deleteReplyAttachment'
]

/**
 * Tells whether an action handles the message, so that the page reports it; others show their effect at their own place.
 */
export const isHandling = (id: ActionId): boolean => id !== 'revealAuthorPhone' && !ofAttachments.includes(id)

/**
 * Returns the actions on the message itself that have dialogs. Texts, and actions with a place of their own or at an
 * assignment, are left out.
 */
export function plainActions(message: StaffMessage): ActionId[] {
  const atAssignments = message.assignments.flatMap(assignmentActions)
  const placed: readonly string[] = ['revealAuthorPhone', ...fromReply, ...atAssignments]
  return message.allowedActions.filter(isAction).filter(id => !writes(id) && !placed.includes(id))
}

/** Returns the key of the text that changes a reply. */
export const editKey = (replyId: number): string => `editReply.${replyId}`

/** Returns the texts that change a published reply, one for each reply that may still be edited. */
export const editModesOf = (message: StaffMessage): Mode[] =>
  message.replies
    .filter(({ allowedActions }) => allowedActions.includes('editReply'))
    .map(reply => {
      const { content, files } = beginningOf(message, 'editReply') ?? {
        content: reply.content,
        files: filesOf(reply)
      }
      return {
        key: editKey(reply.id),
        id: 'editReply',
        record: { tid: message.tid, replyId: reply.id, version: reply.version },
        given: { content },
        files,
        replacesFiles: true
      }
    })

/** The actions of the group that received an assignment. */
const holderActs: readonly string[] = [
  'receiveProcess',
  'answerProcess',
  'requestReturn',
  'cancelApply',
  'takeBackAnswer'
]

/** Tells whether the reader's group received an assignment and can act on it. */
export const isHeld = ({ allowedActions }: Pick<Assignment, 'allowedActions'>): boolean =>
  allowedActions.some(id => holderActs.includes(id))

/** Returns the actions on an assignment that have dialogs. */
export function assignmentActions(assignment: Assignment): ActionId[] {
  return assignment.allowedActions.filter(isAction).filter(id => !writes(id))
}
