import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { recordEvent } from '../events/record.ts'
import { Refusal } from '../refusal.ts'
import { runBean } from '../schedule/change.ts'
import { isInUse } from './store.ts'

/**
 * Queues the job that moves all files to the storage in use.
 * @throws Refusal GEN0404, OSS0008 if the storage is not in use, ENT0192 if files are being moved already
 */
export async function moveOssFiles(
  trx: Trx,
  actor: SignedInActor,
  id: number,
  now: Date
): Promise<{ ids: number[] }> {
  const inUse = await isInUse(trx, id)
  if (inUse === undefined) throw new Refusal('GEN0404')
  if (!inUse) throw new Refusal('OSS0008')
  const asked = await runBean(trx, actor, 'fileMove', { cron: '0 0 2 * * ?', now })
  const subject = { kind: 'oss', id }
  await recordEvent(trx, { verb: 'storage.moved', audience: 'editor', subject, actor, at: now })
  return asked
}
