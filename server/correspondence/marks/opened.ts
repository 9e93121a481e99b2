import type { Db } from '../../platform/database/open.ts'
import { type Mark, upsertOpened } from './store.ts'

export type { Mark } from './store.ts'

/** Writes down which messages were opened, each with the last time. Domain 6. */
export async function noteOpened(db: Db, marks: readonly Mark[]): Promise<void> {
  const last = new Map<string, Mark>()
  for (const mark of marks) last.set(`${mark.account_uid} ${mark.tid}`, mark)
  await upsertOpened(db, [...last.values()])
}
