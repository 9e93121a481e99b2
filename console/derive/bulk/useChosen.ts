import { type Identifier, type RaRecord, useListContext } from 'ra-core'
import { useRef, useState } from 'react'
import { useUntick } from '../list/useUntick.ts'

/** Words for each record that an act on several could not be done for. */
export type Refusals = ReadonlyMap<Identifier, string>

const none: Refusals = new Map()

/** The ticked records of a list, on whichever of its pages they are, and what was refused of them. */
export interface Chosen {
  readonly records: readonly RaRecord[]
  readonly refusals: Refusals
  /** Ticks these records and no others. */
  readonly choose: (records: readonly RaRecord[]) => void
  readonly setRefusals: (refusals: Refusals) => void
}

/** Holds the ticked records of the list around it. Other filters untick them. */
export function useChosen(): Chosen {
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>()
  const seen = useRef(new Map<Identifier, RaRecord>())
  const [refusals, setRefusals] = useState(none)
  for (const record of data) seen.current.set(record.id, record)
  useUntick(() => setRefusals(none))
  return {
    records: selectedIds.flatMap(id => seen.current.get(id) ?? []),
    refusals,
    choose: records => {
      for (const record of records) seen.current.set(record.id, record)
      onSelect(records.map(({ id }) => id))
    },
    setRefusals
  }
}
