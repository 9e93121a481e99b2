import { sql } from 'kysely'
import { type Database, openDatabase, type Target } from '../../../server/platform/database/open.ts'
import { type Intent, subjectOf } from './writers.ts'

export interface Findings {
  /** Acknowledged messages that are missing or have another id than the acknowledged one. */
  lost: number[]
  /** Intents that became more than one message. */
  twice: number[]
  /** Messages without their text or without their event, and texts and events without a message. */
  halves: number
  /** The number of stored messages. */
  messages: number
}

/** Counts messages without their text or without their event, and idempotency keys without an answer. */
export async function halvesIn({ db }: Pick<Database, 'db'>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (
      (select count(*) from message m where not exists (select 1 from content_item c where c.tid = m.tid and c.position = 0))
      + (select count(*) from message m where (select count(*) from event e where e.tid = m.tid and e.verb = 'message.posted') <> 1)
      + (select count(*) from idempotency_key where answer is null)
    )::integer as n`.execute(db)
  return rows[0]?.n ?? -1
}

/** Examines the database directly, without the server. */
export async function examine(target: Target, intents: readonly Intent[]): Promise<Findings> {
  const database = await openDatabase(target)
  try {
    const rows = await database.db.selectFrom('message').select(['tid', 'subject']).execute()
    const bySubject = new Map<string, number[]>()
    for (const { tid, subject } of rows) bySubject.set(subject, [...(bySubject.get(subject) ?? []), tid])
    const found = (intent: Intent) => bySubject.get(subjectOf(intent)) ?? []
    return {
      lost: intents
        .filter(one => one.tid !== undefined && !found(one).includes(one.tid))
        .map(({ number }) => number),
      twice: intents.filter(one => found(one).length > 1).map(({ number }) => number),
      halves: await halvesIn(database),
      messages: rows.length
    }
  } finally {
    await database.close()
  }
}

export const nothingWrong = { lost: [], twice: [], halves: 0 } as const
