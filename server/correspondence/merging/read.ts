/** For other nouns: the messages that are merged into a message. */
import type { Trx } from '../../platform/database/open.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { listMergedTids } from './store.ts'

/**
 * Locks the messages that are merged into a locked main message, in ascending order. It leaves out a message that was
 * split while it waited for the lock. Decision 0067.
 */
export async function lockMerged(trx: Trx, mainTid: number): Promise<MessageRecord[]> {
  const locked: MessageRecord[] = []
  for (const tid of await listMergedTids(trx, mainTid)) locked.push(await lockMessage(trx, tid))
  return locked.filter(({ merged_into }) => merged_into === mainTid)
}
