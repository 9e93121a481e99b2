import { useGetResourceLabel, useResourceContext, useTranslate } from 'ra-core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { lazyPart } from '../../base/lazyPart.ts'
import type { Filter } from '../../fields/filters.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { useTitle } from '../../widgets/parts/useTitle.ts'
import { BoardFrame, ColumnMenu, KeyHelp } from '../../widgets/registry.tsx'
import { DoneLine } from '../dialog/DoneLine.tsx'
import { focusRow, useKeys } from '../keys.ts'
import { ColumnChoiceProvider } from './ColumnChoiceContext.ts'
import { FilterBar } from './FilterBar.tsx'
import { FilterChips } from './FilterChips.tsx'
import { SavedQueries } from './SavedQueries.tsx'
import type { ColumnChoice } from './useColumnChoice.ts'

interface Props {
  filters: readonly Filter[]
  /** The filters shown as chips; absent: those of the filter line. */
  chipped?: readonly Filter[]
  columns: ColumnChoice
  /** Rendered before and after the tools that every list has. */
  tools?: { before?: ReactNode; after?: ReactNode }
  tabs?: ReactNode
  aside?: ReactNode
  /** Rendered beside the filters, and below them. */
  beside?: ReactNode
  below?: ReactNode
  pager: ReactNode
  /** Receives the row to which the keys j and k have moved. */
  onMove: (row: string | undefined) => void
  /** Further keys besides those of every list. Their texts are `keys.<key>`. */
  keys?: Readonly<Record<string, () => void>> | undefined
  children: ReactNode
}

const ColumnArrangement = lazyPart(() =>
  import('./ColumnArrangement.tsx').then(module => ({ default: module.ColumnArrangement }))
)

const wordsOf: Readonly<Record<string, string>> = {
  '/': 'search',
  '?': 'help',
  '[': 'earlier',
  ']': 'later',
  t: 'today'
}

/**
 * Shows the parts around the rows of a list: title, tools, filters with their chips, and pager. It also handles the
 * keys.
 */
export function ListFrame({ filters, chipped = filters, columns, keys = {}, onMove, tools, ...rest }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const title = useGetResourceLabel()(useResourceContext() ?? '')
  const [help, setHelp] = useState(false)
  const [isArranging, setArranging] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useTitle(title)
  useKeys({
    j: () => onMove(focusRow(document, 1)),
    k: () => onMove(focusRow(document, -1)),
    '/': () => form.current?.querySelector('input')?.focus(),
    '?': () => setHelp(true),
    ...keys
  })
  const explained = ['j', 'k', 'Enter', '/', ...Object.keys(keys), '?']
  return (
    <ColumnChoiceProvider value={columns}>
      <BoardFrame
        title={title}
        tools={
          <>
            {tools?.before}
            <SavedQueries />
            <ColumnMenu
              columns={columns.all.map(column => ({ ...column, label: label(column.name) }))}
              onToggle={columns.toggle}
              onArrange={() => setArranging(true)}
              onReset={columns.reset}
            />
            {tools?.after}
          </>
        }
        tabs={rest.tabs}
        aside={rest.aside}
        filters={
          <>
            <DoneLine />
            <FilterBar filters={filters} formRef={form} tools={rest.beside} />
            <FilterChips filters={chipped} />
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
      <Suspense>
        {isArranging && <ColumnArrangement columns={columns} onClose={() => setArranging(false)} />}
      </Suspense>
    </ColumnChoiceProvider>
  )
}
