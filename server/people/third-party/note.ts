import type { Actor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { recordChange } from '../accounts/record-change.ts'

interface Binding {
  readonly uid: number
  readonly type: string
  readonly actor: Actor | 'system'
}

/** Records that an account of another site signs in to an account now, and tells its owner. */
export const noteBound = (trx: Trx, keys: Keys, { uid, type, actor }: Binding, at: Date): Promise<void> =>
  recordChange(trx, keys, { uid, actor, at, verb: 'account.providerBound', after: { type } })

/** Records that it signs in no more, and tells the owner. */
export const noteUnbound = (trx: Trx, keys: Keys, { uid, type, actor }: Binding, at: Date): Promise<void> =>
  recordChange(trx, keys, { uid, actor, at, verb: 'account.providerUnbound', after: { type } })
