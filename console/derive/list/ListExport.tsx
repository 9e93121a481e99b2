import { lazy, Suspense, useState } from 'react'
import type { ConsoleBoard } from '../../boards.ts'
import { type ExportFormat, ExportMenu } from '../list/ExportMenu.tsx'
import type { Column } from '../schema/columns.ts'

const ExportDialog = lazy(() =>
  import('../list/ExportDialog.tsx').then(module => ({ default: module.ExportDialog }))
)

/** The lists that `exportList` takes. */
const exported: readonly string[] = ['pageAns', 'pageCollect', 'pageAll', 'pageTo', 'pageFrom']

/** Tells whether the list of a board can be exported. */
export const isExported = ({ list }: ConsoleBoard): boolean => exported.includes(list)

interface Props {
  columns: readonly Column[]
  /** These records only; absent: the whole list. */
  ids?: readonly number[]
  /** The words of the button; absent: 导出. */
  label?: string
}

/** Exports the list of a board as it is filtered, or some of its records. */
export function BoardExport({ columns, ids, label }: Props) {
  const [format, setFormat] = useState<ExportFormat>()
  return (
    <>
      <ExportMenu {...(label !== undefined && { label })} onChoose={setFormat} />
      <Suspense>
        {format && (
          <ExportDialog
            columns={columns.map(({ name }) => name)}
            format={format}
            {...(ids && { ids })}
            onClose={() => setFormat(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
