import type { OperationId } from '@board/generated/calls'
import { type ClientCase, when } from './case.ts'
import type { Caller, Stage } from './stage.ts'

const day = 86_400

/** Makes the cases of a list of requests about messages: its answers and its refusals. */
export const pagingCases = (
  id: OperationId,
  caller: Caller,
  scene: (stage: Stage) => Promise<unknown>
): ClientCase[] => {
  const on = (expected: ClientCase['expected'], body: object, what: string) =>
    when(id, expected, caller, () => ({ body }) as never, what)
  return [
    when(id, 'done', caller, async stage => {
      await scene(stage)
      return { body: { display: 1, page: 1, rows: 10 } } as never
    }),
    on('MSG0008', { tids: '12a' }, 'for ids that are none'),
    on('MSG0009', { tids: '99999999999' }, 'for ids that are too large'),
    on('MSG0010', { startTime: 2 * day, endTime: day }, 'to before from'),
    on('MSG0011', { page: 1002 }, 'beyond 10,000 rows')
  ]
}
