/** The outcomes of a recheck (domain 2): the state and the event of each. */
import type { EventVerb } from '@board/schemas/facts/events'

/** The state of a recheck: 0 open, 1 rejected, 2 taken down, 3 re-addressed, 4 grade struck, 5 withdrawn, 6 lapsed. */
export type RecheckState = 0 | 1 | 2 | 3 | 4 | 5 | 6

interface Outcome {
  readonly state: Exclude<RecheckState, 0>
  readonly verb: EventVerb
  /** True if the group continues to handle the message, and the clock runs again from where it stopped. */
  readonly goesOn: boolean
}

export const recheckOutcomes = {
  reject: { state: 1, verb: 'recheck.rejected', goesOn: true },
  takeDown: { state: 2, verb: 'recheck.upheld', goesOn: true },
  readdress: { state: 3, verb: 'recheck.upheld', goesOn: false },
  strike: { state: 4, verb: 'recheck.upheld', goesOn: false },
  withdraw: { state: 5, verb: 'recheck.withdrawn', goesOn: true },
  delete: { state: 6, verb: 'recheck.lapsed', goesOn: false }
} as const satisfies Record<string, Outcome>

export type RecheckOutcome = keyof typeof recheckOutcomes

/** The states of rechecks after which the clock runs again from where it stopped. */
export const resumingStates: readonly number[] = Object.values(recheckOutcomes).flatMap(
  ({ state, goesOn }) => (goesOn ? [state] : [])
)
