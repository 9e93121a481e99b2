import type { EntityTexts, Language, ResourceSchema, View } from '@board/schemas'
import type { ModuleSource } from './module-source.ts'

/** One entity as its three files declare it, with the place of everything in them. */
export type Declared = {
  name: string
  schema: ResourceSchema
  view: View
  texts: Readonly<Record<Language, EntityTexts>>
  sources: Readonly<Record<'schema' | 'view' | 'texts', ModuleSource>>
}

/** `dictType` as it stands in names of components and operations: `DictType`. */
const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** `dictType` as a table and its columns are called: `dict_type`. */
export const snake = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** Name of the component that one record of an entity makes. */
export const componentOf = (name: string): string => `Sys${pascal(name)}`

/** Whether a record can be changed, and so has a version. */
export const offers = (
  schema: ResourceSchema,
  operation: 'create' | 'update' | 'delete' | 'export' | 'import'
): boolean => schema['x-resource'].operations?.includes(operation) ?? true
