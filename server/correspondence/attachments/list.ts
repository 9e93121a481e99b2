import type { components } from '@board/generated/openapi'
import type { Actor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { fileUrl, thumbnailUrl } from '../../platform/files/address.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { AttachmentFacts } from './facts.ts'
import { allowedActions, maySee, type Sight } from './policy.ts'
import { selectAttachments, selectChoosable } from './store.ts'

export type Attachment = components['schemas']['Attachment']
export type StaffAttachment = components['schemas']['StaffAttachment']
export type { Sight } from './policy.ts'
export { selectOfCampaigns } from './store.ts'

/** The owners of the attachments: messages (their texts and replies), assignments (their drafts), cases. */
export interface Owners {
  tids?: readonly number[]
  tpids?: readonly number[]
  caseIds?: readonly number[]
}

/** The reader. The caller has decided `sight` when it let the reader see the message. */
export interface Viewer {
  keys: Keys
  now: Date
  sight: Sight
}

/** Attachments by their owner, in the order of their upload. */
export interface AttachmentLists<A> {
  ofContent(contentItemId: number): A[]
  ofReply(replyId: number): A[]
  ofAssignment(tpid: number): A[]
  ofCase(caseId: number): A[]
  /** Returns the attachments with these ids, for example those of a proposed reply. */
  ofIds(aids: readonly number[]): A[]
}

/** Lists the attachments that a citizen or visitor may see, with addresses that work for them. Domain 6. */
export async function listAttachments(
  db: Db | Trx,
  { tids = [], tpids = [], caseIds = [] }: Owners,
  { keys, now, sight }: Viewer
): Promise<AttachmentLists<Attachment>> {
  const all = await selectAttachments(db, tids, tpids, caseIds)
  return byOwner(
    all.filter(facts => maySee(sight, facts)),
    facts => attachmentOf(keys, facts, now)
  )
}

/** Lists all attachments with the actions that the actor may do; for handlers and editors. Domain 6. */
export async function listStaffAttachments(
  db: Db | Trx,
  { tids = [], tpids = [] }: Owners,
  { keys, now, actor }: { keys: Keys; now: Date; actor: Actor }
): Promise<AttachmentLists<StaffAttachment>> {
  return byOwner(await selectAttachments(db, tids, tpids), facts =>
    staffAttachmentOf(keys, facts, actor, now)
  )
}

/** Returns the ids of the public attachments of a message's replies, which a case may show. */
export const choosableOf = (db: Db | Trx, tid: number): Promise<number[]> => selectChoosable(db, tid)

/** Returns an attachment as the contract's Attachment. */
export const attachmentOf = (keys: Keys, facts: AttachmentFacts, now: Date): Attachment => ({
  aid: facts.aid,
  fileName: facts.fileName,
  mime: facts.mime,
  bytes: facts.bytes,
  width: facts.width,
  height: facts.height,
  url: fileUrl(keys, facts, now),
  thumbUrl: thumbnailUrl(keys, facts, now),
  isPublic: facts.isPublic ? 1 : 0
})

/** Returns an attachment as the contract's StaffAttachment. */
export const staffAttachmentOf = (
  keys: Keys,
  facts: AttachmentFacts,
  actor: Actor,
  now: Date
): StaffAttachment => ({
  ...attachmentOf(keys, facts, now),
  hiddenByGroup: facts.hiddenByGroup,
  allowedActions: allowedActions(actor, facts)
})

function byOwner<A>(
  all: readonly AttachmentFacts[],
  shape: (facts: AttachmentFacts) => A
): AttachmentLists<A> {
  const having = (property: 'contentItemId' | 'replyId' | 'tpid' | 'caseId') => (id: number) =>
    all.filter(facts => facts[property] === id).map(shape)
  return {
    ofContent: having('contentItemId'),
    ofReply: having('replyId'),
    ofAssignment: having('tpid'),
    ofCase: having('caseId'),
    ofIds: aids => all.filter(({ aid }) => aids.includes(aid)).map(shape)
  }
}
