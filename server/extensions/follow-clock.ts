import type { Trx } from '../database/open.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { moveDeadline } from './store.ts'

/** A deadline that moves because the clock stood still is the one that an extension was asked for, later. */
export const moveExtension = (trx: Trx, message: MessageRecord, deadline: Date): Promise<void> =>
  moveDeadline(trx, message.tid, deadline)
