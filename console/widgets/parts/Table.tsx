import {
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  useMediaQuery
} from '@mui/material'
import { useTranslate } from 'ra-core'
import type { FocusEvent, KeyboardEvent } from 'react'
import { width } from '../../theme/tokens.ts'
import { BranchButton } from './BranchButton.tsx'
import { BusyLine } from './BusyLine.tsx'
import { Cards } from './Cards.tsx'
import { MoreButton } from './MoreButton.tsx'
import { cut, type TableColumn, type TableProps, type TableRowData } from './tableTypes.ts'
import { onTreeKey } from './treeKeys.ts'

export type { Selection, TableColumn, TableRowData } from './tableTypes.ts'

const cellStyle = (column: TableColumn) => {
  if (column.wide) return { width: '40%', minWidth: 260, maxWidth: 0, ...cut }
  return { maxWidth: column.long ? 320 : 220, ...cut, ...(column.numeric ? { textAlign: 'right' } : {}) }
}

const sticky = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
  textAlign: 'right'
} as const
const narrow = { width: 44, pr: 0 } as const
/** Pixels that each level of a tree is moved in. */
const step = 20
/** Room for the mark of the focus within what cuts long words off. */
const room = { padding: 6, margin: -6 } as const

const direction = { ascending: 'asc', descending: 'desc', none: 'asc' } as const

function Head({ columns, actionsLabel, onSort, selection, rows, hasActions }: HeadProps) {
  const translate = useTranslate()
  const records = rows.filter(row => !row.rest)
  const chosen = records.filter(row => selection?.ids.has(row.id)).length
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox" sx={narrow}>
            <Checkbox
              checked={records.length > 0 && chosen === records.length}
              indeterminate={chosen > 0 && chosen < records.length}
              disabled={records.length === 0}
              onChange={selection.onToggleAll}
              aria-label={translate('ra.action.select_all')}
            />
          </TableCell>
        )}
        {columns.map(({ name, label, numeric, sort }) => (
          <TableCell
            key={name}
            aria-sort={sort === 'none' ? undefined : sort}
            sx={numeric ? { textAlign: 'right' } : {}}
          >
            {sort && onSort ? (
              <TableSortLabel
                active={sort !== 'none'}
                direction={direction[sort]}
                onClick={() => onSort(name)}
              >
                {label}
              </TableSortLabel>
            ) : (
              label
            )}
          </TableCell>
        ))}
        {hasActions && (
          <TableCell className="sticky" sx={{ ...sticky, zIndex: 3 }}>
            {actionsLabel}
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  )
}

type HeadProps = Pick<TableProps, 'columns' | 'actionsLabel' | 'onSort' | 'selection' | 'rows'> & {
  hasActions: boolean
}

interface RowProps extends Pick<TableProps, 'columns' | 'selection' | 'onBranch'> {
  row: TableRowData
  hasActions: boolean
}

function Row({ row, columns, selection, onBranch, hasActions }: RowProps) {
  const translate = useTranslate()
  const { branch } = row
  const first =
    branch && onBranch ? (
      <span style={{ display: 'flex', alignItems: 'center', paddingInlineStart: (branch.level - 1) * step }}>
        <BranchButton branch={branch} name={row.name ?? ''} tabIndex={-1} onToggle={() => onBranch(row.id)} />
        <span style={{ ...cut, ...room }}>{row.cells[0]}</span>
      </span>
    ) : (
      row.cells[0]
    )
  return (
    <TableRow
      hover
      data-row={row.id}
      data-current={row.current}
      selected={selection?.ids.has(row.id) ?? false}
      {...(branch && {
        'aria-level': branch.level,
        'aria-expanded': branch.open,
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => onTreeKey(event, () => onBranch?.(row.id))
      })}
      sx={theme => ({
        '&:focus-within, &[data-current=true], &.Mui-selected, &.Mui-selected:hover': {
          bgcolor: theme.tokens.accentSoft
        },
        '&:focus-within > .sticky, &[data-current=true] > .sticky, &.Mui-selected > .sticky': {
          bgcolor: theme.tokens.accentSoft
        }
      })}
    >
      {selection && (
        <TableCell padding="checkbox" sx={narrow}>
          <Checkbox
            checked={selection.ids.has(row.id)}
            onChange={() => selection.onToggle(row.id)}
            aria-label={translate('entity.selectRow', { name: row.name ?? row.id })}
          />
        </TableCell>
      )}
      {columns.map((column, index) => (
        <TableCell key={column.name} sx={cellStyle(column)}>
          {index === 0 ? first : row.cells[index]}
        </TableCell>
      ))}
      {hasActions && (
        <TableCell className="sticky" sx={sticky}>
          {row.actions}
        </TableCell>
      )}
    </TableRow>
  )
}

/** The way to further records of a tree, in the place where they will be. */
function RestRow({ row, span }: { row: TableRowData; span: number }) {
  const { branch, rest } = row
  if (!rest) return null
  return (
    <TableRow data-row={row.id} aria-level={branch?.level} onKeyDown={event => onTreeKey(event, () => {})}>
      <TableCell
        colSpan={span}
        sx={{ paddingInlineStart: `${(branch?.level ?? 1) * step + narrow.width}px` }}
      >
        <MoreButton rest={rest} busy={branch?.busy ?? false} />
      </TableCell>
    </TableRow>
  )
}

/** What gets the focus is not left under the actions, which stay in sight. */
function showBeside({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const actions = currentTarget.querySelector('.sticky')
  if (!actions || target === currentTarget || target.closest('.sticky')) return
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const hidden = target.getBoundingClientRect().right + room.padding - actions.getBoundingClientRect().left
  if (hidden > 0) currentTarget.scrollLeft += hidden
}

function WideTable(props: TableProps) {
  const { caption, columns, rows, instead, busy, selection, onBranch } = props
  const hasActions = rows.some(row => row.actions !== null)
  return (
    <TableContainer
      sx={{ flex: 1, minHeight: 0 }}
      onFocus={showBeside}
      tabIndex={0}
      data-rows
      role="region"
      aria-label={caption}
    >
      <BusyLine busy={busy} />
      <Table stickyHeader aria-busy={busy} role={onBranch ? 'treegrid' : undefined} aria-label={caption}>
        <Head {...props} hasActions={hasActions} />
        <TableBody>
          {rows.map(row =>
            row.rest ? (
              <RestRow
                key={row.id}
                row={row}
                span={columns.length + Number(selection !== undefined) + Number(hasActions)}
              />
            ) : (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                selection={selection}
                onBranch={onBranch}
                hasActions={hasActions}
              />
            )
          )}
        </TableBody>
      </Table>
      {instead}
    </TableContainer>
  )
}

/** Records as a table with a sticky head, as cards on a phone. */
export function RecordTable(props: TableProps) {
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  return phone ? <Cards {...props} /> : <WideTable {...props} />
}
