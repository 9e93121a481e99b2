import type { JsonSchema, ResourceHint, ResourceOperation, View } from './vocabulary.ts'

/** A schema-driven resource with everything that server and console need, as in `generated/entities.ts`. */
export interface Entity {
  readonly name: string
  /** The whole schema of a record without references: its own properties and `id`, `version`, `allowedActions`. */
  readonly schema: EntitySchema
  readonly view: View
  /** The filters of the list; each property has an `x-filter`. */
  readonly filter: JsonSchema
  readonly operations: EntityOperations
  readonly permissions: EntityPermissions
}

/** A record's schema with its hint. */
export interface EntitySchema extends JsonSchema {
  readonly $id: string
  readonly properties: Readonly<Record<string, JsonSchema>>
  readonly required: readonly string[]
  readonly 'x-resource': {
    readonly label: string
    readonly title: string
    readonly operations: readonly ResourceOperation[]
    readonly area?: ResourceHint['area']
    readonly scope?: string
    readonly refusals?: ResourceHint['refusals']
  }
}

/** The operationIds; operations that the resource does not offer are absent. */
export interface EntityOperations {
  readonly list: string
  readonly get: string
  readonly options: string
  readonly history: string
  readonly create?: string
  readonly update?: string
  readonly delete?: string
  readonly deleteMany?: string
  readonly export?: string
  readonly import?: string
  readonly importConfirm?: string
  readonly importTemplate?: string
  readonly importRefused?: string
}

/** Permission strings of the form `sys:<name>:page`, or `board:<name>:page`. */
export interface EntityPermissions {
  readonly page: string
  readonly info: string
  readonly options: string
  readonly save?: string
  readonly update?: string
  readonly delete?: string
  readonly export?: string
  readonly import?: string
}

/** The parts of a resource's permission strings. */
export interface Permitted {
  readonly name: string
  readonly area?: ResourceHint['area']
  readonly operations: readonly ResourceOperation[]
}

/** Returns the permission strings of a resource; an operation that it does not offer has none. */
export function entityPermissions({ name, area = 'sys', operations }: Permitted): EntityPermissions {
  const permission = (verb: string) => `${area}:${name}:${verb}`
  return {
    page: permission('page'),
    info: permission('info'),
    options: permission('options'),
    ...(operations.includes('create') && { save: permission('save') }),
    ...(operations.includes('update') && { update: permission('update') }),
    ...(operations.includes('delete') && { delete: permission('delete') }),
    ...(operations.includes('export') && { export: permission('export') }),
    ...(operations.includes('import') && { import: permission('import') })
  }
}
