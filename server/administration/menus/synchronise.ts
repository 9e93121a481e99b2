import { lockAdministration } from '../../people/access/administrators.ts'
import { recomputeRolePermissions } from '../../people/access/role-permissions.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type ProductEntry, productEntries } from './product.ts'
import { insertEntries, linkToHolders, selectKeys } from './store.ts'

/**
 * Inserts the product's menu entries that are missing and links them to roles: to those that hold the entry's permission
 * already, to administrators for the system's entries, and to editors for the board's. Existing entries stay as
 * administrators made them. Any number of servers may start at once; one does the work.
 * @returns the number of inserted entries
 */
export async function synchroniseMenus(
  db: Db,
  entries: readonly ProductEntry[] = productEntries()
): Promise<number> {
  if (missing(entries, await selectKeys(db)).length === 0) return 0
  return await inTransaction(db, async trx => {
    // roles are written anew under this lock, by this and by who saves a role or a menu
    await lockAdministration(trx)
    const wanted = missing(entries, await selectKeys(trx))
    await insertBelowParents(trx, wanted)
    if (wanted.length > 0) await recomputeRolePermissions(trx)
    return wanted.length
  })
}

function missing(entries: readonly ProductEntry[], known: readonly string[]): ProductEntry[] {
  const keys = new Set(known)
  return entries.filter(({ key }) => !keys.has(key))
}

/** Inserts entries level by level, because an entry refers to its parent by the parent's id. */
async function insertBelowParents(trx: Trx, entries: readonly ProductEntry[]): Promise<void> {
  const waiting = new Map(entries.map(entry => [entry.key, entry]))
  while (waiting.size > 0) {
    const level = [...waiting.values()].filter(({ parent }) => parent === null || !waiting.has(parent))
    for (const { key } of level) waiting.delete(key)
    await insertAndLink(trx, level)
  }
}

async function insertAndLink(trx: Trx, level: readonly ProductEntry[]): Promise<void> {
  const ids = new Map((await insertEntries(trx, level)).map(({ key, id }) => [key, id]))
  const held = level.flatMap(({ key, face, permission }) => {
    const id = ids.get(key)
    // institutions have no roles: what they see follows from what they may do
    if (id === undefined || face === 'g') return []
    return { id, permission, code: permission.startsWith('board:') ? 'editor' : 'administrator' }
  })
  if (held.length > 0) await linkToHolders(trx, held)
}
