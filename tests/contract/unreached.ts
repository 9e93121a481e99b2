import type { OperationId } from '@board/generated/calls'
import { entities } from '@board/generated/entities'
import { operations } from '@board/generated/operations'
import type { ErrorCode } from '@board/schemas/errors'

/** Why no case can bring a code about. */
export const reasons = {
  strictSchema: 'the schema is at least as strict as the table',
  ownRule: 'a region keeps its code, which its own rules say first',
  lookedFirst: 'its own rules look first and say what still needs it'
} as const

type Reason = keyof typeof reasons

type Unreached = { operation: OperationId; code: ErrorCode; reason: Reason }

/**
 * Codes that an operation declares and that no case brings about, each with the reason. It may only get shorter: a
 * case for one of these fails `codes.test.ts` until its line is taken out.
 */
export const unreached: readonly Unreached[] = [
  // a table accepts whatever the schema of its entity accepts; the code is for a stricter table
  ...Object.values(entities).flatMap(({ operations: { create, update } }) =>
    [create, update].flatMap(id => unreachedOf(id, 'ENT0004', 'strictSchema'))
  ),
  ...unreachedOf('sysRegionUpdate', 'ENT0001', 'ownRule'),
  // the database would refuse the same a moment later, where two people act at once
  ...Object.values(entities)
    .filter(({ schema }) => (schema['x-resource'].refusals?.delete ?? []).length > 0)
    .flatMap(({ operations: { delete: one, deleteMany: many } }) =>
      [one, many].flatMap(id => unreachedOf(id, 'ENT0003', 'lookedFirst'))
    )
]

/** One line of the list, where there is such a call and it can refuse so. */
function unreachedOf(id: string | undefined, code: ErrorCode, reason: Reason): Unreached[] {
  const operation = id as OperationId | undefined
  if (operation === undefined || !(operations[operation].errors as readonly string[]).includes(code))
    return []
  return [{ operation, code, reason }]
}
