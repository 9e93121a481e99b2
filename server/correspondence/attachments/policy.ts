/** Rules of who may see an attachment and which actions are allowed. Domain 2, 4, 6. */
import { type Actor, isInstitution } from '../../platform/actor.ts'
import type { AttachmentFacts } from './facts.ts'

/** The attachments of a message that a reader sees: the public ones, an author's own as well, or all. */
export type Sight = 'public' | { authorUid: number } | 'staff'

/** Tells whether the reader may see an attachment. Authors still see their attachments that an institution hid. */
export function maySee(sight: Sight, facts: AttachmentFacts): boolean {
  if (sight === 'staff' || facts.open) return true
  if (sight === 'public' || facts.authorUid !== sight.authorUid) return false
  return facts.contentItemId !== null || (facts.replyId !== null && facts.isPublic)
}

/** The actions on an attachment, named like the operations of the contract. */
export type AttachmentAction =
  | 'setMessageAttachmentPublic'
  | 'setDraftAttachmentPublic'
  | 'deleteDraftAttachment'
  | 'deleteReplyAttachment'

/** The trace states in which a published answer can still be changed: until the next grade. Domain 2. */
const changeable: readonly (number | null)[] = [1, 2, 11, 12]

/** The process state in which a holder works on the draft. Domain 4. */
const handling = 20

/** Tells whether the actor's group handles the record of the attachment. For all others the attachment does not exist. */
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

/** Tells whether the action is allowed now. A private attachment of a citizen is never published. */
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

/** Lists the operations that the actor may call on an attachment now. */
export const allowedActions = (actor: Actor, facts: AttachmentFacts): AttachmentAction[] =>
  actions.filter(action => concerns(actor, facts, action) && isAllowed(facts, action))
