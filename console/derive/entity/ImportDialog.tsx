import type { Entity } from '@board/schemas/entity'
import { useQueryClient } from '@tanstack/react-query'
import { useGetResourceLabel, useTranslate } from 'ra-core'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { failureWords } from '../../api/failure.ts'
import { operationNamed } from '../../api/operations.ts'
import { createAttempts } from '../../provider/attempts.ts'
import { DataTable, FileButton, FormDialog, Notice, Progress } from '../../widgets/registry.tsx'
import { useThrottle } from '../dialog/throttle.ts'
import { useFieldLabel } from '../labels.ts'
import { DerivedField } from '../record/DerivedField.tsx'
import { isEmpty } from '../schema/fields.ts'

/** The server's findings about a file; nothing is written yet. */
interface Preview {
  batchId: number | string
  lines: number
  valid: number
  errors: readonly { line: number; field: string; message: string }[]
  sample: readonly Readonly<Record<string, unknown>>[]
}

/** Maximum number of lines shown: nobody reads more. */
const mostErrors = 200

/**
 * Imports a file of records: shows the errors line by line and asks for confirmation; only then all records
 * are written, or none.
 */
export function ImportDialog({ entity, onClose }: { entity: Entity; onClose: () => void }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const queries = useQueryClient()
  const [share, setShare] = useState<number>()
  const [preview, setPreview] = useState<Preview & { fileName: string }>()
  const [created, setCreated] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const throttle = useThrottle()
  const [attempt] = useState(() => createAttempts())
  const name = useGetResourceLabel()(entity.name)

  async function read(file: File) {
    const operation = operationNamed(entity.operations.import)
    if (!operation) return
    setFailure(undefined)
    setPreview(undefined)
    setShare(0)
    try {
      const answer = await api.callAny(operation, {
        body: { file },
        onProgress: ({ loaded, total }) => setShare(total > 0 ? loaded / total : 0)
      })
      setPreview({ ...(answer as Preview), fileName: file.name })
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setShare(undefined)
    }
  }
  async function confirm() {
    const operation = operationNamed(entity.operations.importConfirm)
    if (!operation || !preview) return
    setBusy(true)
    setFailure(undefined)
    try {
      const body = { batchId: preview.batchId }
      const sent = await throttle(() =>
        attempt([operation, body], idempotencyKey => api.callAny(operation, { body, idempotencyKey }))
      )
      if (!sent) return
      setCreated((sent.data as { created: number }).created)
      void queries.invalidateQueries({ queryKey: [entity.name] })
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setBusy(false)
    }
  }

  const ready = preview !== undefined && preview.errors.length === 0 && preview.lines > 0
  // in the order of the schema, including the fields that the file leaves out
  const fields = Object.keys(entity.schema.properties).filter(field =>
    preview?.sample.some(record => !isEmpty(record[field]))
  )
  return (
    <FormDialog
      title={translate('form.title', { verb: translate('entity.import.verb'), object: name })}
      verb={translate('entity.import.confirm', { smart_count: preview?.lines ?? 0 })}
      tone="primary"
      wide
      busy={busy}
      onlyClose={!ready || created !== undefined}
      done={created !== undefined}
      trouble={failure ? <Notice kind="error" words={failureWords(failure, translate)} /> : null}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      {created !== undefined ? (
        <Notice kind="done" words={translate('entity.import.done', { smart_count: created })} />
      ) : (
        <>
          <p style={{ margin: 0 }}>{translate('entity.import.help')}</p>
          <FileButton
            label={translate(preview ? 'entity.import.another' : 'entity.import.choose')}
            accept=".csv,.xlsx"
            disabled={share !== undefined || busy}
            onChoose={file => void read(file)}
          />
        </>
      )}
      {share !== undefined && (
        <Progress
          words={translate(share < 1 ? 'entity.import.sending' : 'entity.import.reading')}
          share={share < 1 ? share : undefined}
        />
      )}
      {busy && <Progress words={translate('entity.import.writing')} />}
      {preview && created === undefined && (
        <>
          <p role="status" style={{ margin: 0 }}>
            {translate('entity.import.found', {
              file: preview.fileName,
              lines: preview.lines,
              valid: preview.valid,
              wrong: preview.lines - preview.valid
            })}
          </p>
          {preview.errors.length > 0 && (
            <>
              <Notice kind="warning" words={translate('entity.import.wrong')} />
              <DataTable
                caption={translate('entity.import.errors')}
                head={['line', 'field', 'message'].map(one => translate(`entity.import.${one}`))}
                rows={preview.errors
                  .slice(0, mostErrors)
                  .map(({ line, field, message }) => [String(line), field ? label(field) : '', message])}
              />
              {preview.errors.length > mostErrors && (
                <p style={{ margin: 0 }}>
                  {translate('entity.import.more', { smart_count: preview.errors.length - mostErrors })}
                </p>
              )}
            </>
          )}
          {ready && fields.length > 0 && (
            <DataTable
              caption={translate('entity.import.sample')}
              head={fields.map(field => label(field))}
              rows={preview.sample.map(record =>
                fields.map(
                  field =>
                    !isEmpty(record[field]) && (
                      <DerivedField key={field} source={field} record={{ ...record, id: 0 }} />
                    )
                )
              )}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
