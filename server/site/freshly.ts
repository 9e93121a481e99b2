import type { Topic } from '../database/changes.ts'
import { exactly } from '../database/exactly.ts'
import type { Db, Trx } from '../database/open.ts'

/** The readings that a change of a topic makes out of date. */
const byTopic: { readonly topic: Topic; readonly forget: (db: Db | Trx) => void }[] = []

/**
 * Reads something that seldom changes at most every `milliseconds`, for each database apart (a pool and all its
 * transactions share one adapter). A change takes effect within that time, in every process, without a restart.
 * Other arguments, such as the time, must not change the value that is read.
 * @param topic a change of it is told to every process, which then reads anew at once
 */
export function freshly<T, More extends readonly unknown[] = []>(
  milliseconds: number,
  read: (db: Db | Trx, ...more: More) => Promise<T>,
  topic?: Topic
) {
  const readings = new WeakMap<object, { value: T; until: number }>()
  const changes = new WeakMap<object, number>()
  const reading = {
    async read(from: Db | Trx, ...more: More): Promise<T> {
      const db = exactly.of(from)
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
  if (topic) byTopic.push({ topic, forget: reading.forget })
  return reading
}

/** Reads anew next time what a server has changed; without a topic, everything. */
export function forgetChanged(db: Db, changed: string | undefined): void {
  for (const { topic, forget } of byTopic) if (changed === undefined || topic === changed) forget(db)
}
