import type { Db, Trx } from '../../platform/database/open.ts'
import { publicContentOf } from '../../records/message-core/public-wording.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { isApproved } from '../../records/message-core/transitions.ts'
import { listContents } from './store.ts'

export {
  type ContentRecord,
  indexMessage as indexTexts,
  listContents as listTexts,
  unindexMessage as forgetTexts,
  updateContent as changeText
} from './store.ts'

/** Returns the public texts of a message, including approved supplements. */
export async function publicTexts(db: Db | Trx, tid: number): Promise<string[]> {
  const contents = await listContents(db, tid)
  return contents.filter(isApproved).map(publicContentOf)
}

/** Returns the subject and all original texts of a message. */
export async function textOf(db: Db | Trx, message: MessageRecord): Promise<string> {
  const contents = await listContents(db, message.tid)
  return [message.subject, ...contents.map(item => item.content)].join('\n')
}
