/** The only SQL on menu entries, apart from that of entities. */
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/database/open.ts'
import type { ProductEntry } from './product.ts'

/** A menu entry as the console shows it. */
export interface MenuRow {
  id: number
  key: string | null
  parentId: number | null
  face: string
  icon: string
  url: string
  permissions: string
  names: Record<'zh-CN' | 'zh-TW' | 'en-US', string>
}

/** Menus that are not hidden, without buttons, in their order. */
export async function selectShownMenus(db: Db): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select id, key, parent_id as "parentId", face, icon, url, permissions,
      json_build_object('zh-CN', name_zh_cn, 'zh-TW', name_zh_tw, 'en-US', name_en_us) as names
    from menu where type = 0 and status = 1 order by sort, id`.execute(db)
  return rows
}

export async function selectKeys(db: Db | Trx): Promise<string[]> {
  const rows = await db.selectFrom('menu').select('key').where('key', 'is not', null).execute()
  return rows.flatMap(({ key }) => key ?? [])
}

/**
 * Inserts entries whose parents are in the table already.
 * @returns the ids of those whose key was not there
 */
export async function insertEntries(
  trx: Trx,
  entries: readonly ProductEntry[]
): Promise<{ id: number; key: string | null }[]> {
  const rows = entries.map(({ id, key, parent, face, type, names, icon, url, permission, sort }) => ({
    ...(id !== undefined && { id }),
    key,
    face,
    type,
    icon,
    url,
    sort,
    permissions: permission,
    parent_id:
      parent === null
        ? null
        : trx.selectFrom('menu as above').select('above.id').where('above.key', '=', parent),
    name_zh_cn: names['zh-CN'],
    name_zh_tw: names['zh-TW'],
    name_en_us: names['en-US']
  }))
  return await trx
    .insertInto('menu')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .returning(['id', 'key'])
    .execute()
}

/** A menu, the permission whose holders get it, and the code of a role that gets it in any case. */
export interface HeldMenu {
  id: number
  permission: string
  code: string
}

/** Links each menu to every role that holds its permission already, and to the role of its code. */
export async function linkToHolders(trx: Trx, menus: readonly HeldMenu[]): Promise<void> {
  const [ids, permissions, codes] = [
    menus.map(({ id }) => id),
    menus.map(({ permission }) => permission),
    menus.map(({ code }) => code)
  ]
  await sql`
    insert into role_menu (role_id, menu_id)
    select r.id, m.id
    from unnest(${ids}::integer[], ${permissions}::text[], ${codes}::text[]) as m(id, permission, code)
    join role r on r.code = m.code or (m.permission <> '' and exists (
      select 1 from role_permission rp where rp.role_id = r.id and rp.permission = m.permission))
    on conflict do nothing`.execute(trx)
}

/** An entry as far as the shape of the tree matters. */
export interface PlaceRow {
  id: number
  type: number
  face: string
}

/** An entry and all above it, itself first. */
export async function selectUpwards(trx: Trx, id: number): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    with recursive up(id, parent_id, type, face, step) as (
      select id, parent_id, type, face, 1 from menu where id = ${id}
      union all
      select m.id, m.parent_id, m.type, m.face, u.step + 1 from menu m join up u on m.id = u.parent_id
      where u.step < 100
    ) select id, type, face from up order by step`.execute(trx)
  return rows
}

export async function selectBelow(trx: Trx, id: number): Promise<PlaceRow[]> {
  return await trx.selectFrom('menu').select(['id', 'type', 'face']).where('parent_id', '=', id).execute()
}

/** Tells whether an account has a menu through one of its roles. */
export async function hasMenu(trx: Trx, uid: number, menuId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('account_role as ar')
    .innerJoin('role_menu as rm', 'rm.role_id', 'ar.role_id')
    .select('rm.menu_id')
    .where('ar.account_uid', '=', uid)
    .where('rm.menu_id', '=', menuId)
    .executeTakeFirst()
  return found !== undefined
}

/** Tells whether some role has a menu. */
export async function isLinked(trx: Trx, menuId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('role_menu')
    .select('menu_id')
    .where('menu_id', '=', menuId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
