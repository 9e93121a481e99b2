import type { Db } from '../../platform/database/open.ts'
import { findLastBackup } from './store.ts'

/** The last archive that was made whole, as far as this database knows. */
export async function lastBackup(db: Db) {
  const found = await findLastBackup(db)
  if (!found) return undefined
  const { at, host, file, bytes, missing } = found
  return { at, host, file, bytes: Number(bytes), missing }
}
