import { useListContext } from 'ra-core'
import type { ConsoleBoard } from '../../base/boards.ts'
import type { Column } from '../../fields/columns.ts'
import { isEmpty } from '../../fields/fields.ts'
import type { BoardRecord } from '../../provider/boards.ts'
import type { Refusals } from '../bulk/useChosen.ts'
import { ListTable } from '../list/ListTable.tsx'
import { readOverrides } from '../overrides.ts'
import { DerivedField } from '../record/DerivedField.tsx'
import { allowedOn, isKeepable } from '../rowActs.ts'
import { RowActions } from './RowActions.tsx'

/** The value of ordinary urgency. It has no label, so that only urgent records stand out. */
const ordinary = 2

interface Props {
  board: ConsoleBoard
  columns: readonly Column[]
  current: string | undefined
  addressOf: (row: BoardRecord) => string
  /** True if rows can be ticked. */
  hasBulkActions: boolean
  /** The reasons of refused actions, by row. */
  refusals: Refusals
}

/** Shows a board's records; if there are none, the reason and what to try. */
export function BoardRows({ board, columns, current, addressOf, hasBulkActions, refusals }: Props) {
  const { data = [] } = useListContext<BoardRecord>()

  const cellOf =
    (row: BoardRecord) =>
    ({ name, kind, schema }: Column, index: number) => {
      if (schema['x-dict'] === 'priority' && row[name] === ordinary) return null
      // cards on a phone omit empty values
      // an answered record has no deadline any more, but its timing says whether the answer was late
      const isBlank = isEmpty(row[name]) && !(kind === 'deadline' && !isEmpty(row.timing))
      // an own field of a list may show proposals where the list itself is empty
      const isCustom =
        readOverrides().columns[`${board.name}.${name}`] !== undefined &&
        (!Array.isArray(row[name]) || !isEmpty(row.proposals))
      if (index > 0 && isBlank && !isCustom) return null
      return <DerivedField key={name} source={name} schema={schema} kind={kind} to={addressOf(row)} />
    }

  return (
    <ListTable
      columns={columns}
      wide={board.wide}
      hasBulkActions={hasBulkActions}
      rows={data.map(row => ({
        id: row.id,
        current: String(row.id) === current,
        record: row,
        name: String(row[board.row.title] ?? row.id),
        trouble: refusals.get(row.id),
        cells: columns.map(cellOf(row)),
        actions:
          isKeepable(row) || allowedOn(board, row).length > 0 ? (
            <RowActions board={board} row={row} to={addressOf(row)} />
          ) : null
      }))}
    />
  )
}
