import {
  Box,
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
import type { SxProps, Theme } from '@mui/material/styles'
import {
  DataTableBase,
  RecordContextProvider,
  useDataTableCallbacksContext,
  useDataTableSortContext,
  useTranslate
} from 'ra-core'
import { type FocusEvent, type KeyboardEvent, Suspense } from 'react'
import { lazyPart } from '../../../base/lazyPart.ts'
import { width } from '../../../theme/tokens.ts'
import { Cards } from '../Cards.tsx'
import { MoreButton } from '../MoreButton.tsx'
import { BusyLine } from '../notices/BusyLine.tsx'
import { BranchButton } from '../trees/BranchButton.tsx'
import { onTreeKey } from '../trees/treeKeys.ts'
import { movingProps } from './movingColumns.ts'
import { RowTrouble } from './RowTrouble.tsx'
import {
  type ColumnActions,
  cut,
  type TableColumn,
  type TableProps,
  type TableRowData
} from './tableTypes.ts'
import { type RowSelection, useRowSelection } from './useRowSelection.ts'

/** The edges that a pointer drags. They are loaded after the first view. */
const ColumnEdge = lazyPart(() => import('./ColumnEdge.tsx'))

/** The smallest width of the column that takes the remaining width. */
const smallest = '10.25rem'
/** The largest widths of other columns: of short texts, such as the name of an institution, and of long ones. */
const largest = { short: '10.75rem', long: '17.5rem' }

/** The number of columns from which moments may stand in two lines. */
const manyColumns = 9

const cellStyle = (column: TableColumn) => {
  const { width } = column
  if (width !== undefined)
    return { width, minWidth: width, maxWidth: width, ...cut, ...(column.numeric && { textAlign: 'right' }) }
  if (column.wide) return { width: '40%', minWidth: smallest, maxWidth: 0, ...cut }
  return {
    maxWidth: largest[column.long ? 'long' : 'short'],
    ...cut,
    ...(column.numeric ? { textAlign: 'right' } : {})
  }
}

const sticky = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
  textAlign: 'right'
} as const
const narrow = { width: 44, pr: 0 } as const
/** The indentation of each level of a tree, in pixels. */
const step = 20
/** The space for the focus ring within an element that cuts off long text. */
const room = { padding: 6, margin: -6 } as const

/** The words of a head stand in two lines rather than making its column wider than its values. */
const inWords = { whiteSpace: 'normal', wordBreak: 'keep-all', overflowWrap: 'break-word' } as const

const sortWords = { ASC: 'ascending', DESC: 'descending' } as const

interface ColumnHeadProps {
  column: TableColumn
  isFirst: boolean
  actions: ColumnActions | undefined
}

