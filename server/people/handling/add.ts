import type { components } from '@board/generated/openapi'
import type { Language } from '@board/schemas/errors/catalogue'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Trx } from '../../platform/database/open.ts'
import { Refusal } from '../../platform/refusal.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { type Draft, isExclusive, kinds, requireFitting } from './policy.ts'
import { recordOf } from './shape.ts'
import { findAuthor, findRecord, insertRecord, lockPerson, overlaps, rewriteUncounted } from './store.ts'
import { tellPerson } from './tell.ts'

const day = 86_400_000

/**
 * Bans, mutes, limits or warns an account, or excludes its messages from the statistics. A ban ends every session. The
 * person is notified. Domain 6.
 * @throws Refusal GEN0400, GEN0404 if it is not a citizen's or legal person's account, HDL0002 if it has one of this kind
 * for that time
 */
export async function addHandlingRecord(
  trx: Trx,
  actor: SignedInActor,
  draft: Draft,
  language: Language,
  now: Date
): Promise<components['schemas']['HandlingRecord']> {
  requireFitting(draft, language, now)
  const { handleType, tid = null, days = null } = draft
  const author = tid === null ? draft.uid : await findAuthor(trx, tid)
  const uid = draft.uid ?? author
  if (uid === undefined || uid !== author || !(await lockPerson(trx, uid))) throw new Refusal('GEN0404')
  const begin = new Date(Math.max(now.getTime(), (draft.beginTime ?? 0) * 1000))
  const end = days === null ? null : new Date(begin.getTime() + days * day)
  if (isExclusive(handleType) && (await overlaps(trx, { uid, handleType, begin, end })))
    throw new Refusal('HDL0002')
  const id = await insertRecord(trx, {
    account_uid: uid,
    tid,
    handle_type: handleType,
    rule_name: draft.ruleName.trim(),
    days,
    count_type: draft.countType ?? null,
    count_days: draft.countDays ?? null,
    backtrack_time: draft.backtrackTime === undefined ? null : new Date(draft.backtrackTime * 1000),
    begin_time: begin,
    end_time: end,
    note: draft.note?.trim() ?? '',
    created_by: actor.accountId,
    created_at: now
  })
  if (handleType === kinds.ban) await endSessionsOf(trx, uid)
  if (handleType === kinds.uncounted) await rewriteUncounted(trx, uid)
  const record = await findRecord(trx, id)
  if (!record) throw new Error('A record that was just written is not there')
  const shaped = recordOf(record, actor, now)
  const { endTime, countType, countDays } = shaped
  await tellPerson(
    trx,
    record,
    actor,
    { verb: 'handling.added', after: { handleType, days, endTime, countType, countDays } },
    now
  )
  return shaped
}
