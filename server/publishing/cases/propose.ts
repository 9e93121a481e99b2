import type { BodyOf } from '@board/generated/calls'
import type { Language } from '@board/schemas/errors/catalogue'
import { setCaseAttachments } from '../../correspondence/attachments/attach.ts'
import { choosableOf } from '../../correspondence/attachments/list.ts'
import { requireDomain } from '../../directory/site/choices.ts'
import type { InstitutionActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { recordEvent } from '../../platform/events/record.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockMessage } from '../../records/message-core/lock.ts'
import { handIn } from './hand-in.ts'
import { caseResult, type Locked } from './move.ts'
import { isTheirs, isWorthy } from './policy.ts'
import { findCaseOf, insertCase } from './store.ts'
import { columnsOf, requireComplete } from './texts.ts'

interface Asking {
  readonly actor: InstitutionActor
  readonly language: Language
  readonly now: Date
}

/**
 * Creates a draft of a case from a message that the institution handled. Nobody else sees it before it is submitted.
 * @throws Refusal GEN0404, CAS0001, CAS0002, ATT0004, ATT0007, GEN0400
 */
export const draftCase = async (trx: Trx, asking: Asking, body: BodyOf<'draftCase'>) =>
  caseResult((await begin(trx, asking, body)).found)

/**
 * Creates a case and submits it at once. Domain 6.
 * @throws Refusal as for a draft, CAS0004, and those of starting a process
 */
export async function proposeCase(trx: Trx, asking: Asking, body: BodyOf<'proposeCase'>) {
  const begun = await begin(trx, asking, body)
  requireComplete(begun.found, asking.language)
  return caseResult(await handIn(trx, asking.actor, begun, '', asking.now))
}

async function begin(trx: Trx, { actor, language, now }: Asking, body: BodyOf<'draftCase'>): Promise<Locked> {
  const message = await lockMessage(trx, body.tid)
  if (!isTheirs(actor, message)) throw new Refusal('GEN0404')
  if (await findCaseOf(trx, message.tid)) throw new Refusal('CAS0001')
  if (!isWorthy(message)) throw new Refusal('CAS0002')
  if (body.domainId !== undefined) await requireDomain(trx, body.domainId, language)
  const { title = '', ...texts } = columnsOf(body)
  const found = await insertCase(trx, {
    tid: message.tid,
    group_id: actor.group.id,
    domain_id: message.domain_id,
    title,
    ...texts,
    proposed_by: actor.accountId,
    created_at: now,
    changed_at: now
  })
  const { aids = [], withReplyPictures } = body
  const shown = withReplyPictures ? [...new Set([...aids, ...(await choosableOf(trx, message.tid))])] : aids
  await setCaseAttachments(trx, actor, shown, { tid: message.tid, caseId: found.id }, now)
  await recordEvent(trx, {
    verb: 'case.drafted',
    audience: 'holders',
    actor,
    at: now,
    subject: { kind: 'case', id: found.id },
    after: { tid: message.tid, title }
  })
  return { message, found }
}
