/** The step that deletes marks when an account is given up. */
import type { Trx } from '../../platform/database/open.ts'
import { decrementLikes } from '../messages/likes.ts'
import * as store from './store.ts'

/** Its likes do not count any more. */
export async function deleteMarksOf(trx: Trx, uid: number): Promise<void> {
  await decrementLikes(trx, await store.deleteMarksOf(trx, uid))
}
