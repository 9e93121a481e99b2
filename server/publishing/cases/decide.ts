import { lockRunning } from '../../administration/workflow/about.ts'
import type { Amendment, Followed } from '../../administration/workflow/follow.ts'
import { isInstitution } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { caseIdOf } from './known-by.ts'
import { requireReason } from './low-grade.ts'
import { type Locked, lockCase, moveCase } from './move.ts'
import { allowsAction, isWorthy } from './policy.ts'
import { findCase } from './store.ts'
import type { CaseAction } from './transitions.ts'

/** Returns the case of a process, locked; undefined for a process that was started by hand about something else. */
async function findLocked(trx: Trx, businessKey: string): Promise<Locked | undefined> {
  const id = caseIdOf(businessKey)
  return id !== undefined && (await findCase(trx, id)) ? await lockCase(trx, id) : undefined
}

/**
 * Updates a case after a step of its process. Domain 6. At the end of the process the case is published, or refused if
 * its message is no longer suitable. If others send it back or end the process, it is refused; the institution reads
 * the reason, and may change the case and submit it again. If the institution ends the process, the case is withdrawn.
 * If the running process is deleted, the case is a draft again.
 */
export async function followCase(trx: Trx, followed: Followed): Promise<void> {
  const locked = await findLocked(trx, followed.businessKey)
  if (!locked) return
  const action = await actionOf(trx, locked, followed)
  if (!action || !allowsAction(locked.found, action)) return
  // a case that is handed in among the tasks needs what it needs on its page
  if (action === 'handInAgain') await requireReason(trx, locked.found)
  const { actor, comment: note, now } = followed
  const isDecided = action !== 'handInAgain' && action !== 'forget'
  await moveCase(trx, locked, action, {
    actor,
    now,
    note,
    change: {
      note: isDecided ? note : null,
      decided_at: isDecided ? now : null,
      ...(action === 'publish' && { note: null, published_at: now }),
      ...(action === 'handInAgain' && { handed_in_at: now }),
      ...(action === 'forget' && { process_instance_id: null })
    }
  })
}

async function actionOf(
  trx: Trx,
  { found, message }: Locked,
  { key, done, status, actor }: Followed
): Promise<CaseAction | undefined> {
  if (done === 'delete') return status === 'running' ? 'forget' : undefined
  // the message may have been deleted or taken down in the meantime
  if (status === 'finished') return isWorthy(message) ? 'publish' : 'refuse'
  if (status === 'terminated')
    return isInstitution(actor) && actor.group.id === found.group_id ? 'giveUp' : 'refuse'
  const isBack = done === 'back' || done === 'backToFirst'
  if (!isBack && done !== 'pass') return undefined
  const isAtFirst = (await lockRunning(trx, key, found.id))?.isAtFirst === true
  if (isBack) return isAtFirst ? 'sendBack' : undefined
  return isAtFirst ? undefined : 'handInAgain'
}

/**
 * Refuses changes of the variables of the process. The texts must be changed in the case.
 * @throws Refusal WFL0023
 */
export async function amendCase(trx: Trx, { businessKey, changed }: Amendment): Promise<boolean> {
  if (!(await findLocked(trx, businessKey))) return false
  const [name = ''] = Object.keys(changed)
  throw new Refusal('WFL0023', { name })
}
