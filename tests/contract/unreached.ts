import type { OperationId } from '@board/generated/calls'
import { entities } from '@board/generated/entities'
import { operations } from '@board/generated/operations'
import type { ErrorCode } from '@board/schemas/errors/catalogue'

/** Reasons why no case can reach a code. */
export const reasons = {
  strictSchema: 'the schema is at least as strict as the table',
  ownRule: 'a region keeps its code, which its own rules say first',
  lookedFirst: 'its own rules look first and say what still needs it',
  cutOff: 'the sender has closed the connection and receives no answer'
} as const

type Reason = keyof typeof reasons

type Unreached = { operation: OperationId; code: ErrorCode; reason: Reason }

/**
 * Codes that an operation declares and that no case reaches, each with the reason. The list only gets shorter: a case
 * for one of these codes fails `codes.test.ts` until its line is removed.
 */
export const unreached: readonly Unreached[] = [
  // a table accepts whatever the schema of its entity accepts; the code is for a stricter table
  ...Object.values(entities).flatMap(({ operations: { create, update } }) =>
    [create, update].flatMap(id => unreachedOf(id, 'ENT0004', 'strictSchema'))
  ),
  ...unreachedOf('sysRegionUpdate', 'ENT0001', 'ownRule'),
  // its own rules look first; the database refuses only when two people act at once
  ...Object.values(entities)
    .filter(({ schema }) => (schema['x-resource'].refusals?.delete ?? []).length > 0)
    .flatMap(({ operations: { delete: one, deleteMany: many } }) =>
      [one, many].flatMap(id => unreachedOf(id, 'ENT0003', 'lookedFirst'))
    ),
  ...unreachedOf('uploadAttachment', 'ATT0005', 'cutOff')
]

/** Returns one line of the list; no line when there is no such call or when it does not declare the code. */
function unreachedOf(id: string | undefined, code: ErrorCode, reason: Reason): Unreached[] {
  const operation = id as OperationId | undefined
  if (operation === undefined || !(operations[operation].errors as readonly string[]).includes(code))
    return []
  return [{ operation, code, reason }]
}
