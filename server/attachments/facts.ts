import type { Addressable } from '../files/address.ts'

/** An attachment with all that decides who may see it and do what with it. */
export interface AttachmentFacts extends Addressable {
  aid: number
  uploaderUid: number
  /** What the person called it. */
  fileName: string
  mime: string
  /** Where the file lies. */
  storageId: number
  bytes: number
  width: number | null
  height: number | null
  /** For everybody, or for the institution only. */
  isPublic: boolean
  /** A citizen's public attachment that the institution keeps from the public. */
  hiddenByGroup: boolean
  /** What it belongs to: one of a text, a reply, an assignment's draft; a reply that came from a draft keeps both. */
  contentItemId: number | null
  replyId: number | null
  tpid: number | null
  /** A case of the library that shows it, alone or beside a reply. */
  caseId: number | null
  /** The message, directly or through the assignment. */
  tid: number | null
  /** The group of the message's forum. */
  groupId: number | null
  authorUid: number | null
  auditState: number | null
  state: number | null
  holderGroupId: number | null
  processState: number | null
  /** Whether its reply was not graded yet. */
  ungraded: boolean
}
