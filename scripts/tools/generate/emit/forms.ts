import { type Contract, placeOf } from '../contract/merge.ts'
import type { Operation } from '../contract/operation.ts'
import { inline, propertiesOf, resolve } from '../contract/references.ts'
import { rowSchema } from '../contract/rows.ts'
import { compact, isObject, type Json, type JsonObject } from '../json.ts'
import { ContractError } from '../problem.ts'
import { inOrder } from './operations.ts'
import { banner, keyOf, union } from './text.ts'

const imports = "import type { ActionHint, JsonSchema } from '@board/schemas/vocabulary/vocabulary'\n"

const actionHead = `${banner}
${imports}
/** A call that the console offers as a dialog: the hint, and the whole schema of its form. */
export interface Action {
  readonly action: ActionHint
  readonly permission: string
  /** The name of an act on an entity where the locales have none. */
  readonly summary?: string
  readonly body?: JsonSchema
  readonly query?: JsonSchema
  readonly params?: JsonSchema
}
`

const filterHead = `${banner}
${imports.replace('ActionHint, ', '')}
/** The filters of a list: the whole schemas of its body and of its query, and the schema of one of its rows. */
export interface Filters {
  readonly body?: JsonSchema
  readonly query?: JsonSchema
  readonly row?: JsonSchema
}
`

/** Writes the operations with an `x-action`, each with the resolved schema of its form. */
export function emitActions(contract: Contract): string {
  const actions = inOrder(contract).filter(operation => operation.action)
  const rows = actions.map(operation => {
    const row = compact({
      action: operation.action,
      permission: operation.permission,
      summary: operation.envelope === 'template' ? operation.summary : undefined,
      ...inputs(contract, operation)
    })
    return `  ${keyOf(operation.id)}: ${json(row)}`
  })
  const ids = actions.map(operation => operation.id)
  return [
    actionHead,
    `export type ActionId =${union(ids)}\n`,
    `export const actions: Readonly<Record<ActionId, Action>> = {\n${rows.join(',\n')}\n}\n`
  ].join('\n')
}

/** Writes the lists with filters, each with the resolved schemas of its input. */
export function emitFilters(contract: Contract, boardLists: readonly string[]): string {
  const lists = inOrder(contract).filter(
    operation => boardLists.includes(operation.id) || hasFilter(contract, operation)
  )
  const rows = lists.map(operation => {
    const { body, query } = inputs(contract, operation)
    const whole = writtenOut(contract, operation, rowSchema(contract.base, operation))
    const row = isObject(whole) ? forShowing(whole) : whole
    return `  ${keyOf(operation.id)}: ${json(compact({ body, query, row }))}`
  })
  const ids = lists.map(operation => operation.id)
  return [
    filterHead,
    `export type FilteredId =${union(ids)}\n`,
    `export const filters: Readonly<Record<FilteredId, Filters>> = {\n${rows.join(',\n')}\n}\n`
  ].join('\n')
}

function hasFilter({ base }: Contract, operation: Operation): boolean {
  const properties = Object.values(propertiesOf(base, operation.body?.schema ?? {}))
  return [...properties, ...operation.parameters.map(parameter => resolve(base, parameter))].some(
    value =>
      'x-filter' in value || ('schema' in value && isObject(value.schema) && 'x-filter' in value.schema)
  )
}

/** Returns the schemas of a call's input. */
function inputs(contract: Contract, operation: Operation) {
  const { base } = contract
  return {
    body: writtenOut(contract, operation, operation.body?.schema),
    query: writtenOut(contract, operation, parameterSchema(base, operation, 'query')),
    params: writtenOut(contract, operation, parameterSchema(base, operation, 'path'))
  }
}

/** Returns a schema with all its references resolved. */
function writtenOut(
  { base }: Contract,
  operation: Operation,
  schema: JsonObject | undefined
): Json | undefined {
  try {
    return schema && inline(base, schema)
  } catch (error) {
    const message = `${operation.id}: ${error instanceof Error ? error.message : error}; a form cannot hold that`
    throw new ContractError([{ ...placeOf(operation), message }])
  }
}

function parameterSchema(base: JsonObject, operation: Operation, where: string): JsonObject | undefined {
  const parameters = operation.parameters
    .map(parameter => resolve(base, parameter))
    .filter(p => p.in === where)
  if (parameters.length === 0) return undefined
  const properties = parameters.map(parameter => [
    String(parameter.name),
    compact({
      ...(isObject(parameter.schema) ? parameter.schema : {}),
      description: parameter.description,
      'x-filter': parameter['x-filter']
    })
  ])
  const required = parameters
    .filter(parameter => parameter.required === true)
    .map(parameter => String(parameter.name))
  return { type: 'object', required, properties: Object.fromEntries(properties) }
}

/**
 * Writes a row without the descriptions of its schemas, without conditions on other properties and without empty
 * lists of required properties: no screen reads these parts, and each first view would fetch them.
 */
function json(row: JsonObject): string {
  return JSON.stringify(row, (key, value) => (isRead(key, value) ? value : undefined))
}

function isRead(key: string, value: unknown): boolean {
  if (key === 'description') return typeof value !== 'string'
  if (key === 'additionalProperties') return value !== false
  return !(key === 'required' && Array.isArray(value) && value.length === 0)
}

const bounds: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'maxItems',
  'pattern',
  'default'
])

/**
 * Leaves out the rules of a row's schema, because rows are shown and never checked, and each first view fetches them.
 */
function forShowing(row: JsonObject): JsonObject {
  const text = JSON.stringify(row, (key, value) => {
    const isCheck =
      (key === 'required' && Array.isArray(value)) ||
      (key === 'additionalProperties' && typeof value === 'boolean') ||
      (bounds.has(key) && typeof value !== 'object')
    return isCheck ? undefined : value
  })
  return JSON.parse(text)
}
