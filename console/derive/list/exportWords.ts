import { eventVerbs } from '@board/generated/event-verbs'
import { useResourceContext, useTranslate } from 'ra-core'
import { boardNamed, schemasOf } from '../../base/boards.ts'
import { useEnumWord } from '../../fields/labels.ts'

type Words = Readonly<Record<string, string>>

/**
 * Returns the texts of a board's columns that only the console has: those of values without a dictionary, and of
 * events.
 */
export function useExportWords() {
  const translate = useTranslate()
  const enumWord = useEnumWord()
  const board = boardNamed(useResourceContext() ?? null)
  const properties = board && schemasOf(board).row.properties
  return (column: string): Words | undefined => {
    const schema = properties?.[column]
    if (!schema || schema['x-dict']) return undefined
    if (column === 'verb')
      return Object.fromEntries(eventVerbs.map(verb => [verb, translate(`events.${verb}`, { _: verb })]))
    const values = (schema.enum ?? []).filter(value => value !== null)
    if (values.length === 0) return undefined
    return Object.fromEntries(values.map(value => [String(value), enumWord(column, value)]))
  }
}
