import type { Entity } from '@board/schemas/vocabulary/entity'
import { operationNamed } from '../../../api/operations.ts'

/** Returns an operation of an import. The dialog is only offered for entities that have one. */
export function importOperation(
  { name, operations }: Entity,
  step: 'import' | 'importConfirm' | 'importTemplate' | 'importRefused'
) {
  const operation = operationNamed(operations[step])
  if (!operation) throw new Error(`${name} has no ${step}`)
  return operation
}
