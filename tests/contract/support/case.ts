import type { OperationId } from '@board/generated/calls'
import { type ErrorCode, errors, kindStatus } from '@board/schemas/errors/catalogue'
import type { Input } from '../../../client/types.ts'
import type { Caller, Stage } from './stage.ts'

/** The expected result of a case: the call is done, or refused with a code of the catalogue. */
export type Expected = 'done' | ErrorCode

/** One way to get one answer of one operation; the last answer that `run` observes must be the expected one. */
export interface Case {
  readonly operation: OperationId
  readonly expected: Expected
  readonly what: string
  run(stage: Stage): Promise<unknown>
}

/** A case through the typed client; other tests use its caller and its input to call as another person. */
export interface ClientCase<Id extends OperationId = OperationId> extends Case {
  readonly operation: Id
  readonly caller: Caller
  input(stage: Stage): Promise<Input<Id>> | Input<Id>
}

/** Makes the case in which `caller` calls the operation with the result of `input` and gets `expected`. */
export function when<Id extends OperationId>(
  operation: Id,
  expected: Expected,
  caller: Caller,
  input: ClientCase<Id>['input'],
  what = ''
): ClientCase {
  const run = async (stage: Stage) => stage.call(caller, operation, await input(stage))
  // a list holds cases of many operations; the types of each are checked here
  return { operation, expected, caller, input, what, run } as unknown as ClientCase
}

/** Makes a case with a request that the typed client does not allow. */
export const whenRaw = (
  operation: OperationId,
  expected: Expected,
  what: string,
  run: Case['run']
): Case => ({
  operation,
  expected,
  what,
  run
})

export const statusOf = (expected: Expected): number =>
  expected === 'done' ? 200 : kindStatus[errors[expected].kind]

export const codeTextOf = (expected: Expected): string => (expected === 'done' ? '0' : expected)

export const isClientCase = (one: Case): one is ClientCase => 'input' in one
