import { Suspense, useState } from 'react'
import { lazyPart } from '../../base/lazyPart.ts'
import { type ExportFormat, ExportMenu } from './ExportMenu.tsx'

const ExportDialog = lazyPart(() =>
  import('./ExportDialog.tsx').then(module => ({ default: module.ExportDialog }))
)

interface Props {
  columns: readonly string[]
  /** These records only; absent: the whole list. */
  ids?: readonly number[]
  /** The words of the button; absent: 导出. */
  label?: string
}

/** Exports the surrounding list with its filters, or some of its records. */
export function ListExport({ columns, ids, label }: Props) {
  const [format, setFormat] = useState<ExportFormat>()
  return (
    <>
      <ExportMenu {...(label !== undefined && { label })} onChoose={setFormat} />
      <Suspense>
        {format && (
          <ExportDialog
            columns={columns}
            format={format}
            {...(ids && { ids })}
            onClose={() => setFormat(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
