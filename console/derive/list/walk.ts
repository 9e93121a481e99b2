import { useSyncExternalStore } from 'react'
import type { BoardRecord } from '../../provider/boards.ts'

/** The position of a record in the page of a list when it was shown beside the list, and the last action on it there. */
export interface Place {
  readonly row: BoardRecord
  readonly page: number
  readonly index: number
  /** Id of the row before it; undefined if it was the first one of its page. */
  readonly after: string | undefined
  /** The last action on it, in words; undefined if nothing was done with it. */
  readonly done?: string | undefined
}

/** The records of one list that were shown beside it, by their ids. */
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

function put(list: string, id: string, place: Place): void {
  const places = new Map(walk.list === list ? walk.places : nowhere)
  walk = { list, places: places.set(id, place) }
  for (const listener of listeners) listener()
}

/** Stores the position of the record that is shown beside a list. The last action on it is kept. */
export function notePlace(list: string, place: Omit<Place, 'done'>): void {
  const id = String(place.row.id)
  const { done } = (walk.list === list && walk.places.get(id)) || { done: undefined }
  put(list, id, { ...place, done })
}

/** Stores the last action on a record of a list, in words. */
export function noteDone(list: string, id: string, done: string): void {
  const place = walk.list === list ? walk.places.get(id) : undefined
  if (place) put(list, id, { ...place, done })
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

/** Returns the records that were shown beside a list since it was opened. */
export function usePlaces(list: string): Places {
  const { list: current, places } = useSyncExternalStore(subscribe, () => walk)
  return current === list ? places : nowhere
}
