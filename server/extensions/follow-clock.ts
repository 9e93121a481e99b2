import type { Trx } from '../database/open.ts'
import type { MessageRecord } from '../message-core/record.ts'
import { decideExtension, moveDeadline } from './store.ts'

/** A deadline that moves because the clock stood still is the one that an extension was asked for, later. */
export const moveExtension = (trx: Trx, message: MessageRecord, deadline: Date): Promise<void> =>
  moveDeadline(trx, message.tid, deadline)

/** Whoever has the message from now on has a clock of its own, and may ask for its one extension. */
export const lapseExtension = (trx: Trx, tid: number, now: Date): Promise<void> =>
  decideExtension(trx, tid, 'lapsed', now)
