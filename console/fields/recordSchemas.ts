import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import { useResourceContext } from 'ra-core'
import { createContext, useContext } from 'react'
import { boardNamed, schemasOf } from '../base/boards.ts'

/** Finds the schema of the records of a resource; undefined if there is none. */
export type SchemaFinder = (resource: string) => JsonSchema | undefined

/** Returns the schema of a board's rows. */
export function rowSchemaOf(resource: string): JsonSchema | undefined {
  const board = boardNamed(resource)
  return board && schemasOf(board).row
}

/** The schemas for a page. The pages of entities also provide those of all entities (`EntityPage`). */
export const RecordSchemasContext = createContext<SchemaFinder>(rowSchemaOf)

const unknown: JsonSchema = {}

/** Returns the schema of the records of the surrounding resource. */
export function useRecordSchema(): JsonSchema {
  const find = useContext(RecordSchemasContext)
  const resource = useResourceContext()
  return (resource !== undefined && find(resource)) || unknown
}

/**
 * Returns the schema of a field of the resource around a component; an empty one if the resource has no such
 * field.
 */
export const useFieldSchema = (source: string): JsonSchema =>
  useRecordSchema().properties?.[source] ?? unknown
