import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import { type ReactNode, useDeferredValue } from 'react'
import type { Column } from '../../fields/columns.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { RecordTable } from '../../widgets/registry.tsx'
import { useChosenColumns } from './ColumnChoiceContext.ts'
import { ListNotice } from './ListNotice.tsx'

type TableProps = Parameters<typeof RecordTable>[0]

interface Props extends Pick<TableProps, 'onBranch' | 'rows' | 'hasBulkActions'> {
  columns: readonly Column[]
  /** True if the first column takes the remaining width. */
  isFirstWide?: boolean
  /** Another column that takes the remaining width. */
  wide?: string | undefined
  isSortable?: (column: string) => boolean
  /** The column whose value is changed in place. */
  quick?: string | undefined
  /** A hint that is shown while there are no records at all. */
  invite?: ReactNode
}

const noRows: TableProps['rows'] = []

/** Shows the records of a list; if there are none, the reason and what to try. */
export function ListTable({
  columns,
  rows,
  isFirstWide = true,
  wide,
  isSortable,
  quick,
  invite,
  ...table
}: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const resourceLabel = useGetResourceLabel()
  const chosen = useChosenColumns()
  const { resource, isFetching = false, isPending } = useListContext()
  // a deferred value lets React render the first rows in slices, so that the browser can react in between
  const isFilled = useDeferredValue(rows.length > 0)
  const isComing = rows.length > 0 && !isFilled
  return (
    <RecordTable
      {...table}
      rows={isComing ? noRows : rows}
      caption={resourceLabel(resource)}
      actionsLabel={translate('board.actions')}
      busy={isFetching && !isPending}
      columnActions={chosen && { onResize: chosen.resize, onMove: chosen.moveTo }}
      columns={columns.map((column, index) => ({
        name: column.name,
        label: label(column.name),
        wide: wide === undefined ? index === 0 && isFirstWide : column.name === wide,
        long: column.kind === 'long',
        numeric: column.kind === 'number',
        changeable: column.name === quick,
        sortable: isSortable?.(column.name) ?? false,
        width: chosen?.widths[column.name]
      }))}
      instead={rows.length > 0 && !isComing ? null : <ListNotice invite={invite} isComing={isComing} />}
    />
  )
}
