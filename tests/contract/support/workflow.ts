/** Helpers of the cases about processes. */
import type { OperationId } from '@board/generated/calls'
import type { ErrorCode } from '@board/schemas/errors'
import { type Block, task } from '../../support/processes.ts'
import { own } from '../../support/workflow.ts'
import { type Case, when } from './case.ts'
import type { Stage } from './stage.ts'

export const admin = (stage: Stage) => stage.client('administrator')
export const comment = '同意'

/** Makes a case of the administrator with an input whose type is known only at run time. */
export const by = (
  operation: OperationId,
  expected: 'done' | ErrorCode,
  input: (stage: Stage) => Promise<object> | object,
  what = ''
): Case => when(operation, expected, 'administrator', input as never, what)

/** Blocks that branch on a variable; `compared` compares it with a number, which fails for a text. */
export const straight: Block = { kind: 'choice', variable: 'way', ways: [task('甲', own), task('乙', own)] }
export const compared: Block = {
  kind: 'choice',
  variable: 'way > 1 && way',
  ways: [task('甲', own), task('乙', own)]
}
