import type { Db, Trx } from '../../platform/database/open.ts'
import type { Topic } from '../../platform/database/replica/changes.ts'
import { primaryOf } from '../../platform/database/replica/primary.ts'

/** The cached values that a change of a topic makes out of date. */
const byTopic: { readonly topic: Topic; readonly forget: (db: Db | Trx) => void }[] = []

/**
 * Returns a reading that is cached for `milliseconds`, separately for each database (a pool and all its transactions
 * share one adapter). A change takes effect within that time, in every process, without a restart. Other arguments, such
 * as the time, must not change the value.
 * @param topic every process hears of a change of this topic, and then reads again at once
 */
export function cacheBriefly<T, More extends readonly unknown[] = []>(
  milliseconds: number,
  read: (db: Db | Trx, ...more: More) => Promise<T>,
  topic?: Topic
) {
  const readings = new WeakMap<object, { value: T; until: number }>()
  const changes = new WeakMap<object, number>()
  const reading = {
    async read(from: Db | Trx, ...more: More): Promise<T> {
      const db = primaryOf(from)
      const { adapter } = db.getExecutor()
      const known = readings.get(adapter)
      if (known && known.until > performance.now()) return known.value
      const change = changes.get(adapter)
      const value = await read(db, ...more)
      // a reading that began before a change is not kept after it
      if (changes.get(adapter) === change) {
        readings.set(adapter, { value, until: performance.now() + milliseconds })
      }
      return value
    },
    /** Drops the cached value after a change of it, so that the next call reads it again. */
    forget(db: Db | Trx): void {
      const { adapter } = db.getExecutor()
      readings.delete(adapter)
      changes.set(adapter, (changes.get(adapter) ?? 0) + 1)
    }
  }
  if (topic) byTopic.push({ topic, forget: reading.forget })
  return reading
}

/** Drops the cached values that a server has changed; all of them if the topic is undefined. */
export function forgetChanged(db: Db, changed: string | undefined): void {
  for (const { topic, forget } of byTopic) if (changed === undefined || topic === changed) forget(db)
}
