import { handInAgain, type Running, updateVariables } from '../../administration/workflow/about.ts'
import { startHandedIn } from '../../administration/workflow/start.ts'
import { getGroup } from '../../directory/groups/find.ts'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { caseVariables } from './known-by.ts'
import { gradesText, requireReason } from './low-grade.ts'
import { type Locked, lockCase, moveCase } from './move.ts'
import { type CaseRecord, updateCase } from './store.ts'

/** The key of the process that decides on cases. Its business key is the id of the case. */
export const caseProcess = 'caseApproval'

/** Returns the variables of the process, which the deciders read. */
export const variablesOf = async (trx: Trx, found: CaseRecord) =>
  caseVariables(found, (await getGroup(trx, found.group_id)).name, await gradesText(trx, found.tid))

/**
 * Submits a case. A case that was sent back continues its process; any other starts a new one.
 * @param running the process that sent it back, locked before the case
 * @throws Refusal CAS0005 for a message that was graded low, without a reason, and those of starting a process
 */
export async function handIn(
  trx: Trx,
  actor: SignedInActor,
  locked: Locked,
  comment: string,
  now: Date,
  running?: Running
): Promise<CaseRecord> {
  const { id } = locked.found
  await requireReason(trx, locked.found)
  // this change comes before the start: a process without tasks ends at once and publishes the case
  const change = { note: null, handed_in_at: now, decided_at: null }
  const found = await moveCase(trx, locked, 'submitCase', { actor, now, note: comment || null, change })
  const said = comment || found.title
  // the grades may be others than when it was changed
  if (running) {
    await updateVariables(trx, actor, running, await variablesOf(trx, found), now)
    await handInAgain(trx, actor, running, said, now)
  } else {
    const starting = { processDefinitionKey: caseProcess, businessKey: String(id), comment: said }
    const variables = await variablesOf(trx, found)
    const started = await startHandedIn(trx, actor, { ...starting, variables }, now)
    await updateCase(trx, id, { process_instance_id: started.processInstanceId })
  }
  return (await lockCase(trx, id)).found
}
