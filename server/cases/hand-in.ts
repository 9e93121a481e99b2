import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import { getGroup } from '../groups/find.ts'
import { handInAgain, type Running } from '../workflow/about.ts'
import { startHandedIn } from '../workflow/start.ts'
import { caseVariables } from './known-by.ts'
import { type Locked, lockCase, moveCase } from './move.ts'
import { type CaseRecord, updateCase } from './store.ts'

/** The process that decides, by its key; its business key is the number of the case. */
export const caseProcess = 'caseApproval'

/** What the process goes by, for who decides. */
export const variablesOf = async (trx: Trx, found: CaseRecord) =>
  caseVariables(found, (await getGroup(trx, found.group_id)).name)

/**
 * Hands a case in: what was sent back goes on where it is, all others begin a process.
 * @param running the process that sent it back, locked before the case
 * @throws Refusal those of starting a process
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
  // before it starts: a process that asks nobody is over at once, and publishes it
  const change = { note: null, handed_in_at: now, decided_at: null }
  const found = await moveCase(trx, locked, 'submitCase', { actor, now, note: comment || null, change })
  const said = comment || found.title
  if (running) await handInAgain(trx, actor, running, said, now)
  else {
    const starting = { processDefinitionKey: caseProcess, businessKey: String(id), comment: said }
    const variables = await variablesOf(trx, found)
    const started = await startHandedIn(trx, actor, { ...starting, variables }, now)
    await updateCase(trx, id, { process_instance_id: started.processInstanceId })
  }
  return (await lockCase(trx, id)).found
}
