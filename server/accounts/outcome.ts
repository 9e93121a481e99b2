import type { ErrorCode } from '@board/schemas/errors'
import { Refusal, type RefusalOptions, type RefusalParam } from '../refusal.ts'

/** A refusal after which something must be kept (a failed attempt, a used code), so that it cannot be thrown inside. */
export interface Refused {
  refused: ErrorCode
  params?: Readonly<Record<string, RefusalParam>>
  detail?: RefusalOptions['data']
}

export type Outcome<T> = { done: T } | Refused

/** Gives the result of a committed transaction, or throws its refusal. @throws Refusal */
export function settle<T>(outcome: Outcome<T>): T {
  if ('done' in outcome) return outcome.done
  throw new Refusal(outcome.refused, outcome.params, outcome.detail ? { data: outcome.detail } : {})
}
