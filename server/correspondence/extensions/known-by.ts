import { maxId } from '@board/schemas/facts/formats'
import { translations, type Words } from '@board/schemas/vocabulary/words'
import type { FollowedRecord } from '../../administration/workflow/follow.ts'
import type { Db } from '../../platform/database/open.ts'
import { selectExtended } from './store.ts'

/** The message that a business key names, if it can name one. */
export const tidOf = (businessKey: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(businessKey) && Number(businessKey) <= maxId ? Number(businessKey) : undefined

/** The messages that were asked to be extended, by business key; a process that was started by hand is about none. */
export async function extensionRecords(
  db: Db,
  businessKeys: readonly string[]
): Promise<ReadonlyMap<string, FollowedRecord>> {
  const rows = await selectExtended(
    db,
    businessKeys.flatMap(key => tidOf(key) ?? [])
  )
  return new Map(
    rows.map(({ tid, subject }) => [String(tid), { kind: 'message' as const, id: tid, title: subject }])
  )
}

/** The names of the variables of a request for an extension. */
export const extensionWords: Readonly<Record<string, Words>> = {
  days: translations('延长的工作日数', '延長的工作日數', 'Working days more'),
  reason: translations('延期理由', '延期理由', 'Reason'),
  subject: translations('留言标题', '留言標題', 'Message')
}
