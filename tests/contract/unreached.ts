import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors'

/**
 * Codes that an operation declares and that no case brings about, each with the reason. It may only get shorter: a
 * case for one of these fails `codes.test.ts` until its line is taken out.
 */
export const unreached: readonly { operation: OperationId; code: ErrorCode; reason: string }[] = []

/** Codes of the catalogue that no operation declares yet, because what refuses with them is not built. */
export const unused: readonly ErrorCode[] = ['1101', 'ATT0006', 'MSG0006', 'SN0004']
