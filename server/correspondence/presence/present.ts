import type { BodyOf } from '@board/generated/calls'
import type { InstitutionActor } from '../../platform/actor.ts'
import { secondsOrNull } from '../../platform/calendar/time.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lastHandlingEvent } from '../../platform/events/last.ts'
import { getHandledMessage } from '../messages/handled.ts'
import { deletePresence, listPresent, renewPresence } from './store.ts'

/** Milliseconds during which an account counts as present without renewing it. Domain 7. */
const presenceLifetime = 60_000

/**
 * Notes that the actor has a message open, writes about it, or has left it. It warns colleagues and locks nothing.
 * @returns the other members of the group who have it open, and the last event for those who handle the message
 * @throws Refusal GEN0404
 */
export async function notePresence(
  trx: Trx,
  actor: InstitutionActor,
  { tid, doing }: BodyOf<'notePresence'>,
  now: Date
) {
  await getHandledMessage(trx, actor, tid)
  const expired = new Date(now.getTime() - presenceLifetime)
  const uid = actor.accountId
  if (doing === 'left') await deletePresence(trx, tid, uid)
  else await renewPresence(trx, { tid, uid, isWriting: doing === 'writing' }, { now, expired })
  const present = await listPresent(trx, { tid, uid, groupId: actor.group.id }, expired)
  return {
    colleagues: present.map(({ name, writing_since }) => ({
      name,
      writingSince: secondsOrNull(writing_since)
    })),
    lastEvent: await lastHandlingEvent(trx, tid)
  }
}
