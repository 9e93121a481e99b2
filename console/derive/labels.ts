import type { Entity } from '@board/schemas/entity'
import type { JsonSchema } from '@board/schemas/vocabulary'
import { useLocale, useResourceContext, useTranslate } from 'ra-core'
import { useCallback } from 'react'
import { useLabels } from '../api/site.ts'
import type { Graded } from '../api/state-words.ts'
import type { EntityRecord } from './entity/types.ts'

/**
 * The label of a property: within a schema-driven resource its own (`entities.<name>.fields`), else the common one; an
 * operation may call it something else (`actions.<operationId>.fields.<name>`).
 */
export function useFieldLabel() {
  const translate = useTranslate()
  const resource = useResourceContext()
  return useCallback(
    (name: string, operation?: string) => {
      const common = translate(`fields.${name}`, { _: name })
      const label = resource ? translate(`entities.${resource}.fields.${name}`, { _: common }) : common
      return operation ? translate(`actions.${operation}.fields.${name}`, { _: label }) : label
    },
    [translate, resource]
  )
}

/** The word of an enum's value that no dictionary has. */
export function useEnumWord() {
  const translate = useTranslate()
  const resource = useResourceContext()
  return useCallback(
    (name: string, value: unknown) => {
      const common = translate(`enums.${name}.${String(value)}`, { _: String(value ?? '') })
      return resource
        ? translate(`entities.${resource}.enums.${name}.${String(value)}`, { _: common })
        : common
    },
    [translate, resource]
  )
}

/** A single value in words, except references to records. The record that it belongs to decides the word of a state. */
export function useValueWords() {
  const translate = useTranslate()
  const labels = useLabels()
  const enumWord = useEnumWord()
  return useCallback(
    (name: string, schema: JsonSchema, value: unknown, row?: Graded) => {
      if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
      return schema['x-dict'] ? labels(schema['x-dict'], value, row) : enumWord(name, value)
    },
    [translate, labels, enumWord]
  )
}

/** What stands between the parts of a list. */
export const useComma = () => (useLocale().startsWith('zh') ? '、' : ', ')

/** What a record is called: the value that names it, in words where it is one of a few. */
export function useRecordName({ schema }: Entity) {
  const wordsOf = useValueWords()
  return useCallback(
    (record: EntityRecord) => {
      const { label } = schema['x-resource']
      const [field, value] = [schema.properties[label], record[label]]
      return field?.enum ? wordsOf(label, field, value) : String(value ?? record.id)
    },
    [schema, wordsOf]
  )
}
