import { type Identifier, type RaRecord, useListContext } from 'ra-core'
import { useRef, useState } from 'react'
import { useUntick } from '../list/useUntick.ts'

/** The reasons why an action failed, by record. */
export type Refusals = ReadonlyMap<Identifier, string>

const none: Refusals = new Map()

/** The ticked records of a list, on any of its pages, and the reasons why actions on them failed. */
export interface Chosen {
  readonly records: readonly RaRecord[]
  readonly refusals: Refusals
  /** Ticks these records and no others. */
  readonly choose: (records: readonly RaRecord[]) => void
  readonly setRefusals: (refusals: Refusals) => void
}

/** Keeps the ticked records of the surrounding list. A change of the filters unticks them. */
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
