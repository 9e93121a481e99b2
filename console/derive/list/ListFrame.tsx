import { useTranslate } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { useTitle } from '../../layout/useTitle.ts'
import { BoardFrame, ChipLine, ColumnMenu, KeyHelp } from '../../widgets/registry.tsx'
import { focusRow, useKeys } from '../keys.ts'
import { useFieldLabel } from '../labels.ts'
import type { Values } from '../schema/fields.ts'
import type { Filter } from '../schema/filters.ts'
import { FilterBar } from './FilterBar.tsx'
import type { ListState } from './params.ts'
import { SavedQueries } from './SavedQueries.tsx'
import type { useChips } from './useChips.ts'
import type { ColumnChoice } from './useColumnChoice.ts'

interface Props {
  /** Names what the reader keeps of it: saved queries, columns. */
  name: string
  title: string
  state: Pick<ListState, 'filter' | 'order'>
  onFilter: (filter: Values) => void
  filters: readonly Filter[]
  chips: ReturnType<typeof useChips>
  columns: ColumnChoice
  /** The address of what is seen at present, from its first page. */
  search: string
  /** The address of a kept search, without what no longer fits. */
  addressOf: (search: string) => string
  /** Stands before and after the tools that every list has. */
  tools?: { before?: ReactNode; after?: ReactNode }
  tabs?: ReactNode
  aside?: ReactNode
  /** Beside the filters, and below them. */
  beside?: ReactNode
  below?: ReactNode
  pager: ReactNode
  /** The row that j and k have come to. */
  onMove: (row: string | undefined) => void
  /** Keys beyond those that every list has; their words are `keys.<key>`. */
  keys?: Readonly<Record<string, () => void>>
  children: ReactNode
}

const wordsOf: Readonly<Record<string, string>> = { '/': 'search', '?': 'help' }

/** What every list has around its rows: title, tools, filters with their chips, pager, and its keys. */
export function ListFrame({ name, title, state, filters, chips, columns, keys = {}, ...rest }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const [help, setHelp] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTitle(title)
  const { onFilter, onMove, tools, search, addressOf } = rest
  useKeys({
    j: () => onMove(focusRow(document, 1)),
    k: () => onMove(focusRow(document, -1)),
    '/': () => form.current?.querySelector('input')?.focus(),
    '?': () => setHelp(true),
    ...keys
  })
  const explained = ['j', 'k', 'Enter', '/', ...Object.keys(keys), '?']
  return (
    <>
      <BoardFrame
        title={title}
        tools={
          <>
            {tools?.before}
            <SavedQueries
              list={name}
              search={search}
              canSave={chips.length > 0 || state.order !== undefined}
              addressOf={addressOf}
            />
            <ColumnMenu
              columns={columns.all.map(column => ({ ...column, label: label(column.name) }))}
              onToggle={columns.toggle}
              onReset={columns.reset}
            />
            {tools?.after}
          </>
        }
        tabs={rest.tabs}
        aside={rest.aside}
        filters={
          <>
            <FilterBar
              key={name}
              filters={filters}
              values={state.filter}
              onChange={onFilter}
              formRef={form}
              tools={rest.beside}
            />
            <ChipLine chips={chips} onClear={() => onFilter({})} />
            {rest.below}
          </>
        }
        footer={rest.pager}
      >
        {rest.children}
      </BoardFrame>
      {help && (
        <KeyHelp
          keys={explained.map(key => ({ key, words: translate(`keys.${wordsOf[key] ?? key}`) }))}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  )
}
