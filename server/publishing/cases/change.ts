import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { endRunning, lockRunning, updateVariables } from '../../administration/workflow/about.ts'
import { setCaseAttachments } from '../../correspondence/attachments/attach.ts'
import { requireDomain } from '../../directory/site/choices.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { caseProcess, handIn, variablesOf } from './hand-in.ts'
import { caseResult, lockCase, moveCase } from './move.ts'
import { isTheirs, isWorthy, requireAction } from './policy.ts'
import { columnsOf, requireComplete } from './texts.ts'

/**
 * Locks the process and then the case, as steps of processes do. A process that the case did not start is
 * ignored.
 */
async function lockBoth(trx: Trx, id: number) {
  const running = await lockRunning(trx, caseProcess, id)
  const locked = await lockCase(trx, id)
  const isOurs = running !== undefined && running.id === locked.found.process_instance_id
  return { locked, running: isOurs ? running : undefined }
}

/**
 * The institution changes the texts of a case that is a draft, refused or withdrawn. If a process sent the case back,
 * the process gets the new texts.
 * @throws Refusal GEN0404, CAS0003, GEN0409, GEN0400, ATT0004, ATT0007
 */
export async function changeCase(
  trx: Trx,
  actor: InstitutionActor,
  body: BodyOf<'changeCase'>,
  language: Language,
  now: Date
) {
  const { locked, running } = await lockBoth(trx, body.id)
  requireAction(actor, locked.found, 'changeCase', body.version)
  if (body.domainId !== undefined) await requireDomain(trx, body.domainId, language)
  const { id, tid } = locked.found
  if (body.aids) await setCaseAttachments(trx, actor, body.aids, { tid, caseId: id }, now)
  const found = await moveCase(trx, locked, 'changeCase', { actor, now, change: columnsOf(body) })
  if (running) await updateVariables(trx, actor, running, await variablesOf(trx, found), now)
  return caseResult(found)
}

/**
 * The institution submits a case, for the first time or again. Domain 6.
 * @throws Refusal GEN0404, CAS0002, CAS0003, CAS0004, GEN0409, and those of starting a process
 */
export async function submitCase(
  trx: Trx,
  actor: InstitutionActor,
  { id, version, comment = '' }: BodyOf<'submitCase'>,
  language: Language,
  now: Date
) {
  const { locked, running } = await lockBoth(trx, id)
  requireAction(actor, locked.found, 'submitCase', version)
  if (!isTheirs(actor, locked.message) || !isWorthy(locked.message)) throw new Refusal('CAS0002')
  requireComplete(locked.found, language)
  return caseResult(await handIn(trx, actor, locked, comment.trim(), now, running))
}

const noMore = '申报单位撤回'

/**
 * The institution withdraws a draft, pending or refused case. Its process ends.
 * @throws Refusal GEN0404, CAS0003, GEN0409
 */
export async function withdrawCase(
  trx: Trx,
  actor: InstitutionActor,
  { id, version, reason = '' }: BodyOf<'withdrawCase'>,
  now: Date
) {
  const { locked, running } = await lockBoth(trx, id)
  requireAction(actor, locked.found, 'withdrawCase', version)
  const note = reason.trim() || null
  const found = await moveCase(trx, locked, 'withdrawCase', { actor, now, note })
  if (running) await endRunning(trx, actor, running, note ?? noMore, now)
  return caseResult(found)
}
