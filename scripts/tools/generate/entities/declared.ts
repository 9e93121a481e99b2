import type { EntityTexts, Language, ResourceSchema, View } from '@board/schemas'
import type { ModuleSource } from './module-source.ts'

/** One entity as its three files declare it, with the lines of its parts. */
export type Declared = {
  name: string
  schema: ResourceSchema
  view: View
  texts: Readonly<Record<Language, EntityTexts>>
  sources: Readonly<Record<'schema' | 'view' | 'texts', ModuleSource>>
}

/** Returns the name in the form for components and operations: `DictType` for `dictType`. */
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Returns the name in the form for tables and columns: `dict_type` for `dictType`. */
export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Returns the name of the component for one record of an entity. */
export const componentOf = (name: string): string => `Sys${pascal(name)}`

/** Tells whether an entity offers an operation on its records; without a list it offers all. */
export const offers = (
  schema: ResourceSchema,
  operation: 'create' | 'update' | 'delete' | 'export' | 'import'
): boolean => schema['x-resource'].operations?.includes(operation) ?? true
