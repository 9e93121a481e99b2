import type { OperationId } from '@board/client'
import { type FilteredId, filters } from '@board/generated/filters'
import { wire } from '@board/generated/wire'
import { templateWire } from '@board/generated/wire-template'
import { resourceOperation } from './resource-operation.ts'

const isOperation = (id: string): id is OperationId =>
  Object.hasOwn(templateWire, id) || Object.hasOwn(wire, id)

/**
 * Finds an operation whose name is known only at run time; undefined if the contract has no operation of this
 * name.
 */
export const operationNamed = (id: string | undefined): OperationId | undefined =>
  id !== undefined && isOperation(id) ? id : undefined

/**
 * Returns the operation that lists a resource for pickers; undefined if the name is not a schema-driven
 * resource.
 */
export const optionsOperation = (resource: string): OperationId | undefined =>
  operationNamed(resourceOperation(resource, 'Options'))

/**
 * Returns an operation of the contract that finds records by a text, for references to something that is not a
 * schema-driven resource.
 */
export function searchOperation(name: string): OperationId | undefined {
  const { body } = Object.hasOwn(filters, name) ? filters[name as FilteredId] : {}
  return body?.properties?.keywords && body.properties.ids ? operationNamed(name) : undefined
}

/** Tells whether the server finds the records of this name, page by page. */
export const isSearched = (resource: string): boolean =>
  (optionsOperation(resource) ?? searchOperation(resource)) !== undefined
