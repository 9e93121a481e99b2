import { useDataProvider, useGetResourceLabel, useListContext, useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import { keepFile } from '../../api/keepFile.ts'
import type { ConsoleDataProvider, ExportParams } from '../../api/types.ts'
import { useFieldLabel } from '../../fields/labels.ts'
import { formatDate } from '../../fields/time.ts'
import { FormDialog, Notice, Progress } from '../../widgets/registry.tsx'
import { successTime } from '../dialog/done.tsx'
import type { ExportFormat } from './ExportMenu.tsx'
import { exportColumnsOf } from './exportColumns.ts'
import { useExportWords } from './exportWords.ts'

interface Props {
  /** The columns that the list shows. */
  columns: ExportParams['columns']
  /** The records to export; absent: the whole list. */
  ids?: readonly number[]
  format: ExportFormat
  onClose: () => void
}

/** Exports the surrounding list with its filters to a file. It shows the progress and lets the reader stop it. */
export function ExportDialog({ columns: shown, ids, format, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const label = useFieldLabel()
  const wordsOf = useExportWords()
  const { resource, filterValues, sort, total } = useListContext()
  const columns = exportColumnsOf(resource, shown)
  const [failure, setFailure] = useState<unknown>()
  const [loaded, setLoaded] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const name = useGetResourceLabel()(resource)
  const records = ids?.length ?? total
  const latest = useRef({ onClose, notify })
  latest.current = { onClose, notify }
  const headings = columns.map(column => label(column))
  const words = Object.fromEntries(columns.map(column => [column, wordsOf(column)]))
  const request = JSON.stringify({ format, filter: filterValues, sort, columns, headings, words, ids })

  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again starts it anew
  useEffect(() => {
    const stop = new AbortController()
    setFailure(undefined)
    setLoaded(0)
    const asked = JSON.parse(request) as Omit<ExportParams, 'signal' | 'onProgress'>
    dataProvider
      .export(resource, {
        ...asked,
        signal: stop.signal,
        onProgress: progress => setLoaded(progress.loaded)
      })
      .then(({ data }) => {
        if (stop.signal.aborted) return
        keepFile(data, `${name}-${formatDate(Date.now() / 1000)}.${format}`)
        latest.current.notify('success.done', { type: 'success', autoHideDuration: successTime })
        latest.current.onClose()
      })
      .catch(refusal => {
        if (!stop.signal.aborted) setFailure(refusal)
      })
    return () => stop.abort()
  }, [dataProvider, request, attempt])

  return (
    <FormDialog
      title={translate('form.title', { verb: translate('ra.action.export'), object: name })}
      verb={translate('board.retry')}
      tone="primary"
      busy={false}
      onlyClose={!failure}
      trouble={failure ? <Notice kind="error" words={failureWords(failure, translate)} /> : null}
      onSubmit={() => setAttempt(attempt + 1)}
      onClose={onClose}
    >
      {!failure && (
        <>
          {records !== undefined && (
            <p style={{ margin: 0 }}>{translate('entity.several', { smart_count: records })}</p>
          )}
          <Progress
            words={
              loaded > 0
                ? translate('entity.export.loaded', { size: (loaded / 1_000_000).toFixed(1) })
                : translate('entity.export.working')
            }
          />
        </>
      )}
    </FormDialog>
  )
}
