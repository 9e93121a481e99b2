import type { Db } from '../../platform/database/open.ts'
import { replayChanges } from './engine/state.ts'
import type { Variables } from './model/expression.ts'
import { findFormerInstance, type InstanceRow, readHistory } from './store.ts'

/**
 * Returns the values that the deciders read before an application was submitted again: those at its last return, or else
 * those of the process about the same record that was ended before; undefined for one that was submitted once.
 */
export async function findFormerValues(
  db: Db,
  instance: Pick<InstanceRow, 'id' | 'key' | 'businessKey'>
): Promise<Variables | undefined> {
  const changes = (await readHistory(db, instance.id)).map(({ change }) => change)
  const returned = changes.findLastIndex(({ kind }) => kind === 'wentBack')
  if (returned >= 0) return replayChanges(changes.slice(0, returned)).variables
  const before = await findFormerInstance(db, instance)
  if (before === undefined) return undefined
  return replayChanges((await readHistory(db, before)).map(({ change }) => change)).variables
}
