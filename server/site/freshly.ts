import type { Db, Trx } from '../database/open.ts'

/**
 * Reads something that seldom changes at most every `milliseconds`, for each database apart (a pool and all its
 * transactions share one adapter). A change takes effect within that time, in every process, without a restart.
 * Other arguments, such as the time, must not change the value that is read.
 */
export function freshly<T, More extends readonly unknown[] = []>(
  milliseconds: number,
  read: (db: Db | Trx, ...more: More) => Promise<T>
) {
  const readings = new WeakMap<object, { value: T; until: number }>()
  const changes = new WeakMap<object, number>()
  return {
    async read(db: Db | Trx, ...more: More): Promise<T> {
      const { adapter } = db.getExecutor()
      const known = readings.get(adapter)
      if (known && known.until > performance.now()) return known.value
      const change = changes.get(adapter)
      const value = await read(db, ...more)
      // what was asked for before a change is not kept beyond it
      if (changes.get(adapter) === change) {
        readings.set(adapter, { value, until: performance.now() + milliseconds })
      }
      return value
    },
    /** Reads anew next time: for whoever has just changed it. */
    forget(db: Db | Trx): void {
      const { adapter } = db.getExecutor()
      readings.delete(adapter)
      changes.set(adapter, (changes.get(adapter) ?? 0) + 1)
    }
  }
}
