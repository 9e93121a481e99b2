import type { components } from '@board/generated/openapi'
import type { SiteParameters } from '../../directory/site/parameters.ts'
import type { CitizenActor } from '../../platform/actor.ts'
import { startOfDay } from '../../platform/calendar/calendar.ts'
import { momentText, seconds } from '../../platform/calendar/time.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { Refusal, type RefusalParam } from '../../platform/refusal.ts'
import { requireConfirmed } from '../company-core/confirmed.ts'
import {
  countPostedSince,
  lockAccount,
  type RestrictionRecord,
  selectRestrictions,
  selectStanding
} from './store.ts'

type UserForbid = components['schemas']['UserForbid']

/** The kinds of handling records that restrict an account (specification 4). */
export const handleTypes = { ban: 0, mute: 4, restrict: 5, warning: 7 } as const

/** Lists the current restrictions of an account, the longest first. Domain 6. */
export const activeRestrictions = (db: Db | Trx, uid: number, now: Date): Promise<RestrictionRecord[]> =>
  selectRestrictions(db, uid, now)

/**
 * Checks that a citizen may post. They must be certified if the site requires it, not muted, and below the daily limit
 * of messages: the lower one of the site's and the account's own. A company must be confirmed if the site requires it.
 * The account stays locked until the transaction ends, so that concurrent messages are all counted. The lock is the first
 * statement that is sent, so that statements of the same `Promise.all` read what it protects. Domain 1, 6.
 * @param options `again`: a supplement or resubmission, which is no new message and does not count
 * @throws Refusal COM0001, SN0011, USR0044, USR0045
 */
export async function requireMayPost(
  trx: Trx,
  actor: CitizenActor,
  parameters: SiteParameters,
  now: Date,
  { again = false }: { again?: boolean } = {}
): Promise<void> {
  const { postCertification, postDaily } = parameters
  if (postCertification && !actor.certified) throw new Refusal('SN0011')
  if (again) return refuseMuted(await activeRestrictions(trx, actor.accountId, now))
  const [, { restrictions, posted }] = await Promise.all([
    lockAccount(trx, actor.accountId),
    selectStanding(trx, actor.accountId, now, startOfDay(now))
  ])
  refuseMuted(restrictions)
  await requireConfirmed(trx, parameters, actor)
  const own = restrictions.filter(({ handleType }) => handleType === handleTypes.restrict)
  const limit = Math.min(postDaily, ...own.flatMap(({ countDays }) => countDays ?? []))
  if (posted >= limit) throw new Refusal('USR0045', { limit })
}

/** Counts the messages that an account has written today, as its daily limit does. */
export const countPostedToday = (db: Db | Trx, uid: number, now: Date): Promise<number> =>
  countPostedSince(db, uid, startOfDay(now))

/** Refuses a muted account. It guards likes, which are not messages; grades do not call it. @throws Refusal USR0044 */
export async function requireNotMuted(trx: Trx, actor: CitizenActor, now: Date): Promise<void> {
  refuseMuted(await activeRestrictions(trx, actor.accountId, now))
}

function refuseMuted(restrictions: readonly RestrictionRecord[]): void {
  const mute = restrictions.find(({ handleType }) => handleType === handleTypes.mute)
  if (mute) throw new Refusal('USR0044', { term: termText(mute.endTime) })
}

/** Returns for how long an account is muted. Without an end it is muted for good, until somebody lifts it. */
function termText(end: Date | null): RefusalParam {
  if (!end)
    return {
      'zh-CN': '永久禁言，解除前',
      'zh-TW': '永久禁言，解除前',
      'en-US': 'for good, unless this is lifted'
    }
  const until = momentText(end)
  return { 'zh-CN': `禁言至 ${until}，期间`, 'zh-TW': `禁言至 ${until}，期間`, 'en-US': `until ${until}` }
}

/** Returns a restriction as the contract's UserForbid. Specification 3. */
export const forbidOf = (restriction: RestrictionRecord): UserForbid => ({
  handleType: restriction.handleType as UserForbid['handleType'],
  ruleName: restriction.ruleName,
  days: restriction.days,
  beginTime: seconds(restriction.beginTime),
  endTime: restriction.endTime && seconds(restriction.endTime)
})
