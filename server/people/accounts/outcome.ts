import type { ErrorCode } from '@board/schemas/errors/catalogue'
import { Refusal, type RefusalOptions, type RefusalParam } from '../../platform/refusal.ts'

/**
 * A refusal whose transaction must be committed, for example with a failed attempt or a used code. So it cannot be
 * thrown inside.
 */
export interface Refused {
  refused: ErrorCode
  params?: Readonly<Record<string, RefusalParam>>
  detail?: RefusalOptions['data']
  result?: RefusalOptions['result']
}

export type Outcome<T> = { done: T } | Refused

/** Returns the result of a committed transaction, or throws its refusal. @throws Refusal */
export function settle<T>(outcome: Outcome<T>): T {
  if ('done' in outcome) return outcome.done
  const { refused, params, detail: data, result } = outcome
  throw new Refusal(refused, params, { ...(data && { data }), ...(result && { result }) })
}
