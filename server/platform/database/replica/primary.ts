import type { Db, Trx } from '../open.ts'

const primaries = new WeakMap<object, Db>()

/** Notes which database is the primary of a replica's `db`. */
export function registerPrimary(db: Db, primary: Db): void {
  primaries.set(db.getExecutor().adapter, primary)
}

/**
 * Returns the primary of a database that may be behind, and any other database itself. A value that a server keeps in
 * memory must be read from the primary: a late value would be kept longer than the replica is behind.
 */
export const primaryOf = (db: Db | Trx): Db | Trx => primaries.get(db.getExecutor().adapter) ?? db
