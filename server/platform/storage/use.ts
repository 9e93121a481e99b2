import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { recordEvents } from '../events/record.ts'
import { localId } from './file-store.ts'
import { retireOthers, takeIntoUse } from './store.ts'

/**
 * Sets the other storages to not in use, so that one storage can be in use. They keep their files.
 * @param id the storage to be in use; undefined if it is not saved yet
 */
export async function putStorageInUse(
  trx: Trx,
  actor: SignedInActor,
  id: number | undefined,
  now: Date
): Promise<void> {
  await record(trx, actor, await retireOthers(trx, id ?? 0), { from: 1, to: 0 }, now)
}

/** Sets the folder of this machine to in use if no storage is, so that new files go there. */
export async function fallBackToLocal(trx: Trx, actor: SignedInActor, now: Date): Promise<void> {
  if (await takeIntoUse(trx, localId)) await record(trx, actor, [localId], { from: 0, to: 1 }, now)
}

const record = (
  trx: Trx,
  actor: SignedInActor,
  ids: readonly number[],
  { from, to }: { from: 0 | 1; to: 0 | 1 },
  at: Date
): Promise<void> =>
  recordEvents(
    trx,
    ids.map(id => ({
      verb: 'record.updated',
      audience: 'editor',
      subject: { kind: 'oss', id },
      actor,
      at,
      before: { status: from },
      after: { status: to }
    }))
  )
