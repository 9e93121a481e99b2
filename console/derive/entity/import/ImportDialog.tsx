import type { Entity } from '@board/schemas/vocabulary/entity'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type TranslateFunction, useGetResourceLabel, useNotify, useTranslate } from 'ra-core'
import { useEffect, useId, useRef, useState } from 'react'
import { createAttempts } from '../../../api/attempts.ts'
import { api } from '../../../api/client.ts'
import { failureWords } from '../../../api/failure.ts'
import { isEmpty } from '../../../fields/fields.ts'
import { useFieldLabel } from '../../../fields/labels.ts'
import { withPageTexts } from '../../../widgets/parts/PageTexts.tsx'
import { controls, DataTable, FileButton, FormDialog, Notice, Progress } from '../../../widgets/registry.tsx'
import { useSend } from '../../dialog/useSend.ts'
import { DerivedField } from '../../record/DerivedField.tsx'
import { SavedFile } from '../edit/SavedFile.tsx'
import { ImportedRecords } from './ImportedRecords.tsx'
import { ImportFormat } from './ImportFormat.tsx'
import { importOperation } from './importOperation.ts'

/** The server's findings about a file; nothing is written yet. */
interface Preview {
  batchId: number | string
  lines: number
  valid: number
  /** The number of lines whose record exists already. */
  existing: number
  errors: readonly { line: number; field: string; message: string }[]
  sample: readonly Readonly<Record<string, unknown>>[]
}

/** The numbers of lines by their result. */
interface Imported {
  created: number
  /** The new records; empty if they are too many for one call. */
  ids: readonly number[]
  updated: number
  skipped: number
  /** The reasons why lines were skipped. */
  problems: Preview['errors']
}

/** Maximum number of lines shown: nobody reads more. */
const maxErrors = 200

/**
 * Imports a file of records. It shows the errors by line, and asks what to do with existing records and with refused
 * lines. Nothing is written before the confirmation.
 */
export const ImportDialog = withPageTexts('records', Importing)

