import type { BodyOf, DataOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { platformLabelFor } from '../../../people/person/platform-label.ts'
import type { SignedInActor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { findTask, hasOpenTask } from '../tasks/store.ts'
import { findRoleIds, type ParticipantLimits, selectParticipants } from './store.ts'

/**
 * Lists the people who can be given a task, by a text or by their ids. The caller must have an open task, be able to
 * claim one, or administer the tasks of others. For a task that decides on an application, the list has its candidates and
 * none of the applicants. Specification 2, decisions 0018 and 0167.
 * @throws Refusal GEN0403 for any other caller, GEN0404 for a task that is not theirs
 */
export async function participants(
  db: Db,
  actor: SignedInActor,
  request: BodyOf<'pageParticipants'>,
  language: Language
): Promise<DataOf<'pageParticipants'>> {
  const oversees = actor.permissions.has('act:running:assign')
  if (!oversees) {
    const uid = actor.accountId
    if (!(await hasOpenTask(db, { uid, roles: await findRoleIds(db, uid) }))) throw new Refusal('GEN0403')
  }
  return await selectParticipants(db, request, {
    ...(await limitsFor(db, actor, request, oversees)),
    platform: platformLabelFor(actor, language)
  })
}

async function limitsFor(
  db: Db,
  actor: SignedInActor,
  { taskId, act }: BodyOf<'pageParticipants'>,
  oversees: boolean
): Promise<ParticipantLimits> {
  if (taskId === undefined) return {}
  const task = await findTask(db, taskId)
  if (!task || (task.assignee !== actor.accountId && !oversees)) throw new Refusal('GEN0404')
  if (task.side !== 'decider') return {}
  const { id, instanceId: notApplicantsOf } = task
  // who administers instances may give a task to somebody else than its candidates, who may all have left
  return act === 'assignTask' && oversees ? { notApplicantsOf } : { notApplicantsOf, candidatesOf: id }
}
