import type { Db } from '../../platform/database/open.ts'
import { bufferOf } from '../../platform/logs/buffer.ts'
import { type Mark, noteOpened } from '../../correspondence/marks/opened.ts'
import { insertVisits, type Visit } from './write.ts'

/** Takes down what people open and where they go, after the answer; nobody waits for it, and nothing fails with it. */
export interface Footprints {
  /** A citizen opened a message. */
  opened(mark: Mark): void
  /** A page tells of a visit. */
  visited(visit: Visit): void
  /** Writes what waits. */
  drain(): Promise<void>
  /** Writes what waits, and takes no more. */
  stop(): Promise<void>
}

/** Visits that wait at most; of more than that, the newest are dropped. */
const maxQueuedVisits = 5000

export function footprintsOf(db: Db, log: (message: string, detail: object) => void): Footprints {
  const opened = bufferOf<Mark>({ name: 'tracks', write: marks => noteOpened(db, marks), log })
  const visits = bufferOf<Visit>({
    name: 'visits',
    most: maxQueuedVisits,
    log,
    write: rows => insertVisits(db, rows)
  })
  const both = async (act: 'drain' | 'stop') => void (await Promise.all([opened[act](), visits[act]()]))
  return { opened: opened.add, visited: visits.add, drain: () => both('drain'), stop: () => both('stop') }
}