/** Shows the head of a column. A press on it sorts the list by react-admin's DataTableBase, ascending first. */
function ColumnHead({ column, isFirst, actions }: ColumnHeadProps) {
  const { name, label, numeric, sortable, width } = column

  const sort = useDataTableSortContext()
  const { handleSort } = useDataTableCallbacksContext()
  const isActive = sort?.field === name
  return (
    <TableCell
      aria-sort={sortable && isActive ? sortWords[sort.order] : undefined}
      {...(actions && !isFirst && movingProps(name, actions))}
      sx={{
        ...inWords,
        ...(numeric && { textAlign: 'right' }),
        ...(width !== undefined && { width, minWidth: width, maxWidth: width, ...cut })
      }}
    >
      {sortable && handleSort ? (
        <TableSortLabel
          active={isActive}
          direction={isActive && sort.order === 'DESC' ? 'desc' : 'asc'}
          data-field={name}
          onClick={handleSort}
          // the hidden arrow stands before the words of a column of numbers, so that words and numbers end alike
          sx={numeric ? { flexDirection: 'row-reverse' } : {}}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
      {actions && (
        <Suspense>
          <ColumnEdge onResize={width => actions.onResize(name, width)} />
        </Suspense>
      )}
    </TableCell>
  )
}

function Head({ columns, actionsLabel, columnActions, selection, isEmpty, hasActions }: HeadProps) {
  const translate = useTranslate()
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell padding="checkbox" sx={narrow}>
            <Checkbox
              checked={selection.all}
              indeterminate={selection.some && !selection.all}
              disabled={isEmpty}
              onChange={selection.toggleAll}
              aria-label={translate('ra.action.select_all')}
            />
          </TableCell>
        )}
        {columns.map((column, index) => (
          <ColumnHead key={column.name} column={column} isFirst={index === 0} actions={columnActions} />
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

interface HeadProps extends Pick<TableProps, 'columns' | 'actionsLabel' | 'columnActions'> {
  selection: RowSelection | undefined
  isEmpty: boolean
  hasActions: boolean
}

interface RowProps extends Pick<TableProps, 'columns' | 'onBranch'> {
  row: TableRowData
  selection: RowSelection | undefined
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
      selected={selection?.isChosen(row.id) ?? false}
      {...(branch && {
        'aria-level': branch.level,
        'aria-expanded': branch.open,
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => onTreeKey(event, () => onBranch?.(row.id))
      })}
      sx={theme => ({
        '&:focus-within, &[data-current=true], &.Mui-selected, &.Mui-selected:hover': {
          bgcolor: theme.tokens.accentSoft
        },
        '&.MuiTableRow-hover:hover:is(:focus-within, [data-current=true])': {
          bgcolor: theme.tokens.accentSoft
        },
        '&:hover:not(:focus-within, [data-current=true], .Mui-selected) > .sticky': {
          backgroundImage: `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`
        },
        '&:focus-within > .sticky, &[data-current=true] > .sticky, &.Mui-selected > .sticky': {
          bgcolor: theme.tokens.accentSoft
        }
      })}
    >
      {selection && (
        <TableCell padding="checkbox" sx={narrow}>
          <Checkbox
            checked={selection.isChosen(row.id)}
            onClick={event => selection.toggle(row.id, event)}
            aria-label={translate('entity.selectRow', { name: row.name ?? row.id })}
          />
        </TableCell>
      )}
      {columns.map((column, index) => (
        <TableCell key={column.name} sx={cellStyle(column)}>
          {index === 0 ? first : row.cells[index]}
          {index === 0 && row.trouble !== undefined && <RowTrouble words={row.trouble} />}
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

/** Shows the button for further records of a tree, at the position where they will appear. */
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

/** Scrolls so that the actions, which stay visible, do not cover the element that gets the focus. */
function showBeside({ target, currentTarget }: FocusEvent<HTMLElement>) {
  const actions = currentTarget.querySelector('.sticky')
  if (!actions || target === currentTarget || target.closest('.sticky')) return
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const hidden = target.getBoundingClientRect().right + room.padding - actions.getBoundingClientRect().left
  if (hidden > 0) currentTarget.scrollLeft += hidden
}

function TableRows(props: TableProps) {
  const { caption, columns, rows, instead, busy, onBranch } = props
  const selection = useRowSelection(rows)
  const hasActions = rows.some(row => row.actions !== null)
  return (
    <>
      <Table
        stickyHeader
        aria-busy={busy}
        role={onBranch ? 'treegrid' : undefined}
        aria-label={caption}
        // the words begin below those of the filters and of the pager
        sx={{
          '& tr > :first-of-type:not(.MuiTableCell-paddingCheckbox)': { pl: 3 },
          // in English the other columns leave no room for day and time in one line
          ...(columns.length >= manyColumns && { '&:lang(en)': { '--moments': 'normal' } })
        }}
      >
        <Head
          columns={columns}
          actionsLabel={props.actionsLabel}
          columnActions={props.columnActions}
          selection={selection}
          isEmpty={rows.every(row => row.rest)}
          hasActions={hasActions}
        />
        <TableBody>
          {rows.map(row =>
            row.rest ? (
              <RestRow
                key={row.id}
                row={row}
                span={columns.length + Number(selection !== undefined) + Number(hasActions)}
              />
            ) : (
              <RecordContextProvider key={row.id} value={row.record}>
                <Row
                  row={row}
                  columns={columns}
                  selection={selection}
                  onBranch={onBranch}
                  hasActions={hasActions}
                />
              </RecordContextProvider>
            )
          )}
        </TableBody>
      </Table>
      {instead}
    </>
  )
}

/**
 * The region's own focus ring lies under its sticky head, which would cut it off: the frame around the region draws the
 * same ring once more above it.
 */
const ringed: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  position: 'relative',
  '&:has(> [data-rows]:focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 4,
    pointerEvents: 'none',
    outline: theme => `3px solid ${theme.tokens.accent}`,
    outlineOffset: -3
  }
}

/** The actions of the rows have an edge while columns are below them. */
const edged: SxProps<Theme> = {
  flex: 1,
  minHeight: 0,
  containerType: 'scroll-state',
  '@container scroll-state(scrollable: right)': {
    '& .sticky': {
      boxShadow: theme => `inset 1px 0 0 ${theme.tokens.line}, -8px 0 8px -6px rgb(0 0 0 / 16%)`
    }
  }
}

/**
 * Shows records as a table with a sticky head, or as cards on a phone. react-admin's DataTableBase sorts and ticks
 * them. The surrounding region can have the focus, and keeps it when the last record is removed.
 */
export function RecordTable(props: TableProps) {
  const { caption, busy, hasBulkActions = false } = props
  const phone = useMediaQuery(`(max-width: ${width.phone - 0.05}px)`)
  const rows = phone ? <Cards {...props} /> : <TableRows {...props} />
  const data = (
    <>
      <BusyLine busy={busy} />
      <DataTableBase hasBulkActions={hasBulkActions} empty={rows} loading={rows}>
        {rows}
      </DataTableBase>
    </>
  )
  if (phone) {
    return (
      <Box component="section" aria-label={caption} aria-busy={busy} tabIndex={-1} data-rows>
        {data}
      </Box>
    )
  }
  return (
    <Box sx={ringed}>
      <TableContainer
        sx={edged}
        onFocus={showBeside}
        tabIndex={0}
        data-rows
        role="region"
        aria-label={caption}
      >
        {data}
      </TableContainer>
    </Box>
  )
}
