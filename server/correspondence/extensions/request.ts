import type { BodyOf } from '@board/generated/calls'
import { startHandedIn } from '../../administration/workflow/start.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage, requireVersion } from '../../records/message-core/lock.ts'
import { publicSubjectOf } from '../../records/message-core/public-wording.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { extensionObstacle, isSpent, isTheirs } from './policy.ts'
import { extensionProcess } from './process.ts'
import { deleteExtension, findExtension, insertExtension } from './store.ts'

/**
 * The forum's group asks for more time, once for each message: the process that decides is started, with its first task,
 * the asking, done. Domain 3.
 * @throws Refusal GEN0404, GEN0409, EXT0001, EXT0002, EXT0003, and those of starting a process
 */
export async function requestExtension(
  trx: Trx,
  actor: InstitutionActor,
  { tid, version, days, reason }: BodyOf<'requestExtension'>,
  now: Date
) {
  const message = await lockMessage(trx, tid)
  if (!isTheirs(actor, message)) throw new Refusal('GEN0404')
  const obstacle = extensionObstacle(message, isSpent(await findExtension(trx, tid)), now)
  if (obstacle) throw new Refusal(obstacle)
  requireVersion(message, version)
  const said = reason.trim()
  // one that lapsed makes room. Before it starts: a process that asks nobody is over at once, and grants it
  await deleteExtension(trx, tid)
  await insertExtension(trx, {
    tid,
    days,
    deadline_at: message.deadline_at ?? now,
    requested_by: actor.accountId,
    requested_at: now
  })
  await recordMessageEvent(
    trx,
    message,
    actor,
    { verb: 'extension.requested', audience: 'holders', note: said, after: { days } },
    now
  )
  const { processInstanceId } = await startHandedIn(
    trx,
    actor,
    {
      processDefinitionKey: extensionProcess,
      businessKey: String(tid),
      comment: said,
      variables: { days, reason: said, subject: publicSubjectOf(message) }
    },
    now
  )
  const { version: current } = await lockMessage(trx, tid)
  return { tid, version: current, processInstanceId }
}
