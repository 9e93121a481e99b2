import type { Graded } from '@board/schemas/facts/ungraded'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { useGetRecordRepresentation, useLocale, useResourceContext, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { useLabels } from '../api/site.ts'
import type { EntityRecord } from './entityRecord.ts'

/**
 * Returns the label of a property. A schema-driven resource has its own (`entities.<name>.fields`); otherwise the
 * common one is used. An operation may have another (`actions.<operationId>.fields.<name>`), which may contain the
 * minimum length of the text as %{min}.
 */
export function useFieldLabel() {
  const translate = useTranslate()
  const resource = useResourceContext()
  return useCallback(
    (name: string, operation?: string, min?: number) => {
      const common = translate(`fields.${name}`, { _: name })
      const label = resource ? translate(`entities.${resource}.fields.${name}`, { _: common }) : common
      return operation ? translate(`actions.${operation}.fields.${name}`, { _: label, min }) : label
    },
    [translate, resource]
  )
}

/**
 * Returns the label of an enum's value that no dictionary has. An operation may have another for a field of its dialog
 * (`actions.<operationId>.values.<name>`).
 */
export function useEnumWord() {
  const translate = useTranslate()
  const resource = useResourceContext()
  return useCallback(
    (name: string, value: unknown, operation?: string) => {
      const common = translate(`enums.${name}.${String(value)}`, { _: String(value ?? '') })
      const label = resource
        ? translate(`entities.${resource}.enums.${name}.${String(value)}`, { _: common })
        : common
      return operation
        ? translate(`actions.${operation}.values.${name}.${String(value)}`, { _: label })
        : label
    },
    [translate, resource]
  )
}

/** Formats a single value, except references to records. The label of a state depends on the record. */
export function useValueWords() {
  const translate = useTranslate()
  const labels = useLabels()
  const enumWord = useEnumWord()
  return useCallback(
    (name: string, schema: JsonSchema, value: unknown, row?: Graded) => {
      if (typeof value === 'boolean' && !schema.enum) return translate(`ra.boolean.${value}`)
      return schema['x-dict'] ? labels(schema['x-dict'], value, row) : enumWord(name, value)
    },
    [translate, labels, enumWord]
  )
}

/** Returns the separator of a list's items. */
export const useComma = () => (useLocale().startsWith('zh') ? '、' : ', ')

/** Returns the sign between a label and its value in one line. */
export const useColon = () => (useLocale().startsWith('zh') ? '：' : ': ')

/** Returns a function that puts words in brackets behind others. */
export function useBrackets() {
  const locale = useLocale()
  return (words: string) => (locale.startsWith('zh') ? `（${words}）` : ` (${words})`)
}

/** Returns the words for a new record of a resource: 新建角色. */
export function useNewTitle() {
  const translate = useTranslate()
  return useCallback(
    (resource: string) => {
      const name = translate(`one.${resource}`, { _: '' })
      return translate(name ? 'ra.page.create' : 'ra.action.create', { name })
    },
    [translate]
  )
}

/** Returns the name of a record, by the `recordRepresentation` of its resource (`console/app/resources.tsx`). */
export function useRecordName({ name }: Pick<Entity, 'name'>) {
  const representation = useGetRecordRepresentation(name)
  return useCallback((record: EntityRecord) => String(representation(record)), [representation])
}
