import { maxId } from '@board/schemas/facts/formats'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/open.ts'
import type { Place } from './site-map.ts'

/** Number of message ids that one file of the site map covers. */
const idsOfFile = 5000

/** The highest number of a file that has only valid message ids. */
export const lastMessageFile = Math.floor(maxId / idsOfFile) - 1

/** Lists the numbers of the files that have at least one public message. */
export async function listMessageFiles(db: Db): Promise<number[]> {
  const { rows } = await sql<{ file: number }>`
    select file from generate_series(0, (select coalesce(max(tid), 0) from message) / ${sql.lit(idsOfFile)}) as file
    where exists (
      select from message m where m.tid >= file * ${sql.lit(idsOfFile)} and m.tid < (file + 1) * ${sql.lit(idsOfFile)}
        and m.audit_state = 1 and m.is_public
    )
    order by file`.execute(db)
  return rows.map(({ file }) => file)
}

/** Lists the pages of the public messages of a file. */
export async function listMessagePlaces(db: Db, file: number): Promise<Place[]> {
  const first = file * idsOfFile
  const { rows } = await sql<{ tid: number; changed: Date }>`
    select m.tid, greatest(m.approved_at, m.replied_at) as changed from message m
    where m.tid >= ${first} and m.tid < ${first + idsOfFile} and m.audit_state = 1 and m.is_public
    order by m.tid`.execute(db)
  return rows.map(({ tid, changed }) => ({ path: `/threads/content?tid=${tid}`, changed }))
}

/** Lists the pages of all visible forums. */
export async function listForumPlaces(db: Db): Promise<Place[]> {
  const forums = await db
    .selectFrom('forum')
    .select('fid')
    .where('is_visible', '=', true)
    .orderBy('fid')
    .execute()
  return forums.map(({ fid }) => ({ path: `/threads/list?fid=${fid}` }))
}

/** The largest number of addresses in one file of the site map. If there are more, only the newest are listed. */
const maxAddresses = 50_000

/** Lists the pages of the campaigns that everybody may read. */
export async function listCampaignPlaces(db: Db): Promise<Place[]> {
  const campaigns = await db
    .selectFrom('campaign')
    .select(['id', 'changed_at'])
    .where('confirmed', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(maxAddresses)
    .execute()
  return campaigns.map(({ id, changed_at }) => ({
    path: `/rmjy/collect/content?id=${id}`,
    changed: changed_at
  }))
}

/** Lists the pages of the published cases whose message is public. */
export async function listCasePlaces(db: Db): Promise<Place[]> {
  const cases = await db
    .selectFrom('library_case as c')
    .innerJoin('message as m', 'm.tid', 'c.tid')
    .select(['c.id', 'c.changed_at'])
    .where('c.state', '=', 'published')
    .where('m.audit_state', '=', 1)
    .where('m.is_public', '=', true)
    .orderBy('c.id', 'desc')
    .limit(maxAddresses)
    .execute()
  return cases.map(({ id, changed_at }) => ({ path: `/caseBaseMain?id=${id}`, changed: changed_at }))
}

/** Lists the pages of the notices that were sent to everybody. */
export async function listNoticePlaces(db: Db): Promise<Place[]> {
  const notices = await db
    .selectFrom('notice')
    .select(['id', 'sent_at'])
    .where('status', '=', 1)
    .where('receiver_type', '=', 0)
    .orderBy('id', 'desc')
    .limit(maxAddresses)
    .execute()
  return notices.map(({ id, sent_at }) => ({
    path: `/noticeMain?id=${id}`,
    ...(sent_at && { changed: sent_at })
  }))
}
