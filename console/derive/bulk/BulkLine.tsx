import type { ActionId } from '@board/generated/actions'
import { useListContext, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { ConsoleBoard } from '../../base/boards.ts'
import { isExported } from '../../base/isExported.ts'
import { lazyPart } from '../../base/lazyPart.ts'
import type { BoardRecord } from '../../provider/boards.ts'
import { ActionButton, ToolLine } from '../../widgets/registry.tsx'
import { ListExport } from '../list/ListExport.tsx'
import type { BulkAct } from './bulkActs.ts'
import type { Chosen } from './useChosen.ts'
import { useSelectAll } from './useSelectAll.ts'

const BulkDialog = lazyPart(() => import('./BulkDialog.tsx').then(module => ({ default: module.BulkDialog })))

interface Props {
  board: ConsoleBoard
  acts: readonly BulkAct[]
  /** The columns of an export. */
  columns: readonly string[]
  chosen: Chosen
}

/** Returns the word for an action on several rows. */
export function useBulkVerb(): (act: BulkAct) => string {
  const translate = useTranslate()
  return act => translate(act === 'keep' ? 'bulk.keep' : `actions.${act satisfies ActionId}.verb`)
}

/** Shows the actions on the ticked rows of a board. They are disabled until a row is ticked. */
export function BulkLine({ board, acts, columns, chosen }: Props) {
  const translate = useTranslate()
  const verbOf = useBulkVerb()
  const { selectedIds, onUnselectItems } = useListContext<BoardRecord>()
  const [open, setOpen] = useState<BulkAct>()
  const [outcome, setOutcome] = useState<string>()
  const all = useSelectAll(chosen.choose)
  const count = selectedIds.length
  const start = (act: BulkAct) => {
    setOutcome(undefined)
    setOpen(act)
  }
  return (
    <ToolLine label={translate('entity.withSelected')} ticked={count > 0}>
      {acts.map(act => (
        <ActionButton key={act} small disabled={count === 0} onClick={() => start(act)}>
          {verbOf(act)}
        </ActionButton>
      ))}
      {count > 0 && isExported(board) && (
        <ListExport columns={columns} ids={selectedIds.map(Number)} label={translate('bulk.export')} />
      )}
      <span role="status">
        {outcome ?? (count > 0 ? translate('ra.action.bulk_actions', { smart_count: count }) : '')}
      </span>
      {all && (
        <ActionButton small tone="quiet" busy={all.busy} onClick={all.select}>
          {translate(all.isWhole ? 'bulk.selectAll' : 'bulk.selectFirst', { smart_count: all.count })}
        </ActionButton>
      )}
      {count > 0 && (
        <ActionButton small tone="quiet" onClick={() => onUnselectItems()}>
          {translate('ra.action.unselect')}
        </ActionButton>
      )}
      <Suspense>
        {open && (
          <BulkDialog
            board={board}
            act={open}
            chosen={chosen}
            onOutcome={setOutcome}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </ToolLine>
  )
}
