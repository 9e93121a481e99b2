import { useTranslate } from 'ra-core'
import { failureWords } from '../../api/failure.ts'
import { useLabels } from '../../api/site.ts'
import type { ConsoleBoard } from '../../boards.ts'
import { ActionButton, cells, Notice, RecordTable } from '../../widgets/registry.tsx'
import { useFieldLabel } from '../labels.ts'
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
  const labels = useLabels()
  const now = useNow()

  const cellOf = (row: Row) => (column: Column) => {
    const { name, kind, schema } = column
    const value = row[name]
    const Cell = cells[kind]
    const dict = schema['x-dict']
    const word = dict
      ? labels(dict, value)
      : translate(`enums.${name}.${String(value)}`, { _: String(value ?? '') })
    return <Cell key={name} value={value} name={dict ?? name} label={word} to={addressOf(row)} now={now} />
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
      instead={rows.length > 0 ? null : <Instead {...props} />}
    />
  )
}

function Instead({ isPending, failure, filtered, retry, clear }: Props) {
  const translate = useTranslate()
  if (isPending) return <Notice kind="loading" words={translate('ra.page.loading')} />
  if (failure) {
    return (
      <Notice
        kind="error"
        words={failureWords(failure, translate)}
        hint={translate('board.failedHint')}
        action={
          <ActionButton small onClick={retry}>
            {translate('board.retry')}
          </ActionButton>
        }
      />
    )
  }
  if (!filtered)
    return <Notice kind="empty" words={translate('board.empty')} hint={translate('board.emptyHint')} />
  return (
    <Notice
      kind="empty"
      words={translate('board.nothingFound')}
      hint={translate('board.nothingFoundHint')}
      action={<ActionButton onClick={clear}>{translate('ra.action.remove_all_filters')}</ActionButton>}
    />
  )
}
