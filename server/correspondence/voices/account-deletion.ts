/** The part of an account's deletion that voices do. */
import type { Trx } from '../../platform/database/open.ts'
import { decrementVoices } from '../messages/voices.ts'
import * as store from './store.ts'

/** Deletes the voices of the account; they are no longer counted. */
export async function deleteVoicesOf(trx: Trx, uid: number): Promise<void> {
  await decrementVoices(trx, await store.deleteVoicesOf(trx, uid))
}
