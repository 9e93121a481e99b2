import { useTranslate } from 'ra-core'
import { useFieldLabel } from '../../fields/labels.ts'
import { PageTexts } from '../../widgets/parts/PageTexts.tsx'
import { ColumnArranger, ReadDialog } from '../../widgets/registry.tsx'
import { columnWidth } from './columnOrder.ts'
import type { ColumnChoice } from './useColumnChoice.ts'

interface Props {
  columns: ColumnChoice
  onClose: () => void
}

/** Lets the reader change the order and the widths of a list's columns by keyboard. Each change is visible at once. */
export function ColumnArrangement({ columns, onClose }: Props) {
  const translate = useTranslate()
  const label = useFieldLabel()
  return (
    <ReadDialog title={translate('board.arrangeColumns')} onClose={onClose}>
      <PageTexts family="columns">
        <ColumnArranger
          columns={columns.all.filter(({ shown }) => shown).map(one => ({ ...one, label: label(one.name) }))}
          limits={columnWidth}
          onMove={columns.moveTo}
          onResize={columns.resize}
          onReset={columns.reset}
        />
      </PageTexts>
    </ReadDialog>
  )
}
