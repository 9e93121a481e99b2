import type { OperationId } from '@board/client'
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
