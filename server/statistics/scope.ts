import { type RawBuilder, sql } from 'kysely'
import { forumsIn } from '../lists/public-messages.ts'

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** The messages of some groups, forums, types or domains. Nothing given stands for all messages. */
export interface Place {
  /** The group at the top of the subtree, with its path; undefined for all groups. */
  readonly group?: { readonly id: number; readonly path: string } | undefined
  readonly fid?: number | undefined
  /** The region of the forums, including the regions below it; undefined for all regions. */
  readonly regionId?: number | undefined
  readonly typeId?: number | undefined
  readonly domainId?: number | undefined
}

/** The messages that are summed: those of a place that were approved on some days. */
export interface Scope extends Place {
  readonly first: number
  readonly last: number
  readonly unit: Unit
}

/**
 * Returns the conditions for the messages or the cells of a place.
 * @param alias the name of the table that has the columns
 */
export function placeConditions(
  { group, fid, regionId, typeId, domainId }: Place,
  alias: string
): RawBuilder<boolean>[] {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const conditions: RawBuilder<boolean>[] = []
  if (group) {
    const below = sql`select id from org_group where path like ${`${group.path}%`}`
    conditions.push(sql`${column('group_id')} = any(array(${below}))`)
  }
  if (fid !== undefined) conditions.push(sql`${column('fid')} = ${fid}`)
  if (regionId !== undefined) conditions.push(sql`${column('fid')} = any(array(${forumsIn(regionId)}))`)
  if (typeId !== undefined) conditions.push(sql`${column('type_id')} = ${typeId}`)
  if (domainId !== undefined) conditions.push(sql`${column('domain_id')} = ${domainId}`)
  return conditions
}
