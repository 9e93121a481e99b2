/** SQL on attachments; `files/store.ts` knows where their files are stored. */
import type { AttachmentTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import { isLoose } from '../../platform/files/loose.ts'
import type { AttachmentFacts } from './facts.ts'

/**
 * The record that owns an attachment. The owner of a reply or a text also names the message. A proposed reply names
 * only the message.
 */
export type Owner =
  | { content_item_id: number; tid: number }
  | { reply_id: number; tid: number }
  | { tpid: number }
  | { tid: number }
  | { case_id: number; tid: number }
  | { campaign_id: number }

/** Tells whether a published text of a campaign uses the attachment. Other attachments give false at once. */
const isInCampaign = sql<boolean>`(a.campaign_id is not null and exists (
  select 1 from campaign p join campaign_text t on t.campaign_id = p.id and t.number = p.confirmed
  where p.id = a.campaign_id and p.withdrawn_at is null and (a.aid = t.cover_aid or a.aid = any(t.aids))))`

const selectFacts = (db: Db | Trx) =>
  db
    .selectFrom('attachment as a')
    .leftJoin('assignment as s', 's.tpid', 'a.tpid')
    .leftJoin('message as m', join => join.on(sql<boolean>`m.tid = coalesce(a.tid, s.tid)`))
    .leftJoin('content_item as c', 'c.id', 'a.content_item_id')
    .leftJoin('reply as r', 'r.id', 'a.reply_id')
    .leftJoin('library_case as l', 'l.id', 'a.case_id')
    .select([
      'a.aid',
      'a.uploader_uid as uploaderUid',
      'a.file_name as fileName',
      'a.stored_name as storedName',
      'a.mime',
      'a.storage_id as storageId',
      'a.bytes',
      'a.width',
      'a.height',
      'a.has_thumbnail as hasThumbnail',
      'a.is_public as isPublic',
      'a.hidden_by_group as hiddenByGroup',
      'a.content_item_id as contentItemId',
      'a.reply_id as replyId',
      'a.tpid',
      'a.case_id as caseId',
      'm.tid',
      'm.group_id as groupId',
      'm.author_uid as authorUid',
      'm.audit_state as auditState',
      'm.state',
      's.holder_group_id as holderGroupId',
      's.state as processState',
      sql<boolean>`not ${isLoose}`.as('attached'),
      sql<boolean>`r.id is not null and (m.graded_at is null or r.created_at > m.graded_at)`.as('ungraded'),
      sql<boolean>`coalesce(m.audit_state = 1 and m.is_public and a.is_public and not a.hidden_by_group
        and (a.reply_id is not null or c.audit_state = 1) or a.reply_id is null and l.state = 'published' and m.audit_state = 1 and m.is_public, false)
        or ${isInCampaign}`.as('open')
    ])
    .where('a.deleted_at', 'is', null)

/** Returns an attachment that was not deleted, with the facts that decide who may see it. */
export async function findAttachment(db: Db | Trx, aid: number): Promise<AttachmentFacts | undefined> {
  return await selectFacts(db).where('a.aid', '=', aid).executeTakeFirst()
}

/** Returns those of some attachments that were not deleted, in the order of their upload. */
export async function selectByIds(db: Db | Trx, aids: readonly number[]): Promise<AttachmentFacts[]> {
  if (aids.length === 0) return []
  return await selectFacts(db)
    .where('a.aid', '=', sql<number>`any(${aids}::int[])`)
    .orderBy('a.aid')
    .execute()
}

/** Returns the attachment that is stored under one of these names. */
export async function findByName(
  db: Db | Trx,
  names: readonly string[]
): Promise<AttachmentFacts | undefined> {
  return await selectFacts(db)
    .where('a.stored_name', '=', sql<string>`any(${names}::text[])`)
    .executeTakeFirst()
}

/** Returns the attachments of messages (texts and replies), assignments' drafts and cases, in the order of their upload. */
export async function selectAttachments(
  db: Db | Trx,
  tids: readonly number[],
  tpids: readonly number[],
  caseIds: readonly number[] = []
): Promise<AttachmentFacts[]> {
  const given = (ids: readonly number[]) => (ids.length > 0 ? ids : undefined)
  const owners = { tids: given(tids), tpids: given(tpids), caseIds: given(caseIds) }
  return Object.values(owners).some(ids => ids) ? await attachmentsOf(db, owners) : []
}

type OwnerIds = Record<'tids' | 'tpids' | 'caseIds', readonly number[] | undefined>

const attachmentsOf = prepared((db, { tids, tpids, caseIds }: OwnerIds) =>
  selectFacts(db)
    .where(eb =>
      eb.or([
        ...(tids ? [eb('a.tid', '=', sql<number>`any(${tids}::int[])`)] : []),
        ...(tpids ? [eb('a.tpid', '=', sql<number>`any(${tpids}::int[])`)] : []),
        ...(caseIds ? [eb('a.case_id', '=', sql<number>`any(${caseIds}::int[])`)] : [])
      ])
    )
    .orderBy('a.aid')
)

/** Returns the attachments of campaigns, in the order of their upload. */
export async function selectOfCampaigns(db: Db | Trx, ids: readonly number[]): Promise<AttachmentFacts[]> {
  return await selectFacts(db)
    .where('a.campaign_id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy('a.aid')
    .execute()
}

/** Inserts an upload and returns its aid. */
export async function insertUpload(trx: Trx, upload: Insertable<AttachmentTable>): Promise<number> {
  const { aid } = await trx.insertInto('attachment').values(upload).returning('aid').executeTakeFirstOrThrow()
  return aid
}

/** Returns the ids of the owner's attachments. */
export async function idsOf(trx: Trx, owner: Owner): Promise<number[]> {
  const rows = await trx
    .selectFrom('attachment')
    .select('aid')
    .where(eb => eb.and(owner))
    .where('deleted_at', 'is', null)
    .orderBy('aid')
    .execute()
  return rows.map(({ aid }) => aid)
}

/** Gives a person's unused uploads to an owner and returns how many. It skips uploads of others and ones in use. */
export async function giveUploads(
  trx: Trx,
  uid: number,
  aids: readonly number[],
  owner: Owner
): Promise<number> {
  const given = await trx
    .updateTable('attachment as a')
    .set(owner)
    .where('a.aid', '=', sql<number>`any(${aids}::int[])`)
    .where('a.uploader_uid', '=', uid)
    .where('a.deleted_at', 'is', null)
    .where(isLoose)
    .returning('a.aid')
    .execute()
  return given.length
}

/** Gives attachments of the message to a reply; a draft keeps its own. @returns how many */
export const shareWithReply = (
  trx: Trx,
  aids: readonly number[],
  reply: { reply_id: number; tid: number }
): Promise<number> => share(trx, aids, reply)

/** Gives attachments of a draft to its message, while no reply shows them. @returns how many */
export const shareWithMessage = (trx: Trx, aids: readonly number[], tid: number): Promise<number> =>
  share(trx, aids, { tid })

async function share(
  trx: Trx,
  aids: readonly number[],
  owner: { reply_id?: number; tid: number }
): Promise<number> {
  const shared = await trx
    .updateTable('attachment')
    .set(owner)
    .where('aid', '=', sql<number>`any(${aids}::int[])`)
    .where('reply_id', 'is', null)
    .where('content_item_id', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('aid')
    .execute()
  return shared.length
}

/** Returns whether the attachments of a message are public. */
export const selectHashed = (trx: Trx, tid: number, aids: readonly number[]) =>
  trx
    .selectFrom('attachment')
    .select(['aid', 'is_public as isPublic'])
    .where('aid', '=', sql<number>`any(${aids}::int[])`)
    .where('tid', '=', tid)
    .where('deleted_at', 'is', null)
    .execute()

/** Returns the ids of the public attachments of a message's replies, which a case may show. */
export async function selectChoosable(db: Db | Trx, tid: number): Promise<number[]> {
  const rows = await db
    .selectFrom('attachment')
    .select('aid')
    .where('tid', '=', tid)
    .where('reply_id', 'is not', null)
    .where('is_public', '=', true)
    .where('hidden_by_group', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('aid')
    .execute()
  return rows.map(({ aid }) => aid)
}

/** Lets a case show attachments that still belong to a reply. */
export async function shareWithCase(trx: Trx, aids: readonly number[], case_id: number): Promise<void> {
  await trx
    .updateTable('attachment')
    .set({ case_id })
    .where('aid', '=', sql<number>`any(${aids}::int[])`)
    .execute()
}

/** Removes attachments from a case. Those uploaded for it are deleted, those of a reply stay with the reply. */
export async function releaseFromCase(trx: Trx, aids: readonly number[], now: Date): Promise<void> {
  await trx
    .updateTable('attachment')
    .set(eb => ({
      case_id: eb.case().when('reply_id', 'is', null).then(eb.ref('case_id')).else(null).end(),
      deleted_at: eb.case().when('reply_id', 'is', null).then(now).else(eb.ref('deleted_at')).end()
    }))
    .where('aid', '=', sql<number>`any(${aids}::int[])`)
    .execute()
}

/** Moves the attachments of a draft to another draft. */
export async function moveToAssignment(trx: Trx, from: number, to: number): Promise<void> {
  await trx
    .updateTable('attachment')
    .set({ tpid: to })
    .where('tpid', '=', from)
    .where('deleted_at', 'is', null)
    .execute()
}

export async function updateVisibility(
  trx: Trx,
  aid: number,
  change: { is_public: boolean } | { hidden_by_group: boolean }
): Promise<void> {
  await trx.updateTable('attachment').set(change).where('aid', '=', aid).execute()
}

/** Marks attachments as deleted; the sweep removes their files later. */
export async function markDeleted(trx: Trx, aids: readonly number[], now: Date): Promise<void> {
  if (aids.length === 0) return
  await trx
    .updateTable('attachment')
    .set({ deleted_at: now })
    .where('aid', '=', sql<number>`any(${aids}::int[])`)
    .execute()
}
