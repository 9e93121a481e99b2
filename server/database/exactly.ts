import type { Db, Trx } from './open.ts'

const primaries = new WeakMap<object, Db>()

/**
 * Databases that may be behind, and those that are not. What a server keeps in memory is read from the latter: kept, it would
 * outlive the moment for which the former is behind.
 */
export const exactly = {
  /** Notes where to read exactly what `db` may know late. */
  read(db: Db, primary: Db): void {
    primaries.set(db.getExecutor().adapter, primary)
  },
  /** Returns the database that is never behind; the same for all that are not. */
  of: (db: Db | Trx): Db | Trx => primaries.get(db.getExecutor().adapter) ?? db
}
