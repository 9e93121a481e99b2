import type { Addressable } from '../../platform/files/address.ts'

/** An attachment with the facts that decide who may see it and which actions are allowed. */
export interface AttachmentFacts extends Addressable {
  aid: number
  uploaderUid: number
  /** The name that the uploader's file had. */
  fileName: string
  mime: string
  /** The id of the storage that holds the file. */
  storageId: number
  bytes: number
  width: number | null
  height: number | null
  /** True: for everybody; false: for the institution only. */
  isPublic: boolean
  /** True when the institution hides a citizen's public attachment from the public. */
  hiddenByGroup: boolean
  /** The owner: a text, a reply or an assignment's draft. A reply that came from a draft keeps both ids. */
  contentItemId: number | null
  replyId: number | null
  tpid: number | null
  /** The case of the library that shows it; it may also belong to a reply. */
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
  /** True when its reply was not graded yet. */
  ungraded: boolean
}
