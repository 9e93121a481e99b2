import { useTranslate } from 'ra-core'
import type { ConsoleBoard } from '../../boards.ts'
import { overrides } from '../../overrides.ts'
import { cells, RecordTable } from '../../widgets/registry.tsx'
import { useFieldLabel, useValueWords } from '../labels.ts'
import { ListNotice } from '../list/ListNotice.tsx'
import type { Column } from '../schema/columns.ts'
import { useNow } from '../useNow.ts'
import { allowedOn, RowActions } from './RowActions.tsx'
import type { Row } from './useBoardData.ts'

interface Props {
  board: ConsoleBoard
  columns: readonly Column[]
  rows: readonly Row[]
  current: string | undefined
  isPending: boolean
  isFetching: boolean
  failure: unknown
  filtered: boolean
  retry: () => void
  clear: () => void
  addressOf: (row: Row) => string
}

/** A board's records, or why there are none and what to try. */
export function BoardRows(props: Props) {
  const { board, columns, rows, current, isPending, isFetching, addressOf } = props
  const translate = useTranslate()
  const label = useFieldLabel()
  const wordsOf = useValueWords()
  const now = useNow()

  const cellOf = (row: Row) => (column: Column) => {
    const { name, kind, schema } = column
    const value = row[name]
    const Own = overrides.columns[`${board.name}.${name}`]
    if (Own) return <Own key={name} record={row} value={value} />
    const Cell = cells[kind]
    return (
      <Cell
        key={name}
        value={value}
        name={schema['x-dict'] ?? name}
        label={value === null || value === undefined ? '' : wordsOf(name, schema, value, row)}
        to={addressOf(row)}
        now={now}
      />
    )
  }

  return (
    <RecordTable
      caption={translate(`board.names.${board.name}`)}
      actionsLabel={translate('board.actions')}
      busy={isFetching && !isPending}
      columns={columns.map((column, index) => ({
        name: column.name,
        label: label(column.name),
        wide: index === 0,
        long: column.kind === 'long',
        numeric: column.kind === 'number'
      }))}
      rows={rows.map(row => ({
        id: String(row[board.row.id]),
        current: String(row[board.row.id]) === current,
        cells: columns.map(cellOf(row)),
        actions:
          allowedOn(board, row).length > 0 ? <RowActions board={board} row={row} to={addressOf(row)} /> : null
      }))}
      instead={rows.length > 0 ? null : <ListNotice {...props} />}
    />
  )
}
