import type { components } from '@board/generated/openapi'
import type { Db } from '../../platform/database/open.ts'
import { forbidOf } from '../accounts/restrictions.ts'
import { countRecords, selectHolding } from './store.ts'

type UserForbid = components['schemas']['UserForbid']

/** Returns the measures in force for some accounts, by account; accounts without one are absent. */
export async function holdingOf(
  db: Db,
  uids: readonly number[],
  now: Date
): Promise<ReadonlyMap<number, UserForbid[]>> {
  const byUid = Map.groupBy(await selectHolding(db, uids, now), ({ uid }) => uid)
  return new Map([...byUid].map(([uid, rows]) => [uid, rows.map(forbidOf)]))
}

/** Counts the handling records of an account. */
export const handlingCount = (db: Db, uid: number): Promise<number> => countRecords(db, uid)
