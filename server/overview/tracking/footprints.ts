import { type Mark, noteOpened } from '../../correspondence/marks/opened.ts'
import type { Db } from '../../platform/database/open.ts'
import type { Footprints, Visit } from '../../platform/deps/footprints.ts'
import { bufferOf } from '../../platform/logs/buffer.ts'
import { insertVisits } from './store.ts'

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
