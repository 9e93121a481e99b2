import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors'

/**
 * Codes that an operation declares and that no case brings about, each with the reason. It may only get shorter: a
 * case for one of these fails `codes.test.ts` until its line is taken out.
 */
export const unreached: readonly { operation: OperationId; code: ErrorCode; reason: string }[] = []
