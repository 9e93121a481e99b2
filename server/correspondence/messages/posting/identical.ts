import type { SiteParameters } from '../../../directory/site/parameters.ts'
import type { CitizenActor } from '../../../platform/actor.ts'
import type { Trx } from '../../../platform/database/open.ts'
import { comparable } from '../../../platform/language/comparable.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { listOpenTexts } from '../store.ts'

const day = 24 * 60 * 60 * 1000

interface Draft {
  fid: number
  collectId: number | null
  subject: string
  content: string
}

/**
 * Refuses a message that its author has sent to the same forum in the last days, while the earlier one has no final
 * reply. The account is locked, so that of two messages at the same time one is refused.
 * @throws Refusal MSG0018
 */
export async function requireNotIdentical(
  trx: Trx,
  actor: CitizenActor,
  draft: Draft,
  { postSameDays }: Pick<SiteParameters, 'postSameDays'>,
  now: Date
): Promise<void> {
  if (postSameDays === 0) return
  const since = new Date(now.getTime() - postSameDays * day)
  const earlier = await listOpenTexts(trx, actor.accountId, draft, since)
  const same = earlier.find(
    ({ subject, content }) =>
      comparable(subject) === comparable(draft.subject) && comparable(content) === comparable(draft.content)
  )
  if (same) throw new Refusal('MSG0018', { tid: same.tid }, { data: { tid: same.tid } })
}
