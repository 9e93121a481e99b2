import { isInstitution } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { Refusal } from '../refusal.ts'
import { lockRunning } from '../workflow/about.ts'
import type { Amendment, Followed } from '../workflow/follow.ts'
import { caseIdOf } from './known-by.ts'
import { type Locked, lockCase, moveCase } from './move.ts'
import { fits, isWorthy } from './policy.ts'
import { findCase } from './store.ts'
import type { CaseAction } from './transitions.ts'

/** The case that a process is about; a process of this key that was started by hand may be about none. */
async function findLocked(trx: Trx, businessKey: string): Promise<Locked | undefined> {
  const id = caseIdOf(businessKey)
  return id !== undefined && (await findCase(trx, id)) ? await lockCase(trx, id) : undefined
}

/**
 * What becomes of a case with its process: passed to its end, it is published; sent back to who proposed it or ended, it
 * is refused, and why is theirs to read; they may change it and hand it in again. Domain 6.
 */
export async function followCase(trx: Trx, followed: Followed): Promise<void> {
  const locked = await findLocked(trx, followed.businessKey)
  if (!locked) return
  const action = await actionOf(trx, locked, followed)
  if (!action || !fits(locked.found, action)) return
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
  // deleted or taken down meanwhile: there is nothing left to show
  if (status === 'finished') return isWorthy(message) ? 'publish' : 'refuse'
  if (status === 'terminated')
    return isInstitution(actor) && actor.group.id === found.group_id ? 'giveUp' : 'refuse'
  const isBack = done === 'back' || done === 'backToFirst'
  if (!isBack && done !== 'pass') return undefined
  const isAtFirst = (await lockRunning(trx, key, found.id))?.isAtFirst === true
  if (isBack) return isAtFirst ? 'sendBack' : undefined
  return isAtFirst ? undefined : 'handInAgain'
}

/** The process shows what the case says, which is changed there. @throws Refusal WFL0023 */
export async function amendCase(trx: Trx, { businessKey, changed }: Amendment): Promise<boolean> {
  if (!(await findLocked(trx, businessKey))) return false
  const [name = ''] = Object.keys(changed)
  throw new Refusal('WFL0023', { name })
}
