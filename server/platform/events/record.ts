import type { Audience, EventVerb } from '@board/schemas/facts/events'
import type { Actor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { insertEvent, insertEvents } from './store.ts'

export type NewEvent = {
  verb: EventVerb
  audience: Audience
  /** The record that the event is about. */
  subject: { kind: string; id: number | null }
  /** The message of the event. An event without one is in the timeline of no message. */
  tid?: number | null
  /** The assignment of the event. Only its parties and the groups above them read the event. */
  tpid?: number | null
  /** The actor; `system` for jobs. */
  actor: Actor | 'system'
  at: Date
  /** The other group concerned: the holder of an assignment, or the former addressee. */
  groupId?: number | null | undefined
  before?: unknown
  after?: unknown
  note?: string | null | undefined
}

/**
 * Records an event. Events are never changed or removed; the database refuses it. Domain 2.
 * @returns its id
 */
export async function recordEvent(trx: Trx, event: NewEvent): Promise<number> {
  return await insertEvent(trx, rowOf(event))
}

/** Records many events, a few hundred in one statement. */
export async function recordEvents(trx: Trx, events: readonly NewEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += batch) {
    await insertEvents(trx, events.slice(start, start + batch).map(rowOf))
  }
}

const batch = 500

function rowOf(event: NewEvent) {
  const { actor } = event
  return {
    at: event.at,
    verb: event.verb,
    audience: event.audience,
    tid: event.tid ?? null,
    tpid: event.tpid ?? null,
    subject_kind: event.subject.kind,
    subject_id: event.subject.id,
    actor_uid: actor === 'system' ? null : actor.accountId,
    actor_kind: actor === 'system' ? actor : actor.kind,
    actor_group_id: actor === 'system' ? null : (actor.group?.id ?? null),
    group_id: event.groupId ?? null,
    before: json(event.before),
    after: json(event.after),
    note: event.note ?? null
  }
}

const json = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value))
