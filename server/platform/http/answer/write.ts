import type { Trx } from '../../database/open.ts'
import { hasDueLetters } from '../../database/outbox-flag.ts'
import { tellChange } from '../../database/replica/changes.ts'
import { finishWith, inTransaction } from '../../database/transaction.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Call } from '../call.ts'
import type { OperationSpec } from '../contract/contract.ts'
import { claim, keepAnswer } from './idempotency.ts'
import type { Claim, KeyedWrite } from './store.ts'

type Write = {
  deps: Deps
  spec: OperationSpec
  now: Date
  /** The nonce of the signature; absent if the call is not signed. */
  nonce: string | undefined
  /** The key of the request; absent if the caller sent none. */
  keyed: Omit<KeyedWrite, 'operation'> | undefined
  /** A function that runs after the commit and before the answer. */
  onCommit?: (() => Promise<void>) | undefined
  /** True if the write may take something away from the public: the other servers drop the pages that they keep. */
  takesAway: boolean
}

/** Makes `call.write`: one transaction with the nonce, the key and the work of the verb. */
export function writer({ deps, spec, now, nonce, keyed, takesAway, onCommit }: Write): Call<never>['write'] {
  let count = 0
  return async <T>(fn: (trx: Trx) => Promise<T>): Promise<T> => {
    if (!spec.write) throw new Error(`${spec.id} is declared as a read, yet its handler writes`)
    const nth = ++count
    const write = keyed && {
      ...keyed,
      key: nth === 1 ? keyed.key : `${keyed.key}#${nth}`,
      operation: spec.id
    }
    let used: Trx | undefined
    const answer = await inTransaction(deps.database.db, async trx => {
      used = trx
      const result = await once(trx, deps, { nonce: nth === 1 ? nonce : undefined, write }, now, fn)
      if (takesAway && deps.database.kind === 'postgres') await tellChange(trx, 'pages')
      return result
    })
    if (used && hasDueLetters(used)) deps.outbox.kick()
    await onCommit?.()
    return answer
  }
}

async function once<T>(
  trx: Trx,
  { keys }: Deps,
  { nonce, write }: Claim,
  now: Date,
  fn: (trx: Trx) => Promise<T>
): Promise<T> {
  const before = await claim(trx, keys, { nonce, write }, now)
  if (before) return before.answer as T
  if (!write) return await fn(trx)
  // the first caller gets the same answer as a repetition
  const answer = JSON.parse(JSON.stringify((await fn(trx)) ?? null))
  await finishWith(trx, keepAnswer(trx, keys, write, answer))
  return answer
}
