import type { DataOf } from '@board/client'
import { type ActionId, actions } from '@board/generated/actions'
import type { StoredUpload } from '../../api/keptUploads.ts'
import { isReply, type Values } from '../../derive/schema/fields.ts'

import { beginningOf, filesOf } from './proposals.ts'

export type StaffMessage = DataOf<'getStaffMessage'>
export type Assignment = StaffMessage['assignments'][number]

/** One text that can be written about a message at present. */
export interface Mode {
  /** The act, with the assignment that it belongs to. */
  key: string
  id: ActionId
  record: Values
  /** The initial values of the editor, such as a subordinate's draft under examination or a final reply. */
  given: Values
  /** The files that the editor begins with. */
  files?: readonly StoredUpload[]
  /** True if the files in the editor replace those of a published text: none of them means that all are removed. */
  replacesFiles?: boolean
}

/** Acts that hold a reply but change one that stands: they start from that reply. */
const fromReply: readonly ActionId[] = ['editReply']

const isAction = (id: string): id is ActionId => id in actions
const writes = (id: string): id is ActionId =>
  isAction(id) && isReply(actions[id].body) && !fromReply.includes(id)

/**
 * The texts that can be written: answers to examine, of the message, then of its assignments; the one that the reader came for first.
 * @param tpid the assignment that the reader came for
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
        key: `${id}.${assignment.tpid}`,
        id,
        record: { ...assignment },
        // an answer that was sent back or taken back is corrected, not written anew
        given: { content: assignment.answer ?? undefined, ...(id === 'adoptAnswer' ? kind : {}) }
      })
    )
  )
  const wanted = assigned.filter(mode => mode.record.tpid === tpid)
  const others = assigned.filter(mode => mode.record.tpid !== tpid)
  // an answer that waits for examination goes before a reply of one's own
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

/** Tells whether an act handles the message, so that the page says what was done; others show it at their own place. */
export const isHandling = (id: ActionId): boolean => id !== 'revealAuthorPhone' && !ofAttachments.includes(id)

/** The acts on the message itself that are dialogs: neither texts nor those that stand at their own place or at an assignment. */
export function plainActions(message: StaffMessage): ActionId[] {
  const atAssignments = message.assignments.flatMap(assignmentActions)
  const placed: readonly string[] = ['revealAuthorPhone', ...fromReply, ...atAssignments]
  return message.allowedActions.filter(isAction).filter(id => !writes(id) && !placed.includes(id))
}

/** The key of the text that changes a reply. */
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

/** States of an assignment in which its deadline counts. */
const dueStates: readonly number[] = [10, 20, 25, 30]

/** Tells whether the deadline of an assignment still counts. */
export const hasDeadline = ({ processState }: Pick<Assignment, 'processState'>): boolean =>
  dueStates.includes(processState)

/** Acts of the group that received an assignment. */
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

/** The acts on an assignment that are dialogs. */
export function assignmentActions(assignment: Assignment): ActionId[] {
  return assignment.allowedActions.filter(isAction).filter(id => !writes(id))
}
