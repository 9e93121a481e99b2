import type { Db, Trx } from '../database/open.ts'
import { countSubjectEvents, type SubjectEvent, selectSubjectEvents } from './store.ts'

export type { SubjectEvent } from './store.ts'

/** Reads the events of one record, newest first. The caller checks whether the reader may see the record. */
export async function historyOf(
  db: Db | Trx,
  subject: { kind: string; id: number },
  page: { offset: number; limit: number }
): Promise<{ events: SubjectEvent[]; total: number }> {
  const [events, total] = await Promise.all([
    selectSubjectEvents(db, subject, page),
    countSubjectEvents(db, subject)
  ])
  return { events, total }
}
