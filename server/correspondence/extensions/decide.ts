import type { Amendment, Followed } from '../../administration/workflow/follow.ts'
import { isInstitution } from '../../platform/actor.ts'
import { addWorkingDays } from '../../platform/calendar/calendar.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Trx } from '../../platform/database/open.ts'
import { lastEventOf } from '../../platform/events/last.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import type { MessageRecord } from '../../records/message-core/record.ts'
import { updateMessage } from '../messages/move.ts'
import { recordMessageEvent } from '../messages/tell.ts'
import { tidOf } from './known-by.ts'
import { changesDeadline, isValidVariable } from './policy.ts'
import { decideExtension, deleteExtension, type ExtensionRow, findExtension, setDays } from './store.ts'

/**
 * Follows the process of an extension. A finished process moves the deadline, unless the deadline has changed meanwhile:
 * then the extension lapses. A terminated process refuses the extension, or withdraws it if the requester ended it. If the
 * process is sent back, the group is told why; handing it in again is a new request in the timeline. If an administrator
 * deletes the process, the extension is deleted too.
 */
export async function followExtension(trx: Trx, followed: Followed): Promise<void> {
  const extension = await findPending(trx, followed.businessKey)
  if (!extension) return
  const { tid } = extension
  if (followed.done === 'delete') return await deleteExtension(trx, tid)
  const message = await lockMessage(trx, tid)
  if (followed.status === 'finished') return await approve(trx, message, extension, followed)
  const { actor, comment: note, now } = followed
  const told = { audience: 'holders', note, groupId: message.group_id, groups: [message.group_id] } as const
  if (followed.status === 'terminated') {
    // a colleague of the person who asked withdraws for the same institution
    const isOwn = isInstitution(actor) && actor.group.id === message.group_id
    await decideExtension(trx, tid, isOwn ? 'withdrawn' : 'refused', now)
    if (isOwn)
      await recordMessageEvent(
        trx,
        message,
        actor,
        { verb: 'extension.withdrawn', audience: 'holders', note },
        now
      )
    else await recordMessageEvent(trx, message, actor, { verb: 'extension.refused', ...told }, now)
  } else if (followed.done === 'back' || followed.done === 'backToFirst')
    await recordMessageEvent(trx, message, actor, { verb: 'extension.returned', ...told }, now)
  else if (followed.done === 'pass' && (await isReturned(trx, tid))) {
    const after = { days: extension.days }
    await recordMessageEvent(
      trx,
      message,
      actor,
      { verb: 'extension.requested', audience: 'holders', note, after },
      now
    )
  }
}

/** Tells whether the extension was sent back, and not requested again since. */
const isReturned = async (trx: Trx, tid: number): Promise<boolean> =>
  (await lastEventOf(trx, tid, 'extension.returned')) > (await lastEventOf(trx, tid, 'extension.requested'))

/**
 * Accepts other days or another reason after an extension was sent back; the days that the process shows are granted.
 * All other changes are refused, and so is every change in a later step.
 * @throws Refusal WFL0023
 */
export async function amendExtension(
  trx: Trx,
  { businessKey, isFirst, changed }: Amendment
): Promise<boolean> {
  const extension = await findPending(trx, businessKey)
  if (!extension) return false
  for (const [name, value] of Object.entries(changed))
    if (!isFirst || !isValidVariable(name, value)) throw new Refusal('WFL0023', { name })
  if (typeof changed.days === 'number') await setDays(trx, extension.tid, changed.days)
  return true
}

/** The extension that a process is about; a process of this key that was started by hand is about none. */
async function findPending(trx: Trx, businessKey: string): Promise<ExtensionRow | undefined> {
  const tid = tidOf(businessKey)
  const extension = tid === undefined ? undefined : await findExtension(trx, tid)
  return extension?.state === 'pending' ? extension : undefined
}

async function approve(
  trx: Trx,
  message: MessageRecord,
  extension: ExtensionRow,
  { actor, now }: Followed
): Promise<void> {
  const { tid, days, deadline_at: before } = extension
  const isLeft = changesDeadline(message, extension)
  await decideExtension(trx, tid, isLeft ? 'approved' : 'lapsed', now)
  if (!isLeft)
    return await recordMessageEvent(
      trx,
      message,
      actor,
      { verb: 'extension.lapsed', audience: 'holders' },
      now
    )
  const after = addWorkingDays(before, days)
  const saved = await updateMessage(trx, message, { deadline_at: after })
  await recordMessageEvent(
    trx,
    saved,
    actor,
    {
      verb: 'extension.approved',
      audience: 'public',
      groupId: message.group_id,
      before: { deadlineAt: seconds(before) },
      after: { deadlineAt: seconds(after), days },
      accounts: [message.author_uid],
      groups: [message.group_id]
    },
    now
  )
}
