import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import { type ConsoleBoard, schemasOf, showsTabs, tabsOf } from '../../boards.ts'
import { ActionButton, CountTabs, inputs } from '../../widgets/registry.tsx'
import { countWords } from '../list/counts.ts'
import { ListFrame } from '../list/ListFrame.tsx'
import { ListPager } from '../list/ListPager.tsx'
import { useChips } from '../list/useChips.ts'
import { useColumnChoice } from '../list/useColumnChoice.ts'
import { columnsOf, rowAddress } from '../schema/columns.ts'
import { filtersOf } from '../schema/filters.ts'
import { BoardRows } from './BoardRows.tsx'
import { replyOn } from './RowActions.tsx'
import { type BoardState, ordersOf, readState, writeState } from './urlState.ts'
import { useBoardCounts, useBoardList } from './useBoardData.ts'
import { useBoardState } from './useBoardState.ts'

/** A task board, derived: everything it shows comes from its board, the contract and the server. */
export function BoardPage({ board }: { board: ConsoleBoard }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const me = useMe()
  const { state, change, addressOf } = useBoardState(board)
  const { list, isPending, isFetching, failure, retry } = useBoardList(board, state)
  const counts = useBoardCounts(board, state)
  const { body, row } = schemasOf(board)
  const filters = filtersOf(board, body)
  const filterBy = (filter: BoardState['filter']) => change({ filter })
  const chips = useChips(filters, state.filter, filterBy)
  const columns = columnsOf(board, row)
  const { shown, ...choice } = useColumnChoice(board.name, columns)
  const [at, setAt] = useState<{ state: BoardState; row: string | undefined }>()
  const current = at?.state === state ? at.row : undefined
  const title = translate(`board.names.${board.name}`)

  const orders = ordersOf(board, state.display, !me.isCongress)
  const SelectInput = inputs.select
  const addressOfRow = (row: Parameters<typeof rowAddress>[1]) =>
    `${rowAddress(board, row)}&${writeState(state)}&list=${board.name}`
  const answerCurrent = () => {
    const row = list.rows.find(one => String(one[board.row.id]) === current)
    const reply = row && replyOn(row)
    if (row) navigate(`${addressOfRow(row)}${reply ? `&act=${reply}` : ''}`)
  }

  return (
    <ListFrame
      name={board.name}
      title={title}
      state={state}
      onFilter={filterBy}
      filters={filters}
      chips={chips}
      columns={choice}
      search={writeState({ ...state, page: 1 }).toString()}
      addressOf={search => `?${writeState(readState(new URLSearchParams(search), board, body))}`}
      tools={{
        before: board.create && me.permissions.includes(board.create.permission) && (
          <ActionButton tone="primary" to={`/${board.create.page}`}>
            {translate('ra.action.create')}
          </ActionButton>
        )
      }}
      tabs={
        showsTabs(board) && (
          <CountTabs
            label={title}
            value={state.display}
            tabs={tabsOf(board, !me.isCongress).map(({ display, key }) => {
              const count = counts?.tabs.find(tab => tab.display === display)?.count
              return {
                value: display,
                label: translate(`board.tabs.${key}`),
                count: count === undefined ? undefined : countWords(count),
                to: addressOf({ display })
              }
            })}
          />
        )
      }
      beside={
        orders.length > 0 && (
          <SelectInput
            id="board-order"
            name="order"
            label={translate('board.order')}
            schema={{ type: 'string' }}
            value={state.order}
            onChange={order => change({ order: order === undefined ? undefined : String(order) })}
            options={orders.map(order => ({
              value: String(order.value),
              label: translate(`board.orders.${order.key}`)
            }))}
            compact
          />
        )
      }
      pager={
        <ListPager
          state={state}
          count={list.rows.length}
          total={list.capped ? Number.MAX_SAFE_INTEGER : list.total}
          change={change}
        />
      }
      onMove={row => setAt({ state, row })}
      keys={{ r: answerCurrent }}
    >
      <BoardRows
        board={board}
        columns={shown}
        rows={list.rows}
        current={current}
        isPending={isPending}
        isFetching={isFetching}
        failure={failure}
        filtered={chips.length > 0}
        retry={retry}
        clear={() => change({ filter: {} })}
        addressOf={addressOfRow}
      />
    </ListFrame>
  )
}
