import { useState } from 'react'
import type { StaffMessage } from './modes.ts'

type Entries = StaffMessage['timeline']

/** The events of a record that another person caused while this page showed it. */
export interface Overtaking {
  /** Remembers the present end of the timeline: later entries are another person's. The caller calls it at a conflict. */
  note: () => void
  /** The entries since then, oldest first; undefined if there was no conflict. */
  since: Entries | undefined
}

/** Remembers the end of a record's timeline at a conflict of a decision. */
export function useOvertaking(timeline: Entries = []): Overtaking {
  const [last, setLast] = useState<number>()
  return {
    note: () => setLast(timeline.at(-1)?.id ?? 0),
    since: last === undefined ? undefined : timeline.filter(({ id }) => id > last)
  }
}
