import type { Entity } from '@board/schemas/vocabulary/entity'
import { useGetResourceLabel, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { api } from '../../../api/client.ts'
import { useComma, useEnumWord, useFieldLabel } from '../../../fields/labels.ts'
import { useMe } from '../../../session/useMe.ts'
import { DataTable } from '../../../widgets/registry.tsx'
import { type EntityField, sectionsOf } from '../edit/form.ts'
import { mustFill } from '../edit/mustFill.ts'
import { SavedFile } from '../edit/SavedFile.tsx'
import { importOperation } from './importOperation.ts'

/**
 * Lists the columns that a file may have with the form of their values, and offers an empty file with these columns.
 */
export function ImportFormat({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const formatOf = useFormat()
  const { permissions } = useMe()
  const name = useGetResourceLabel()(entity.name)
  const fields = useMemo(
    () =>
      sectionsOf(entity, permissions, true)
        .flatMap(section => section.fields)
        // a table cannot contain files
        .filter(field => field.kind !== 'files'),
    [entity, permissions]
  )
  // most files hold new records
  const hintOf = (field: string) =>
    translate(`entities.${entity.name}.newHints.${field}`, {
      _: translate(`entities.${entity.name}.hints.${field}`, { _: '' })
    })
  return (
    <>
      <SavedFile
        label={translate('records.imports.template')}
        fileName={translate('records.imports.templateName', { name })}
        fetch={() => api.callAny(importOperation(entity, 'importTemplate'), {})}
      />
      <details>
        <summary style={{ cursor: 'pointer' }}>{translate('records.imports.format')}</summary>
        <DataTable
          caption={translate('records.imports.columns')}
          head={['column', 'must', 'content'].map(one => translate(`records.imports.${one}`))}
          rows={fields.map(field => [
            label(field.name),
            mustFill(field, fields) ? translate('records.imports.yes') : '',
            <FormatAndHint key={field.name} format={formatOf(field)} hint={hintOf(field.name)} />
          ])}
        />
      </details>
    </>
  )
}

/** Shows the form of a column's values and, below it, the sentence that stands under its field in the form. */
function FormatAndHint({ format, hint }: { format: string; hint: string }) {
  return (
    <>
      {format}
      {hint && <div>{hint}</div>}
    </>
  )
}

/** Returns a function that describes the values of a column. */
function useFormat() {
  const translate = useTranslate()
  const enumWord = useEnumWord()
  const comma = useComma()
  return ({ name, schema, kind }: EntityField): string => {
    const item = schema.items ?? schema
    const several = schema.items ? translate('records.imports.several') : ''
    if (item.enum) {
      const words = item.enum.filter(value => value !== null).map(value => enumWord(name, value))
      return translate('records.imports.oneOf', { words: words.join(comma) }) + several
    }
    if (item['x-dict']) return translate('records.imports.dict') + several
    if (item['x-ref'] ?? schema['x-ref']) return translate('records.imports.record') + several
    if (kind === 'number') {
      const { minimum, maximum } = schema
      const isBound = minimum !== undefined && maximum !== undefined
      return translate(isBound ? 'records.imports.between' : 'records.imports.number', { minimum, maximum })
    }
    if (kind === 'boolean' || kind === 'day' || kind === 'date' || kind === 'time' || kind === 'place')
      return translate(`records.imports.${kind === 'day' ? 'date' : kind}`)
    if (item.maxLength === undefined) return translate('records.imports.text') + several
    return translate('records.imports.upTo', { smart_count: item.maxLength }) + several
  }
}
