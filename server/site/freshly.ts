import type { Db, Trx } from '../database/open.ts'

/**
 * Reads something that seldom changes at most every `milliseconds`, for each database apart (a pool and all its
 * transactions share one adapter). A change takes effect within that time, in every process, without a restart.
 */
export function freshly<T>(milliseconds: number, read: (db: Db | Trx) => Promise<T>) {
  const readings = new WeakMap<object, { value: T; until: number }>()
  return {
    async read(db: Db | Trx): Promise<T> {
      const { adapter } = db.getExecutor()
      const known = readings.get(adapter)
      if (known && known.until > performance.now()) return known.value
      const value = await read(db)
      readings.set(adapter, { value, until: performance.now() + milliseconds })
      return value
    },
    /** Reads anew next time: for whoever has just changed it. */
    forget(db: Db | Trx): void {
      readings.delete(db.getExecutor().adapter)
    }
  }
}
