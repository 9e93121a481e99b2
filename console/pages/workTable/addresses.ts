import { overdueFirst } from '@board/schemas/boards/tabs'
import type { dueKinds } from '@board/schemas/formats'
import type { Board } from '@board/schemas/vocabulary'
import type { SortPayload } from 'ra-core'
import { writeAddress } from '../../derive/list/address.ts'
import { sortOfOrder } from '../../provider/boards.ts'

/** Returns the address of a tab of a board: the records that the tab's number counts. */
export const tabAddress = ({ name }: Pick<Board, 'name'>, display: number, sort?: SortPayload): string =>
  `/${name}?${writeAddress({ filter: { display }, ...(sort && { sort }) })}`

/** Returns the address of the records that a number of a board's deadlines counts: they may stand in several of its tabs. */
export function dueAddress(
  { name, tabs }: Pick<Board, 'name' | 'tabs'>,
  due: (typeof dueKinds)[number]
): string {
  const all = tabs.find(({ key }) => key === 'all') ?? tabs[0]
  const filter = { ...(all && { display: all.display }), due }
  return `/${name}?${writeAddress({ filter, sort: sortOfOrder(overdueFirst) })}`
}
