import { type Actor, type InstitutionActor, isInstitution } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { getHandledMessage } from '../messages/handled.ts'
import { deleteMark, hasMark, insertMark } from './store.ts'

/** The state of a message on the account's own board: 1 it is kept. */
export interface KeptMessage {
  messageId: number
  collectState: 0 | 1
}

/**
 * Keeps a message on the account's own board, or does so no longer; what is so already stays so. Specification 7; domain 6.
 * @param status 0 cancels, 1 keeps
 * @throws Refusal GEN0404 where it is not the account's to handle, and is to be kept
 */
export async function setKept(
  trx: Trx,
  actor: InstitutionActor,
  { status, messageId: tid }: { status: 0 | 1; messageId: number },
  now: Date
): Promise<KeptMessage> {
  const { accountId: account_uid } = actor
  if (status === 1) {
    await getHandledMessage(trx, actor, tid)
    await insertMark(trx, 'kept', { account_uid, tid, at: now })
  } else await deleteMark(trx, 'kept', account_uid, tid)
  return { messageId: tid, collectState: status }
}

/** 1 where the account keeps the message; staff of the platform keep none. */
export async function isKept(db: Db, actor: Actor, tid: number): Promise<0 | 1> {
  return isInstitution(actor) && (await hasMark(db, 'kept', actor.accountId, tid)) ? 1 : 0
}
