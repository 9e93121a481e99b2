import { useSyncExternalStore } from 'react'
import type { BoardRecord } from '../../provider/boards.ts'

/** The last known position of a record in the page of a list, and the last action on it beside the list. */
export interface Place {
  readonly row: BoardRecord
  readonly page: number
  readonly index: number
  /** Id of the row before it; undefined if it was the first one of its page. */
  readonly after: string | undefined
  /** The last action on it, in words; undefined if nothing was done with it. */
  readonly done?: string | undefined
}

/** The records of one list that were listed beside a record, by their ids. */
export type Places = ReadonlyMap<string, Place>

const nowhere: Places = new Map()

/**
 * Returns the rows of a page with the records that have left the list. Each of these keeps its former position, so that
 * the row after it is still the next one.
 * @param isKept tells whether a record that has left is still shown
 */
export function withLeft(
  rows: readonly BoardRecord[],
  places: Places,
  page: number,
  isKept: (place: Place) => boolean
): BoardRecord[] {
  const shown = [...rows]
  const has = (id: string) => shown.some(row => String(row.id) === id)
  let waiting = [...places.values()].filter(
    place => place.page === page && !has(String(place.row.id)) && isKept(place)
  )
  const insert = (place: Place, at: number) => shown.splice(at, 0, place.row)
  while (waiting.length > 0) {
    // a record after another one that has left must wait until that one is inserted
    const ready = waiting.filter(({ after }) => after === undefined || has(after))
    const [first] = waiting
    if (ready.length === 0 && first) insert(first, first.index)
    for (const place of ready)
      insert(place, 1 + shown.findIndex(row => place.after !== undefined && String(row.id) === place.after))
    const inserted = ready.length > 0 ? ready : waiting.slice(0, 1)
    waiting = waiting.filter(place => !inserted.includes(place))
  }
  return shown
}

let walk: { readonly list: string; readonly places: Places } = { list: '', places: nowhere }
const listeners = new Set<() => void>()

function put(list: string, changed: readonly Place[]): void {
  const places = new Map(walk.list === list ? walk.places : nowhere)
  for (const place of changed) places.set(String(place.row.id), place)
  walk = { list, places }
  for (const listener of listeners) listener()
}

/** Stores the positions of records of a list. The last action on each is kept. */
export function notePlaces(list: string, found: readonly Omit<Place, 'done'>[]): void {
  const known = walk.list === list ? walk.places : nowhere
  if (found.length === 0) return
  put(
    list,
    found.map(place => ({ ...place, done: known.get(String(place.row.id))?.done }))
  )
}

/** Stores the last action on a record of a list, in words. */
export function noteDone(list: string, id: string, done: string): void {
  const place = walk.list === list ? walk.places.get(id) : undefined
  if (place) put(list, [{ ...place, done }])
}

/** Removes the stored positions of a list, because the reader has returned to the list or has left it. */
export function leaveWalk(): void {
  walk = { list: '', places: nowhere }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Returns the records of a list that were listed beside a record since the list was opened. */
export function usePlaces(list: string): Places {
  const { list: current, places } = useSyncExternalStore(subscribe, () => walk)
  return current === list ? places : nowhere
}
