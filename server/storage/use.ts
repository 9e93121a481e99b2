import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { recordEvents } from '../events/record.ts'
import { localId } from './file-store.ts'
import { retireOthers, takeIntoUse } from './store.ts'

/**
 * Makes room for one storage to be the one in use: the others go out of use, and keep the files that they have.
 * @param id undefined: one that is not saved yet
 */
export async function putStorageInUse(
  trx: Trx,
  actor: SignedInActor,
  id: number | undefined,
  now: Date
): Promise<void> {
  await record(trx, actor, await retireOthers(trx, id ?? 0), { from: 1, to: 0 }, now)
}

/** New files go to this machine where no other storage is in use. */
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
