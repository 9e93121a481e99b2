import { useGetResourceLabel, useListContext, useTranslate } from 'ra-core'
import { Suspense, useEffect, useMemo } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { type ConsoleBoard, schemasOf, showsTabs, tabsOf } from '../../base/boards.ts'
import { isExported, isExportedByTick } from '../../base/isExported.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import { columnsOf, rowAddress } from '../../fields/columns.ts'
import { filtersOf } from '../../fields/filters.ts'
import { type BoardRecord, sortOfOrder } from '../../provider/boards.ts'
import { useMe } from '../../session/useMe.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { CountTabs, controls, ToolLineRoom } from '../../widgets/registry.tsx'
import { bulkActsOf } from '../bulk/bulkActs.ts'
import { useChosen } from '../bulk/useChosen.ts'
import { isSameSort, tidyAddress } from '../list/address.ts'
import { CreateButton } from '../list/CreateButton.tsx'
import { countWords } from '../list/counts.ts'
import { ListExport } from '../list/ListExport.tsx'
import { ListFrame } from '../list/ListFrame.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { RecordList, useListAddress, useListRules } from '../list/RecordList.tsx'
import { useColumnChoice } from '../list/useColumnChoice.ts'
import { useCurrentRow } from '../list/useCurrentRow.ts'
import { leaveWalk } from '../list/walk.ts'
import { OwnPage } from '../OwnPage.tsx'
import { readOverrides } from '../overrides.ts'
import { replyOn } from '../rowActs.ts'
import { BoardRows } from './BoardRows.tsx'
import { boardRules, isSaidByTab, ordersOf } from './boardRules.ts'
import { FindButton } from './FindButton.tsx'
import { useBoardCounts } from './useBoardCounts.ts'

const BulkLine = lazyPart(() => import('../bulk/BulkLine.tsx').then(module => ({ default: module.BulkLine })))

/** An empty line of the same height, shown until the line of actions on ticked rows is loaded. */
const emptyLine = <ToolLineRoom />

/** Shows the tabs of a board with their counts under its filters. */
function BoardTabs({ board }: { board: ConsoleBoard }) {
  const translate = useTranslate()
  const resourceLabel = useGetResourceLabel()
  const me = useMe()
  const { filterValues, meta } = useListContext()
  const addressOf = useListAddress()
  const counts = useBoardCounts(board, filterValues)
  return (
    <CountTabs
      label={resourceLabel(board.name)}
      value={filterValues.display}
      tabs={tabsOf(board, !me.isCongress).map(({ display, key }) => {
        const count = counts?.tabs.find(tab => tab.display === display)?.count ?? meta?.tabs?.[display]
        return {
          value: display,
          label: translate(`board.tabs.${key}`),
          count: count === undefined ? undefined : countWords(count),
          to: addressOf({ filter: { ...filterValues, display } })
        }
      })}
    />
  )
}

/** Offers the orders that a board has on its tab. */
function OrderSelect({ board }: { board: ConsoleBoard }) {
  const translate = useTranslate()
  const me = useMe()
  const { usualSort } = useListRules()
  const { filterValues, sort, setSort } = useListContext()
  const orders = ordersOf(board, filterValues.display, !me.isCongress)
  if (orders.length === 0) return null
  const own = board.tabs.find(({ display }) => display === filterValues.display)?.order
  const chosen =
    orders.find(({ value }) => isSameSort(sortOfOrder(value), sort)) ??
    orders.find(({ value }) => value === own)
  const SelectControl = controls.select
  return (
    <SelectControl
      id="board-order"
      name="order"
      label={translate('board.order')}
      schema={{ type: 'string' }}
      value={chosen && String(chosen.value)}
      onChange={order => setSort(order === undefined ? usualSort : sortOfOrder(String(order)))}
      options={orders.map(order => ({
        value: String(order.value),
        label: translate(`board.orders.${order.key}`)
      }))}
      compact
    />
  )
}

function BoardContent({ board }: { board: ConsoleBoard }) {
  const navigate = useNavigate()
  const rules = useListRules()
  const { data = [], filterValues: filter, sort, page, perPage } = useListContext<BoardRecord>()
  const { body, row } = schemasOf(board)
  const { shown: wanted, ...choice } = useColumnChoice(board.name, columnsOf(board, row))
  const shown = wanted.filter(({ name }) => !isSaidByTab(board, filter.display, name))
  const names = shown.map(({ name }) => name)
  const { current, move } = useCurrentRow()
  const chosen = useChosen()
  const acts = bulkActsOf(board, [...data, ...chosen.records])
  const hasBulkActions = acts.length > 0 || isExportedByTick(board)

  const search = tidyAddress({ filter, sort, page, perPage }, rules)
  const addressOfRow = (row: BoardRecord) => `${rowAddress(board, row)}&${search}&list=${board.name}`
  const answerCurrent = () => {
    const row = data.find(one => String(one.id) === current)
    const reply = row && replyOn(row)
    if (row) navigate(`${addressOfRow(row)}${reply ? `&act=${reply}` : ''}`)
  }

  return (
    <ListFrame
      filters={filtersOf(board, body)}
      columns={choice}
      tools={{
        before: (
          <>
            {board.find && <FindButton board={board} find={board.find} />}
            {isExported(board) && <ListExport columns={names} />}
          </>
        ),
        after: board.create && <CreateButton to={`/${board.create.page}`} />
      }}
      tabs={showsTabs(board) && <BoardTabs board={board} />}
      beside={<OrderSelect board={board} />}
      below={
        hasBulkActions && (
          <Suspense fallback={emptyLine}>
            <PageTexts family="bulk" fallback={emptyLine}>
              <BulkLine board={board} acts={acts} columns={names} chosen={chosen} />
            </PageTexts>
          </Suspense>
        )
      }
      pager={<ListPager />}
      onMove={move}
      keys={{ r: answerCurrent }}
    >
      <BoardRows
        board={board}
        columns={shown}
        current={current}
        addressOf={addressOfRow}
        hasBulkActions={hasBulkActions}
        refusals={chosen.refusals}
      />
    </ListFrame>
  )
}

/** Redirects to the page of the record in the address. */
function BoardRecordPage({ board }: { board: ConsoleBoard }) {
  const { id } = useParams()
  return <Navigate to={rowAddress(board, { [board.row.id]: id })} replace />
}

interface Props {
  board: ConsoleBoard
  page: 'list' | 'show'
}

/**
 * Shows a page of a task board, unless it is overridden. The list is derived from the board's definition, the contract
 * and the server. The page of a record is written by hand.
 */
export function BoardPage({ board, page }: Props) {
  const Own = readOverrides().pages[`${board.name}.${page}`]
  if (Own) return <OwnPage name={board.name} Own={Own} />
  return page === 'show' ? <BoardRecordPage board={board} /> : <BoardList board={board} />
}

function BoardList({ board }: { board: ConsoleBoard }) {
  const rules = useMemo(() => boardRules(board, schemasOf(board).body), [board])
  useEffect(leaveWalk, [])
  return (
    <RecordList resource={board.name} rules={rules}>
      <BoardContent board={board} />
    </RecordList>
  )
}
