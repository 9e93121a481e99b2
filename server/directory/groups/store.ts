/** The only SQL on handling groups and their standard texts. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'

export interface GroupRecord {
  id: number
  parent_id: number | null
  path: string
  name: string
  organization: number
  region_id: number | null
  /** 1 active, 0 closed. */
  status: number
}

export async function selectGroup(db: Db | Trx, id: number): Promise<GroupRecord | undefined> {
  return await db
    .selectFrom('org_group')
    .select(['id', 'parent_id', 'path', 'name', 'organization', 'region_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A group that can be chosen, with its region's name. */
export interface GroupOption {
  id: number
  name: string
  regionName: string
}

/** Selects the active groups directly below one. */
export async function selectSubordinates(db: Db, parentId: number): Promise<GroupOption[]> {
  return await db
    .selectFrom('org_group as g')
    .leftJoin('region as r', 'r.id', 'g.region_id')
    .select(eb => ['g.id', 'g.name', eb.fn.coalesce('r.name', eb.val('')).as('regionName')])
    .where('g.parent_id', '=', parentId)
    .where('g.status', '=', 1)
    .orderBy('g.sort')
    .orderBy('g.id')
    .execute()
}

export interface StandardText {
  id: number
  title: string
  content: string
}

export async function selectStandardTexts(db: Db, groupId: number): Promise<StandardText[]> {
  return await db
    .selectFrom('standard_text')
    .select(['id', 'title', 'content'])
    .where('group_id', '=', groupId)
    .orderBy('sort')
    .orderBy('id')
    .execute()
}

export async function countStandardTexts(trx: Trx, groupId: number): Promise<number> {
  const { texts } = await trx
    .selectFrom('standard_text')
    .select(eb => eb.fn.countAll<number>().as('texts'))
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow()
  return Number(texts)
}

export async function insertStandardText(
  trx: Trx,
  groupId: number,
  text: { title: string; content: string }
): Promise<StandardText> {
  return await trx
    .insertInto('standard_text')
    .values({ ...text, group_id: groupId })
    .returning(['id', 'title', 'content'])
    .executeTakeFirstOrThrow()
}

/** Changes a text of a group; returns undefined if the group has no such text. */
export async function updateStandardText(
  trx: Trx,
  groupId: number,
  { id, ...change }: StandardText
): Promise<StandardText | undefined> {
  return await trx
    .updateTable('standard_text')
    .set(change)
    .where('id', '=', id)
    .where('group_id', '=', groupId)
    .returning(['id', 'title', 'content'])
    .executeTakeFirst()
}

/** Deletes a text of a group. @returns false if there was none */
export async function removeStandardText(trx: Trx, groupId: number, id: number): Promise<boolean> {
  const removed = await trx
    .deleteFrom('standard_text')
    .where('id', '=', id)
    .where('group_id', '=', groupId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

/** Reads an institution's description for its own people. */
export async function selectInfo(db: Db | Trx, id: number) {
  return await db
    .selectFrom('org_group as g')
    .leftJoin('org_group as above', 'above.id', 'g.parent_id')
    .select(['g.id', 'g.version', 'g.name', 'above.name as superiorName'])
    .select(['g.contact', 'g.phone', 'g.address', 'g.intro'])
    .where('g.id', '=', id)
    .executeTakeFirst()
}

/** Changes the description, if nobody has changed the institution since. @returns false if somebody has */
export async function updateInfo(
  trx: Trx,
  id: number,
  version: number,
  info: { contact: string; phone: string; address: string; intro: string }
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('org_group')
    .set(eb => ({ ...info, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Reads the public description of the institution that handles a forum. */
export async function selectForumInfo(db: Db, fid: number) {
  return await db
    .selectFrom('forum as f')
    .innerJoin('org_group as g', 'g.id', 'f.group_id')
    .select(['g.name', 'g.phone', 'g.address', 'g.intro'])
    // only the text: a reader without a map has no use for coordinates
    .select(sql<string>`coalesce(g.office_place ->> 'text', '')`.as('hall'))
    .where('f.fid', '=', fid)
    .executeTakeFirst()
}

/**
 * Tells whether a text, in lower case, contains the name of an institution of at least three characters, or is the end of one, as 交通局
 * is of 绍兴市交通局.
 */
export async function holdsGroupName(db: Db | Trx, text: string): Promise<boolean> {
  const found = await db
    .selectFrom('org_group')
    .select('id')
    .where(
      sql<boolean>`char_length(name) > 2 and strpos(${text}, lower(name)) > 0
        or char_length(${text}) > 2 and right(lower(name), char_length(${text})) = ${text}`
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
