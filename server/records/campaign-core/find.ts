/** Reads and locks campaigns, for all that know of one. */
import type { Db, Trx } from '../../platform/database/open.ts'
import type { CampaignRecord, CampaignText } from './record.ts'

const selectCampaign = (db: Db | Trx) =>
  db
    .selectFrom('campaign as c')
    .innerJoin('org_group as g', 'g.id', 'c.group_id')
    .selectAll('c')
    .select('g.name as group_name')

/** A campaign, whatever its state. */
export const findCampaign = async (db: Db | Trx, id: number): Promise<CampaignRecord | undefined> =>
  (await selectCampaign(db).where('c.id', '=', id).executeTakeFirst()) as CampaignRecord | undefined

/** Nobody else changes it, and nobody takes part, until the transaction ends. */
export const lockCampaign = async (trx: Trx, id: number): Promise<CampaignRecord | undefined> =>
  (await selectCampaign(trx).where('c.id', '=', id).forNoKeyUpdate('c').executeTakeFirst()) as
    | CampaignRecord
    | undefined

/** Nobody changes it until the transaction ends; others may hold it so at the same time. */
export const holdCampaign = async (trx: Trx, id: number): Promise<CampaignRecord | undefined> =>
  (await selectCampaign(trx).where('c.id', '=', id).forShare('c').executeTakeFirst()) as
    | CampaignRecord
    | undefined

const textColumns = [
  'title',
  'content',
  'excerpt',
  'fids',
  'begin_at',
  'end_at',
  'questions',
  'cover_aid',
  'aids',
  'share_title',
  'share_text'
] as const

/** One of its texts; they are never deleted. */
export const getText = async (db: Db | Trx, id: number, number: number): Promise<CampaignText> =>
  (await db
    .selectFrom('campaign_text')
    .select(textColumns)
    .where('campaign_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()) as CampaignText
