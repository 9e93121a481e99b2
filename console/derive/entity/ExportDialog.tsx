import type { Entity } from '@board/schemas/entity'
import { useDataProvider, useGetResourceLabel, useListContext, useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { failureWords } from '../../api/failure.ts'
import type { ConsoleDataProvider, ExportParams } from '../../provider/types.ts'
import { FormDialog, Notice, Progress } from '../../widgets/registry.tsx'
import { successTime } from '../dialog/ActionHost.tsx'
import { formatDate } from '../time.ts'
import type { ExportFormat } from './ListTools.tsx'

interface Props {
  entity: Entity
  columns: readonly string[]
  format: ExportFormat
  onClose: () => void
}

function keep(file: Blob, name: string) {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Exports the filtered list to a file; shows the progress and lets the reader stop it. */
export function ExportDialog({ entity, columns, format, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<ConsoleDataProvider>()
  const { filterValues } = useListContext()
  const [failure, setFailure] = useState<unknown>()
  const [loaded, setLoaded] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const name = useGetResourceLabel()(entity.name)
  const latest = useRef({ onClose, notify })
  latest.current = { onClose, notify }
  const request = JSON.stringify({ format, filter: filterValues, columns })

  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again starts it anew
  useEffect(() => {
    const stop = new AbortController()
    setFailure(undefined)
    setLoaded(0)
    const asked = JSON.parse(request) as Pick<ExportParams, 'format' | 'filter' | 'columns'>
    dataProvider
      .export(entity.name, {
        ...asked,
        signal: stop.signal,
        onProgress: progress => setLoaded(progress.loaded)
      })
      .then(({ data }) => {
        if (stop.signal.aborted) return
        keep(data, `${name}-${formatDate(Date.now() / 1000)}.${format}`)
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
        <Progress
          words={
            loaded > 0
              ? translate('entity.export.loaded', { size: (loaded / 1_000_000).toFixed(1) })
              : translate('entity.export.working')
          }
        />
      )}
    </FormDialog>
  )
}
