import type { Entity } from '@board/schemas/entity'
import { useGetResourceLabel, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { keepFile } from '../../api/keepFile.ts'
import { useMe } from '../../auth/useMe.ts'
import { ActionButton, DataTable } from '../../widgets/registry.tsx'
import { useComma, useEnumWord, useFieldLabel } from '../labels.ts'
import { type EntityField, sectionsOf } from './form.ts'

/** Names the columns that a file may have and what stands in them, and offers a file with these columns. */
export function ImportFormat({ entity }: { entity: Entity }) {
  const translate = useTranslate()
  const label = useFieldLabel()
  const formatOf = useFormat()
  const { permissions } = useMe()
  const name = useGetResourceLabel()(entity.name)
  const fields = useMemo(
    () => sectionsOf(entity, permissions, true).flatMap(section => section.fields),
    [entity, permissions]
  )
  const heading = fields.map(field => `"${label(field.name).replaceAll('"', '""')}"`).join(',')
  const keepTemplate = () =>
    // with a byte order mark, without which Excel would not read Chinese
    keepFile(new Blob([`\uFEFF${heading}\r\n`], { type: 'text/csv' }), `${name}.csv`)
  return (
    <>
      <div>
        <ActionButton onClick={keepTemplate}>{translate('imports.template')}</ActionButton>
      </div>
      <details>
        <summary style={{ cursor: 'pointer' }}>{translate('imports.format')}</summary>
        <DataTable
          caption={translate('imports.columns')}
          head={['column', 'must', 'content'].map(one => translate(`imports.${one}`))}
          rows={fields.map(field => [
            label(field.name),
            field.required ? translate('imports.yes') : '',
            formatOf(field)
          ])}
        />
      </details>
    </>
  )
}

/** Returns a function that says what stands in a column. */
function useFormat() {
  const translate = useTranslate()
  const enumWord = useEnumWord()
  const comma = useComma()
  return ({ name, schema, kind }: EntityField): string => {
    const item = schema.items ?? schema
    const several = schema.items ? translate('imports.several') : ''
    if (item.enum) {
      const words = item.enum.filter(value => value !== null).map(value => enumWord(name, value))
      return translate('imports.oneOf', { words: words.join(comma) }) + several
    }
    if (item['x-dict']) return translate('imports.dict') + several
    if (item['x-ref'] ?? schema['x-ref']) return translate('imports.record') + several
    if (kind === 'number') {
      const { minimum, maximum } = schema
      const isBound = minimum !== undefined && maximum !== undefined
      return translate(isBound ? 'imports.between' : 'imports.number', { minimum, maximum })
    }
    if (kind === 'boolean' || kind === 'day' || kind === 'date' || kind === 'time')
      return translate(`imports.${kind === 'day' ? 'date' : kind}`)
    if (item.maxLength === undefined) return translate('imports.text') + several
    return translate('imports.upTo', { smart_count: item.maxLength }) + several
  }
}
