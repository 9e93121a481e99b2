/** The only SQL on forums. */

import type { DB } from '@board/generated/database'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import { foldVariants } from '../../platform/language/variants.ts'
import { textContains } from '../../platform/paging/text-contains.ts'
import { endOfRegion } from '../site/region-code.ts'

export interface ForumRecord {
  fid: number
  group_id: number
  organization: number
  name: string
  region_id: number | null
  /** True if lists and trees show it. */
  is_visible: boolean
  /** The title and the text for sharing its page; empty for the site's own texts. */
  share_title: string
  share_desc: string
  /** 1 accepts messages, 0 accepts none. */
  status: number
}

/** Reads a forum and keeps it unchanged until the transaction ends. */
export async function shareForum(trx: Trx, fid: number): Promise<ForumRecord | undefined> {
  const [forum] = await sharedForum(trx, { fid })
  return forum
}

const selectRecord = (db: Db | Trx) =>
  db
    .selectFrom('forum')
    .select([
      'fid',
      'group_id',
      'organization',
      'name',
      'region_id',
      'status',
      'is_visible',
      'share_title',
      'share_desc'
    ])

const sharedForum = prepared((db, { fid }: { fid: number }) =>
  selectRecord(db).where('fid', '=', fid).forShare()
)

export async function selectForum(db: Db | Trx, fid: number): Promise<ForumRecord | undefined> {
  return await selectRecord(db).where('fid', '=', fid).executeTakeFirst()
}

/** A forum as it is shown. */
export interface ForumView {
  fid: number
  name: string
  title: string
  organization: number
  regionId: number | null
  regionName: string
  groupId: number
  groupName: string
  parentFid: number | null
  messageCount: number
  replyCount: number
  /** True if it accepts messages. */
  isOpen: boolean
}

/** Selects forums as they are shown. Regions have three levels: province, city, county. */
const selectViews = (db: Db | Trx) =>
  db
    .selectFrom('forum as f')
    .innerJoin('org_group as g', 'g.id', 'f.group_id')
    .leftJoin('region as r1', 'r1.id', 'f.region_id')
    .leftJoin('region as r2', 'r2.id', 'r1.parent_id')
    .leftJoin('region as r3', 'r3.id', 'r2.parent_id')
    .select([
      'f.fid',
      'f.name',
      'f.title',
      'f.organization',
      'f.region_id as regionId',
      sql<string>`concat(r3.name, r2.name, r1.name)`.as('regionName'),
      'f.group_id as groupId',
      'g.name as groupName',
      'f.parent_fid as parentFid',
      'f.message_count as messageCount',
      'f.reply_count as replyCount',
      sql<boolean>`f.status = 1`.as('isOpen')
    ])

/** Selects a forum as it is shown, open or closed. */
export async function selectView(db: Db | Trx, fid: number): Promise<ForumView | undefined> {
  return await selectViews(db).where('f.fid', '=', fid).executeTakeFirst()
}

export interface ForumFilter {
  regionId?: number | undefined
  /** 1 includes the forums of the regions below. */
  below?: number | undefined
  organization?: number | undefined
  keywords?: string | undefined
  ids?: readonly number[] | undefined
  /** True for only those that accept messages. */
  isOpen?: boolean | undefined
}

/** Selects listed forums by a filter. */
export const selectListed = async (
  db: Db,
  filter: ForumFilter,
  { offset, limit }: { offset: number; limit: number }
): Promise<ForumView[]> =>
  await filtered(selectViews(db), filter)
    .orderBy('f.organization')
    .orderBy('f.region_id')
    .orderBy('f.sort')
    .orderBy('f.fid')
    .limit(limit)
    .offset(offset)
    .execute()

/** Selects a page of listed forums, and counts them. */
export async function selectForums(
  db: Db,
  filter: ForumFilter,
  { offset, rows }: { offset: number; rows: number }
): Promise<{ list: ForumView[]; total: number }> {
  const list = await selectListed(db, filter, { offset, limit: rows })
  const all = db.selectFrom('forum as f').innerJoin('org_group as g', 'g.id', 'f.group_id')
  const { total } = await filtered(
    all.select(sql<number>`count(*)::int`.as('total')),
    filter
  ).executeTakeFirstOrThrow()
  return { list, total }
}

function filtered<Row>(
  query: SelectQueryBuilder<DB & { f: DB['forum']; g: DB['org_group'] }, 'f' | 'g', Row>,
  { regionId, below, organization, keywords, ids, isOpen }: ForumFilter
) {
  let listed = query.where('f.is_visible', '=', true)
  if (isOpen) listed = listed.where('f.status', '=', 1)
  if (regionId !== undefined && below !== 1) listed = listed.where('f.region_id', '=', regionId)
  if (regionId !== undefined && below === 1) {
    listed = listed.where('f.region_id', '>=', regionId).where('f.region_id', '<', endOfRegion(regionId))
  }
  if (ids) listed = listed.where('f.fid', 'in', ids.length > 0 ? ids : [0])
  if (organization !== undefined) listed = listed.where('f.organization', '=', organization)
  const words = keywords?.trim()
  if (!words) return listed
  return listed.where(eb =>
    eb.or(
      wordings(words).flatMap(wording =>
        ['f.name', 'f.title', 'g.name'].map(column => textContains(column, wording))
      )
    )
  )
}

