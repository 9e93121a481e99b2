/** Helpers of the cases about processes. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors'
import { type Block, task } from '../../support/processes.ts'
import { own } from '../../support/workflow.ts'
import { type Case, when } from './case.ts'
import type { Stage } from './stage.ts'

export const admin = (stage: Stage) => stage.client('administrator')
export const comment = '同意'

/** A case of the administrator’s whose input is known at run time only. */
export const by = (
  operation: OperationId,
  expected: 'done' | ErrorCode,
  input: (stage: Stage) => Promise<object> | object,
  what = ''
): Case => when(operation, expected, 'administrator', input as never, what)

/** Decided by a variable; compared with a number, which a text cannot be. */
export const straight: Block = { kind: 'choice', variable: 'way', ways: [task('甲', own), task('乙', own)] }
export const compared: Block = {
  kind: 'choice',
  variable: 'way > 1 && way',
  ways: [task('甲', own), task('乙', own)]
}
