import type { TrackEventTable } from '@board/generated/database'
import type { Insertable } from 'kysely'

/** A message that a citizen opened. */
export interface OpenedMessage {
  account_uid: number
  tid: number
  at: Date
}

/** A visit that a page tells of. */
export type Visit = Insertable<TrackEventTable>

/** Takes down what people open and where they go, after the answer; nobody waits for it, and nothing fails with it. */
export interface Footprints {
  /** A citizen opened a message. */
  opened(mark: OpenedMessage): void
  /** A page tells of a visit. */
  visited(visit: Visit): void
  /** Writes what waits. */
  drain(): Promise<void>
  /** Writes what waits, and takes no more. */
  stop(): Promise<void>
}
