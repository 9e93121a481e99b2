import type { Contract } from '../contract/merge.ts'
import { compact } from '../json.ts'
import { inOrder } from './operations.ts'
import { banner, keyOf, literal } from './text.ts'

const head = `${banner}
import type { Bound } from '@board/schemas/facts/calls/bounds'
import type { Decider, Lock } from '@board/schemas/facts/calls/locks'
import type { PaceName } from '@board/schemas/facts/calls/paces'
import type { WhoName } from '@board/schemas/facts/calls/who'
import type { OperationId } from './operations.ts'

/** The facts of a call that only the server and the tests read; no front end may import them. */
export interface CallFacts {
  /** The people who may make the call, and on whose records. */
  readonly who: WhoName
  /** The lock that it takes, or what decides instead; absent where it changes nothing. */
  readonly lock?: Lock | Decider
  /** Whether it never takes anything from what the public reads, so that other servers are not told of it. */
  readonly onlyAdds?: true
  /** Its limit, or why it has none; absent where nothing needs a limit. */
  readonly pace?: PaceName
  /** Why it stays short; absent where it is no list, and where a list has a cursor. */
  readonly bounded?: Bound
}
`

/** Writes the facts of all calls by operationId that no client needs. */
export function emitFacts(contract: Contract): string {
  const rows = inOrder(contract).map(
    ({ id, who, lock, onlyAdds, pace, bounded }) =>
      `  ${keyOf(id)}: ${literal(compact({ who, lock, onlyAdds: onlyAdds || undefined, pace, bounded }))}`
  )
  return `${head}\nexport const callFacts: Readonly<Record<OperationId, CallFacts>> = {\n${rows.join(',\n')}\n}\n`
}
