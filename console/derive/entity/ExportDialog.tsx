import type { Entity } from '@board/schemas/entity'
import { useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { operationNamed } from '../../api/operations.ts'
import { FormDialog, Notice, Progress } from '../../widgets/registry.tsx'
import type { ListState } from '../list/params.ts'
import { formatDate } from '../time.ts'
import type { ExportFormat } from './ListTools.tsx'
import { successTime } from './useDeletion.tsx'

interface Props {
  entity: Entity
  state: ListState
  columns: readonly string[]
  format: ExportFormat
  onClose: () => void
}

/** Milliseconds that a long export may take. */
const longest = 60 * 60 * 1000

function keep(file: Blob, name: string) {
  const link = document.createElement('a')
  const address = URL.createObjectURL(file)
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** A list under its filters, fetched as a file while the reader sees how far it is and may stop it. */
export function ExportDialog({ entity, state, columns, format, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const [failure, setFailure] = useState<unknown>()
  const [loaded, setLoaded] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const name = translate(`entities.${entity.name}.name`)
  const latest = useRef({ onClose, notify })
  latest.current = { onClose, notify }
  const request = JSON.stringify({
    format,
    filter: JSON.stringify(state.filter),
    columns: JSON.stringify(columns)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again starts it anew
  useEffect(() => {
    const operation = operationNamed(entity.operations.export)
    if (!operation) return
    const stop = new AbortController()
    setFailure(undefined)
    setLoaded(0)
    const query = JSON.parse(request) as object
    api
      .callAny(operation, {
        query,
        signal: stop.signal,
        timeout: longest,
        onProgress: progress => setLoaded(progress.loaded)
      })
      .then(file => {
        if (stop.signal.aborted) return
        keep(file as Blob, `${name}-${formatDate(Date.now() / 1000)}.${format}`)
        latest.current.notify('success.done', { type: 'success', autoHideDuration: successTime })
        latest.current.onClose()
      })
      .catch(refusal => {
        if (!stop.signal.aborted) setFailure(refusal)
      })
    return () => stop.abort()
  }, [request, attempt])

  return (
    <FormDialog
      title={translate('form.title', { verb: translate('ra.action.export'), object: name })}
      verb={translate('board.retry')}
      tone="primary"
      busy={false}
      onlyClose={!failure}
      wrong={[]}
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
