/** Who may see an attachment and do what with it. Domain 2, 4, 6. */
import { type Actor, isInstitution } from '../actor.ts'
import type { AttachmentFacts } from './facts.ts'

/** How much of a message's attachments a reader sees: what is open to all, an author's own besides, or all. */
export type Sight = 'public' | { authorUid: number } | 'staff'

/** Whether the reader may see it. An author goes on seeing what an institution hid. */
export function maySee(sight: Sight, facts: AttachmentFacts): boolean {
  if (sight === 'staff' || facts.open) return true
  if (sight === 'public' || facts.authorUid !== sight.authorUid) return false
  return facts.contentItemId !== null || (facts.replyId !== null && facts.isPublic)
}

/** What can be done with an attachment: the operations of the contract. */
export type AttachmentAction =
  | 'setMessageAttachmentPublic'
  | 'setDraftAttachmentPublic'
  | 'deleteDraftAttachment'
  | 'deleteReplyAttachment'

/** The trace states in which a published answer can still be changed: until the next grade. Domain 2. */
const changeable: readonly (number | null)[] = [1, 2, 11, 12]

/** The process state in which a holder works on the draft. Domain 4. */
const handling = 20

/** Whether the actor's group handles what it belongs to; for all others the attachment is not there. */
export function concerns(actor: Actor, facts: AttachmentFacts, action: AttachmentAction): boolean {
  if (!isInstitution(actor) || facts.auditState !== 1) return false
  switch (action) {
    case 'setMessageAttachmentPublic':
      return facts.contentItemId !== null && actor.group.id === facts.groupId
    case 'deleteReplyAttachment':
      return facts.replyId !== null && actor.group.id === facts.groupId
    case 'setDraftAttachmentPublic':
    case 'deleteDraftAttachment':
      return facts.tpid !== null && facts.replyId === null && actor.group.id === facts.holderGroupId
  }
}

/** Whether it may be done now, by whom it concerns. A private attachment of a citizen is never published. */
export function isAllowed(facts: AttachmentFacts, action: AttachmentAction): boolean {
  switch (action) {
    case 'setMessageAttachmentPublic':
      return facts.isPublic
    case 'deleteReplyAttachment':
      return facts.ungraded && changeable.includes(facts.state)
    case 'setDraftAttachmentPublic':
    case 'deleteDraftAttachment':
      return facts.processState === handling
  }
}

const actions: readonly AttachmentAction[] = [
  'setMessageAttachmentPublic',
  'setDraftAttachmentPublic',
  'deleteDraftAttachment',
  'deleteReplyAttachment'
]

/** The operations that the actor may call on it now. */
export const allowedActions = (actor: Actor, facts: AttachmentFacts): AttachmentAction[] =>
  actions.filter(action => concerns(actor, facts, action) && isAllowed(facts, action))
