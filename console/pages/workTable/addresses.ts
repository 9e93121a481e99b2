import { overdueFirst } from '@board/schemas/boards/tabs'
import type { dueKinds } from '@board/schemas/facts/formats'
import type { Board } from '@board/schemas/vocabulary/vocabulary'
import type { SortPayload } from 'ra-core'
import { writeAddress } from '../../derive/list/address.ts'
import { sortOfOrder } from '../../provider/boards.ts'

/** Returns the address of a tab of a board: the records that the tab's number counts. */
export const tabAddress = ({ name }: Pick<Board, 'name'>, display: number, sort?: SortPayload): string =>
  `/${name}?${writeAddress({ filter: { display }, ...(sort && { sort }) })}`

/** Returns the address of the records that a number of a board's deadlines counts; they may be in several of its tabs. */
export function dueAddress(
  { name, tabs }: Pick<Board, 'name' | 'tabs'>,
  due: (typeof dueKinds)[number]
): string {
  const all = tabs.find(({ key }) => key === 'all') ?? tabs[0]
  const filter = { ...(all && { display: all.display }), due }
  return `/${name}?${writeAddress({ filter, sort: sortOfOrder(overdueFirst) })}`
}

/**
 * Returns the address of the records that wait for the reader on a board, by deadline: of all its tabs that need
 * attention if an assignment's state distinguishes them, otherwise of the first one.
 */
export function waitingAddress({
  name,
  tabs,
  attention = [1]
}: Pick<Board, 'name' | 'tabs' | 'attention'>): string {
  const asked = tabs.filter(({ display }) => attention.includes(display))
  const states = asked.flatMap(({ holds }) => (Array.isArray(holds?.state) ? holds.state : []))
  const all = tabs.find(({ key }) => key === 'all')
  const sort = sortOfOrder(overdueFirst)
  const isOfAssignments = tabs.some(({ key }) => key === 'awaitingAcceptance')
  if (!isOfAssignments || !all || asked.length < 2) return tabAddress({ name }, attention[0] ?? 1, sort)
  return `/${name}?${writeAddress({ filter: { display: all.display, searchProcessState: states }, sort })}`
}
