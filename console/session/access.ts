import type { ActionId } from '@board/generated/actions'
import { type EntityEntry, entityEntries } from '@board/generated/entity-names'
import { type EntityPermissions, entityPermissions } from '@board/schemas/vocabulary/entity'
import { resourceOperation } from '../api/resource-operation.ts'
import { boardNamed, boardsOf, type ConsoleBoard, type Reader } from '../base/boards.ts'
import type { Face } from '../base/face.ts'

/** Maps each action of react-admin to the permission of an entity that it requires. */
const permissionNames = {
  list: 'page',
  show: 'info',
  create: 'save',
  edit: 'update',
  delete: 'delete',
  export: 'export',
  import: 'import'
} as const satisfies Readonly<Record<string, keyof EntityPermissions>>

/** An action on a resource, in react-admin's words. */
export type Action = keyof typeof permissionNames

/** Permissions of a resource by action: `true` if everybody of its face may do it, absent if nobody can. */
export type AccessTable = { readonly [A in Action]?: string | true }

/** Tells whether an action is one of react-admin's words, not an operation of the contract. */
export const isAction = (action: string): action is Action => Object.hasOwn(permissionNames, action)

/** Returns the permissions of an entity by action. */
export function accessToEntity(entry: EntityEntry): AccessTable {
  const permissions = entityPermissions(entry)
  const rows = Object.entries(permissionNames).map(([action, name]) => [action, permissions[name]])
  return Object.fromEntries(rows.filter(([, permission]) => permission !== undefined))
}

/**
 * Returns the permissions of a board by action: its records are read in the list, and changed by actions of
 * their own.
 */
export function accessToBoard({ permission, create }: ConsoleBoard): AccessTable {
  const reading: AccessTable = { list: permission ?? true, show: permission ?? true }
  return create ? { ...reading, create: create.permission ?? permission ?? true } : reading
}

/** A question of react-admin: may the reader do an action on a resource, or on one of its records? */
export interface AccessQuestion {
  readonly resource: string
  readonly action: string
  readonly record?: { readonly allowedActions?: unknown } | undefined
}

/** Verbs of the operations that the server names in `allowedActions` if an action on a record is allowed. */
const verbs: { readonly [A in Action]?: string } = { edit: 'Update', delete: 'Delete' }

/**
 * Tells whether the server allows an action on this record; a record without `allowedActions` forbids
 * nothing.
 */
function isAllowedOn({ resource, record }: AccessQuestion, action: Action): boolean {
  const verb = verbs[action]
  return verb === undefined || names(record, resourceOperation(resource, verb))
}

const names = (record: AccessQuestion['record'], operation: string): boolean =>
  !Array.isArray(record?.allowedActions) || record.allowedActions.includes(operation)

/**
 * Tells whether a person may do something with a resource on a face: the permissions and the record itself
 * must allow it.
 */
export function mayAccess(face: Face, reader: Reader, question: AccessQuestion): boolean {
  const { resource, action } = question
  if (!isAction(action)) return false
  const board = boardNamed(resource)
  if (board && !boardsOf(face, reader).includes(board)) return false
  const entity = face === 'admin' ? entityEntries.find(({ name }) => name === resource) : undefined
  const table = board ? accessToBoard(board) : entity ? accessToEntity(entity) : {}
  const permission = table[action]
  if (permission === undefined) return false
  const isHeld = permission === true || reader.permissions.includes(permission)
  return isHeld && isAllowedOn(question, action)
}

/**
 * Tells whether a person may do an action of the contract, an operation with an `x-action`: its permission and the record
 * itself must allow it. The table of actions is fetched with the first question.
 */
export async function mayAct({ permissions }: Reader, { action, record }: AccessQuestion): Promise<boolean> {
  const { actions } = await import('@board/generated/actions')
  if (!Object.hasOwn(actions, action)) return false
  return permissions.includes(actions[action as ActionId].permission) && names(record, action)
}
