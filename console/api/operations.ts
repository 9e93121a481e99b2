import type { OperationId } from '@board/client'
import { type FilteredId, filters } from '@board/generated/filters'
import { wire } from '@board/generated/wire'
import { templateWire } from '@board/generated/wire-template'

const isOperation = (id: string): id is OperationId =>
  Object.hasOwn(templateWire, id) || Object.hasOwn(wire, id)

/** An operation that is known only at run time; undefined where the contract has none of this name. */
export const operationNamed = (id: string | undefined): OperationId | undefined =>
  id !== undefined && isOperation(id) ? id : undefined

/** What the contract calls an operation of a schema-driven resource: `sysUserList`. */
export const resourceOperation = (resource: string, verb: string): string =>
  `sys${resource.charAt(0).toUpperCase()}${resource.slice(1)}${verb}`

/** The operation that lists a resource for pickers; undefined where the name is none of a schema-driven resource. */
export const optionsOperation = (resource: string): OperationId | undefined =>
  operationNamed(resourceOperation(resource, 'Options'))

/** A call of the contract that finds records by a text, for references to what is no schema-driven resource. */
export function searchOperation(name: string): OperationId | undefined {
  const { body } = Object.hasOwn(filters, name) ? filters[name as FilteredId] : {}
  return body?.properties?.keywords && body.properties.ids ? operationNamed(name) : undefined
}

/** Whether records of this name are found by the server, page by page. */
export const isSearched = (resource: string): boolean =>
  (optionsOperation(resource) ?? searchOperation(resource)) !== undefined
