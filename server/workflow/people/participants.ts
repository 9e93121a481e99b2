import type { BodyOf, DataOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors'
import type { SignedInActor } from '../../actor.ts'
import type { Db } from '../../database/open.ts'
import { platformLabelFor } from '../../person/platform-label.ts'
import { Refusal } from '../../refusal.ts'
import { hasOpenTask } from '../tasks/store.ts'
import { findRoleIds, selectParticipants } from './store.ts'

/**
 * Lists the people who can be given a task, by a text or by their ids. The caller must have an open task, be able to
 * claim one, or administer the tasks of others. Specification 2, decision 0018.
 * @throws Refusal GEN0403 for any other caller
 */
export async function participants(
  db: Db,
  actor: SignedInActor,
  request: BodyOf<'pageParticipants'>,
  language: Language
): Promise<DataOf<'pageParticipants'>> {
  if (!actor.permissions.has('act:running:assign')) {
    const uid = actor.accountId
    if (!(await hasOpenTask(db, { uid, roles: await findRoleIds(db, uid) }))) throw new Refusal('GEN0403')
  }
  return await selectParticipants(db, request, platformLabelFor(actor, language))
}
