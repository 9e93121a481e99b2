import { useStore, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../../auth/useMe.ts'
import { type ConsoleBoard, schemasOf, tabsOf } from '../../boards.ts'
import { useTitle } from '../../layout/useTitle.ts'
import {
  BoardFrame,
  ChipLine,
  ColumnMenu,
  CountTabs,
  inputs,
  KeyHelp,
  Pager
} from '../../widgets/registry.tsx'
import { focusRow, useKeys } from '../keys.ts'
import { useFieldLabel } from '../labels.ts'
import { FilterBar } from '../list/FilterBar.tsx'
import { pageSizes } from '../list/params.ts'
import { SavedQueries } from '../list/SavedQueries.tsx'
import { useChips } from '../list/useChips.ts'
import { columnsOf, rowAddress } from '../schema/columns.ts'
import { filtersOf } from '../schema/filters.ts'
import { BoardRows } from './BoardRows.tsx'
import { replyOn } from './RowActions.tsx'
import { type BoardState, ordersOf, readState, writeState } from './urlState.ts'
import { countWords, useBoardCounts, useBoardList } from './useBoardData.ts'
import { useBoardState } from './useBoardState.ts'

const keyNames = ['j', 'k', 'Enter', '/', 'r', '?'] as const

/** A task board, derived: everything it shows comes from its board, the contract and the server. */
export function BoardPage({ board }: { board: ConsoleBoard }) {
  const translate = useTranslate()
  const label = useFieldLabel()
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
  const usual = columns.filter(column => column.shown).map(column => column.name)
  const [chosen, setChosen] = useStore<string[]>(`${board.name}.columns`, usual)
  const [help, setHelp] = useState(false)
  const [at, setAt] = useState<{ state: BoardState; row: string | undefined }>()
  const current = at?.state === state ? at.row : undefined
  const form = useRef<HTMLFormElement>(null)
  const title = translate(`board.names.${board.name}`)
  useTitle(title)

  const shown = columns.filter((column, index) => index === 0 || chosen.includes(column.name))
  const orders = ordersOf(board, state.display, !me.isCongress)
  const SelectInput = inputs.select
  const addressOfRow = (row: Parameters<typeof rowAddress>[1]) =>
    `${rowAddress(board, row)}&${writeState(state)}&list=${board.name}`
  const move = (step: 1 | -1) => setAt({ state, row: focusRow(document, step) })
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    '/': () => form.current?.querySelector('input')?.focus(),
    r: () => {
      const row = list.rows.find(one => String(one[board.row.id]) === current)
      const reply = row && replyOn(row)
      if (row) navigate(`${addressOfRow(row)}${reply ? `&act=${reply}` : ''}`)
    },
    '?': () => setHelp(true)
  })
  const first = (state.page - 1) * state.rows + 1
  const hasNext = list.rows.length > 0 && (list.capped || first + list.rows.length - 1 < list.total)

  return (
    <>
      <BoardFrame
        title={title}
        tools={
          <>
            <SavedQueries
              list={board.name}
              search={writeState({ ...state, page: 1 }).toString()}
              canSave={chips.length > 0 || state.order !== undefined}
              addressOf={search => `?${writeState(readState(new URLSearchParams(search), board, body))}`}
            />
            <ColumnMenu
              columns={columns.map((column, index) => ({
                name: column.name,
                label: label(column.name),
                shown: shown.includes(column),
                fixed: index === 0
              }))}
              onToggle={name =>
                setChosen(chosen.includes(name) ? chosen.filter(one => one !== name) : [...chosen, name])
              }
              onReset={() => setChosen(usual)}
            />
          </>
        }
        tabs={
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
        }
        filters={
          <>
            <FilterBar
              key={board.name}
              filters={filters}
              values={state.filter}
              onChange={filterBy}
              formRef={form}
              tools={
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
            />
            <ChipLine chips={chips} onClear={() => change({ filter: {} })} />
          </>
        }
        footer={
          <Pager
            page={state.page}
            rows={state.rows}
            sizes={pageSizes}
            hasNext={hasNext}
            words={
              list.rows.length === 0
                ? translate('board.totalNone')
                : translate(list.capped ? 'board.totalMore' : 'board.total', {
                    from: first,
                    to: first + list.rows.length - 1,
                    total: list.capped ? countWords(Number.MAX_SAFE_INTEGER) : countWords(list.total)
                  })
            }
            onPage={page => change({ page })}
            onRows={rows => change({ rows })}
          />
        }
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
      </BoardFrame>
      {help && (
        <KeyHelp
          keys={keyNames.map(key => ({
            key,
            words: translate(`keys.${key === '/' ? 'search' : key === '?' ? 'help' : key}`)
          }))}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  )
}
