import type { CampaignTable, CampaignTextTable } from '@board/generated/database'
import type { Insertable } from 'kysely'
import type { Db } from '../../../server/platform/database/open.ts'
import { buildAccount, buildForum } from './builders.ts'

const day = 86_400_000

interface Options {
  readonly now?: Date
  /** The group's forum that takes entries; absent: a new forum. */
  readonly fid?: number
  /** Columns of the first text; this text is the confirmed one when `audit_state` is 1, or as `confirmed` says. */
  readonly text?: Partial<Insertable<CampaignTextTable>>
}

/** Builds a confirmed campaign that began yesterday and ends tomorrow, unless other values are given. */
export async function buildCampaign(
  db: Db,
  { now = new Date(), fid, text = {}, ...given }: Partial<Insertable<CampaignTable>> & Options = {}
): Promise<{ id: number; version: number; fid: number }> {
  const forum = fid
    ? await db.selectFrom('forum').selectAll().where('fid', '=', fid).executeTakeFirstOrThrow()
    : await buildForum(db)
  const by = given.created_by ?? (await buildAccount(db)).uid
  const times = {
    begin_at: (text.begin_at ?? new Date(now.getTime() - day)) as Date,
    end_at: (text.end_at ?? new Date(now.getTime() + day)) as Date
  }
  const confirmed =
    (given.audit_state ?? 1) === 1 || given.confirmed ? { confirmed: 1, confirmed_at: now } : {}
  const campaign = await db
    .insertInto('campaign')
    .values({
      group_id: forum.group_id,
      audit_state: 1,
      created_by: by,
      created_at: now,
      changed_at: now,
      ...(confirmed.confirmed ? { ...confirmed, ...times } : {}),
      ...given
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('campaign_text')
    .values({
      campaign_id: campaign.id,
      number: 1,
      title: '公园怎么改，您来说',
      content: '<p>请谈谈您的想法。</p>',
      excerpt: '请谈谈您的想法。',
      fids: [forum.fid],
      ...times,
      created_by: by,
      created_at: now,
      ...text
    })
    .execute()
  return { ...campaign, fid: forum.fid }
}

/** Allows groups to hold campaigns. */
export const allowCollect = async (db: Db, ...ids: readonly number[]): Promise<void> => {
  for (const id of ids)
    await db.updateTable('org_group').set({ allow_collect: true }).where('id', '=', id).execute()
}