function Importing({ entity, onClose }: { entity: Entity; onClose: () => void }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const queries = useQueryClient()
  const [share, setShare] = useState<number>()
  const [updates, setUpdates] = useState(false)
  const [skips, setSkips] = useState(false)
  const id = useId()
  const [attempt] = useState(() => createAttempts())
  const notify = useNotify()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const name = useGetResourceLabel()(entity.name)

  const reading = useMutation({
    mutationFn: async (file: File) => {
      const answer = await api.callAny(importOperation(entity, 'import'), {
        body: { file },
        onProgress: ({ loaded, total }) => setShare(total > 0 ? loaded / total : 0)
      })
      return { ...(answer as Preview), fileName: file.name }
    },
    onSettled: () => setShare(undefined)
  })
  const preview = reading.data
  const writing = useSend({
    mutationFn: async (batchId: Preview['batchId']) => {
      const operation = importOperation(entity, 'importConfirm')
      const body = {
        batchId,
        existing: updates ? 'update' : 'refuse',
        refused: skips ? 'skip' : 'stop'
      }
      const answer = await attempt([operation, body], idempotencyKey =>
        api.callAny(operation, { body, idempotencyKey })
      )
      return answer as Imported
    },
    onSuccess: answer => {
      // the reader has left the page meanwhile
      if (!isShown.current) notify(importedWords(answer, translate), { type: 'info', autoHideDuration: null })
      return queries.invalidateQueries({ queryKey: [entity.name] })
    },
    onError: failure => {
      if (!isShown.current) notify(failureWords(failure, translate), { type: 'error' })
    }
  })
  const { data: imported, isPending: busy } = writing
  const failure = writing.error ?? reading.error

  function read(file: File) {
    writing.reset()
    setUpdates(false)
    setSkips(false)
    setShare(0)
    reading.mutate(file)
  }

  // the heading is the first line
  const isHeadingWrong = preview?.errors.some(({ line }) => line === 1) ?? false
  const writable = (preview?.valid ?? 0) + (updates ? (preview?.existing ?? 0) : 0)
  const refused = (preview?.lines ?? 0) - writable
  const ready = preview !== undefined && !isHeadingWrong && writable > 0 && (refused === 0 || skips)
  const refusedFile = preview && (
    <SavedFile
      key={`${preview.batchId} ${imported !== undefined}`}
      label={translate('records.imports.refusedLines')}
      fileName={translate('records.imports.refusedName', { name })}
      fetch={() =>
        api.callAny(importOperation(entity, 'importRefused'), { query: { batchId: preview.batchId } })
      }
    />
  )
  // in the order of the schema, including the fields that the file leaves out
  const fields = Object.keys(entity.schema.properties).filter(field =>
    preview?.sample.some(record => !isEmpty(record[field]))
  )
  return (
    <FormDialog
      title={translate('form.title', { verb: translate('entity.import.verb'), object: name })}
      verb={translate('entity.import.confirm', { smart_count: writable })}
      tone="primary"
      wide
      busy={busy}
      stays={share !== undefined}
      onlyClose={!ready || imported !== undefined}
      done={imported !== undefined}
      trouble={failure ? <Notice kind="error" words={failureWords(failure, translate)} /> : null}
      onSubmit={async () => {
        // the dialog shows a refusal
        if (preview) await writing.send(preview.batchId).catch(() => undefined)
        return undefined
      }}
      onClose={onClose}
    >
      {imported ? (
        <>
          <Notice
            kind={imported.skipped > 0 ? 'warning' : 'done'}
            words={importedWords(imported, translate)}
          />
          <LineProblems problems={imported.problems} />
          {imported.skipped > 0 && refusedFile}
          <ImportedRecords entity={entity} ids={imported.ids} />
        </>
      ) : (
        <>
          <p style={{ margin: 0 }}>{translate('entity.import.help')}</p>
          {/* a new result closes the formats, which would push it out of sight */}
          <ImportFormat key={preview?.batchId} entity={entity} />
          <FileButton
            label={translate(preview ? 'entity.import.another' : 'entity.import.choose')}
            accept=".csv,.xlsx"
            disabled={share !== undefined || busy}
            onChoose={read}
          />
        </>
      )}
      {share !== undefined && (
        <Progress
          words={translate(share < 1 ? 'entity.import.sending' : 'entity.import.reading')}
          share={share < 1 ? share : undefined}
        />
      )}
      {busy && <Progress words={translate('records.imports.writing', { smart_count: writable })} />}
      {preview && !imported && (
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
              <Notice
                kind="warning"
                words={translate(isHeadingWrong ? 'records.imports.heading' : 'records.imports.wrong')}
              />
              <LineProblems problems={preview.errors} />
              {preview.errors.some(({ line }) => line > 1) && refusedFile}
            </>
          )}
          {!isHeadingWrong && preview.existing > 0 && (
            <BooleanChoice
              id={`${id}-update`}
              checked={updates}
              onChange={setUpdates}
              label={translate('records.imports.update', {
                smart_count: preview.existing,
                key: label(entity.schema['x-resource'].label)
              })}
            />
          )}
          {!isHeadingWrong && refused > 0 && writable > 0 && (
            <BooleanChoice
              id={`${id}-skip`}
              checked={skips}
              onChange={setSkips}
              label={translate('records.imports.skip', { smart_count: refused })}
            />
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

/** Lists the problems of a file: the line, the field and the reason. */
function LineProblems({ problems }: { problems: Preview['errors'] }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  if (problems.length === 0) return null
  return (
    <>
      <DataTable
        caption={translate('entity.import.errors')}
        head={['line', 'field', 'message'].map(one => translate(`entity.import.${one}`))}
        rows={problems.slice(0, maxErrors).map(({ line, field, message }) => [
          String(line),
          // a column of syllables is hard to read on a phone
          <span key={field} style={{ display: 'inline-block', minWidth: '5em' }}>
            {field && label(field)}
          </span>,
          message
        ])}
      />
      {problems.length > maxErrors && (
        <p style={{ margin: 0 }}>
          {translate('entity.import.more', { smart_count: problems.length - maxErrors })}
        </p>
      )}
    </>
  )
}

interface ChoiceProps {
  id: string
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const BooleanChoice = ({ id, label, checked, onChange }: ChoiceProps) => (
  <controls.boolean
    id={id}
    name={id}
    label={label}
    schema={{ type: 'boolean' }}
    value={checked}
    onChange={value => onChange(value === true)}
  />
)

/** Returns the text about the result of an import. If all records are new, it only has their number. */
function importedWords({ created, updated, skipped }: Imported, translate: TranslateFunction): string {
  if (updated + skipped === 0) return translate('entity.import.done', { smart_count: created })
  return translate('records.imports.done', { created, updated, skipped })
}
