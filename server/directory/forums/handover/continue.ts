import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../platform/database/open.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { atOnce, settleHandover } from './handover.ts'
import { findOpenAfter, type Handover, lockOpen, moveMessages, selectToMove } from './store.ts'

interface Continuing {
  readonly db: Db
  readonly clock: () => Date
  /** The move stops when this signal fires. */
  readonly signal: AbortSignal
  /** The number of messages that one transaction moves. */
  readonly limit?: number
}

/** The pause before messages are tried again that somebody was acting on, in milliseconds. */
const pause = 200

/** The largest number of passes in a run over messages that somebody is acting on; the next run tries them again. */
const mostPasses = 10

/**
 * Continues every unfinished hand-over. It may be stopped or killed at any moment and called again: each message is moved
 * in one transaction with the count of moved ones. Decision 0115.
 * @returns how many messages it moved
 */
export async function continueHandovers(continuing: Continuing): Promise<number> {
  const { db, signal } = continuing
  let moved = 0
  for (let after = 0; !signal.aborted; ) {
    const handover = await findOpenAfter(db, after)
    if (!handover) break
    moved += await continueHandover(continuing, handover)
    after = handover.id
  }
  return moved
}

async function continueHandover(continuing: Continuing, handover: Handover): Promise<number> {
  const { db, clock, signal } = continuing
  let moved = 0
  for (let passes = 1; !signal.aborted; passes++) {
    const pass = await moveAll(continuing, handover)
    moved += pass.moved
    if (pass.busy === 0 || passes === mostPasses) break
    await sleep(pause, undefined, { signal }).catch(() => {})
  }
  if (signal.aborted) return moved
  await inTransaction(db, trx => settleHandover(trx, handover.id, 'system', clock()))
  return moved
}

/** Moves all messages of a hand-over that can be moved now, a batch in each transaction. */
async function moveAll(
  { db, signal, limit = atOnce }: Continuing,
  handover: Handover
): Promise<{ moved: number; busy: number }> {
  const sum = { moved: 0, busy: 0 }
  for (let before: number | undefined; !signal.aborted; ) {
    const tids = await selectToMove(db, handover, before, limit)
    before = tids.at(-1)
    if (before === undefined) break
    const { moved, busy } = await inTransaction(db, async trx =>
      (await lockOpen(trx, handover.id)) ? await moveMessages(trx, handover, tids) : { moved: 0, busy: 0 }
    )
    sum.moved += moved
    sum.busy += busy
  }
  return sum
}