/** Returns searched words, and the name of an office that people say shorter: 某县长 is 某县县长, 某市书记 某市委书记. */
const wordings = (words: string): string[] => [
  ...new Set([
    words,
    ...[words, foldVariants(words)].flatMap(form => [
      form.replace(/([省市县区州旗盟])长/u, '$1$1长'),
      form.replace(/([省市县区州旗盟])书记/u, '$1委书记')
    ])
  ])
]

/** The largest number of offices that are offered if nothing was found. */
const mostNear = 6

/** Selects listed forums that accept messages in regions whose names stand in a text, those of counties first. */
export const selectOfNamedRegions = async (
  db: Db,
  words: string,
  organization: number | undefined
): Promise<ForumView[]> => {
  const short = sql<string>`regexp_replace(r1.name, '(自治区|自治州|自治县|[省市县区州旗盟])$', '')`
  let listed = selectViews(db)
    .where('f.is_visible', '=', true)
    .where('f.status', '=', 1)
    .where(sql<boolean>`char_length(${short}) > 1 and strpos(${words}, ${short}) > 0`)
  if (organization !== undefined) listed = listed.where('f.organization', '=', organization)
  return await listed
    .orderBy(sql`array_position(array['county', 'city', 'province'], r1.type)`)
    .orderBy('f.sort')
    .orderBy('f.fid')
    .limit(mostNear)
    .execute()
}

/** A forum with the fields of a tree. */
export interface TreeRow {
  fid: number
  name: string
  organization: number
  regionId: number | null
  groupId: number
  parentFid: number | null
  isOpen: boolean
  messageCount: number
  replyCount: number
}

const selectNodes = (db: Db) =>
  db
    .selectFrom('forum as f')
    .select([
      'f.fid',
      'f.name',
      'f.organization',
      'f.region_id as regionId',
      'f.group_id as groupId',
      'f.parent_fid as parentFid',
      sql<boolean>`f.status = 1`.as('isOpen'),
      'f.message_count as messageCount',
      'f.reply_count as replyCount'
    ])
    .orderBy('f.organization')
    .orderBy('f.region_id')
    .orderBy('f.sort')
    .orderBy('f.fid')

/**
 * Selects listed forums in the order of a tree. A region includes the regions that share its leading digits (GB/T 2260).
 */
export async function selectListedNodes(
  db: Db,
  { organization, regionId }: Pick<ForumFilter, 'organization' | 'regionId'>
): Promise<TreeRow[]> {
  let nodes = selectNodes(db).where('f.is_visible', '=', true)
  if (organization !== undefined) nodes = nodes.where('f.organization', '=', organization)
  if (regionId === undefined) return await nodes.execute()
  const width = regionId % 10_000 === 0 ? 10_000 : regionId % 100 === 0 ? 100 : 1
  return await nodes
    .where('f.region_id', '>=', regionId)
    .where('f.region_id', '<', regionId + width)
    .execute()
}

/** Selects the forums of the group at `path` and of every group below it. */
export const selectBelowGroup = async (db: Db, path: string): Promise<TreeRow[]> =>
  await selectNodes(db)
    .innerJoin('org_group as g', 'g.id', 'f.group_id')
    .where('g.path', 'like', `${path}%`)
    .execute()

/** An office in the name of a forum, and after it the name of who holds it: two to eight Han characters. */
const leaderAfterOffice =
  '(?:书记|主席|省长|市长|州长|区长|县长|镇长|乡长|旗长|盟长|部长|厅长|局长|主任|会长|院长|检察长)[ ·:：—-]*([一-鿿·]{2,8})$'

/**
 * Tells whether a text contains the name of a leader in the name or the title of a forum. A name is at most eight
 * characters; an office without a name after it, such as 市委书记, names nobody.
 */
export async function holdsLeaderName(db: Db | Trx, text: string): Promise<boolean> {
  const { rows } = await sql<{ fid: number }>`
    select f.fid from forum f
    cross join lateral (values (substring(f.name from ${leaderAfterOffice})), (substring(f.title from ${leaderAfterOffice})))
      as l (leader)
    where l.leader is not null and strpos(${text}, replace(l.leader, '·', '')) > 0
      and l.leader !~ '(?:信箱|留言板|办公室|热线|班子)$'
    limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Tells whether a text, in lower case, contains the name of an office of at least three characters, or is the end of one, as 交通局
 * is of 绍兴市交通局.
 */
export async function holdsForumName(db: Db | Trx, text: string): Promise<boolean> {
  const found = await db
    .selectFrom('forum')
    .select('fid')
    .where(
      sql<boolean>`char_length(name) > 2 and strpos(${text}, lower(name)) > 0
        or char_length(${text}) > 2 and right(lower(name), char_length(${text})) = ${text}`
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
