import type { Db, Trx } from '../../platform/database/open.ts'
import { prepared } from '../../platform/database/statements/prepared.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { MessageRecord } from './record.ts'

const selectMessage = (db: Db | Trx) =>
  db
    .selectFrom('message as m')
    .innerJoin('forum as f', 'f.fid', 'm.fid')
    .selectAll('m')
    .select('f.organization')

export async function findMessageRecord(db: Db | Trx, tid: number): Promise<MessageRecord | undefined> {
  const [row] = await messageOf(db, { tid })
  return row as MessageRecord | undefined
}

/** Finds several messages; a number without a message is left out. */
export async function findMessageRecords(db: Db | Trx, tids: readonly number[]): Promise<MessageRecord[]> {
  if (tids.length === 0) return []
  return (await selectMessage(db)
    .where('m.tid', 'in', [...tids])
    .execute()) as MessageRecord[]
}

const messageOf = prepared((db, { tid }: { tid: number }) => selectMessage(db).where('m.tid', '=', tid))

const lockedMessage = prepared((db, { tid }: { tid: number }) =>
  selectMessage(db).where('m.tid', '=', tid).forUpdate('m')
)

/**
 * Locks the message until the transaction ends. All changes to texts, replies, grades and assignments of a
 * message take this one lock, so there is no deadlock.
 * @throws Refusal GEN0404
 */
export async function lockMessage(trx: Trx, tid: number): Promise<MessageRecord> {
  const [row] = await lockedMessage(trx, { tid })
  if (!row) throw new Refusal('GEN0404')
  return row as MessageRecord
}

/**
 * Refuses a change that is based on an older version.
 * @throws Refusal GEN0409
 */
export function requireVersion(message: MessageRecord, version: number): void {
  if (message.version !== version) throw new Refusal('GEN0409')
}
