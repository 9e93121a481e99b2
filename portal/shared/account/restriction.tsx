import type { DataOf } from '@board/client'
import { useT } from '../../lib/i18n.tsx'
import { formatTime } from '../../lib/time.ts'
import type { Services } from '../../services/services.tsx'
import { Link } from '../../ui/link.tsx'
import { Banner } from '../../ui/notices/banner.tsx'
import { WithTimes } from '../../ui/with-times.tsx'

type OwnHandling = DataOf<'listOwnHandling'>['list'][number]

/** The present restriction of the reader's own writing. */
export interface Restriction extends Pick<OwnHandling, 'ruleName' | 'endTime' | 'countDays' | 'postedToday'> {
  /** True if nothing can be written; otherwise the number of messages a day is limited. */
  isMuted: boolean
}

const mute = 4
const limit = 5

/**
 * Returns the restriction that holds: a mute, else the lowest limit of messages a day. Domain 6.
 * @param list the reader's own handling records
 */
export function presentRestriction(list: readonly OwnHandling[]): Restriction | undefined {
  const holding = list.filter(({ state }) => state === 1)
  const muted = holding.find(({ handleType }) => handleType === mute)
  const limited = holding
    .filter(({ handleType }) => handleType === limit)
    .toSorted((one, other) => (one.countDays ?? 0) - (other.countDays ?? 0))
  const found = muted ?? limited[0]
  return found && { ...found, isMuted: found === muted }
}

/** Fetches the restriction of the reader's own writing; undefined if there is none, or the reader is no citizen. */
export async function askRestriction(
  { call }: Pick<Services, 'call'>,
  signal?: AbortSignal
): Promise<Restriction | undefined> {
  try {
    const { list } = await call('listOwnHandling', { query: { rows: 100 }, ...(signal && { signal }) })
    return presentRestriction(list)
  } catch {
    // without the notice, the server still refuses a restricted message
    return undefined
  }
}

/** Says what is restricted about the reader's own writing, why and until when. */
export function RestrictionNotice({ restriction }: { restriction: Restriction }) {
  const t = useT()
  const { isMuted, ruleName, endTime, countDays, postedToday } = restriction
  const rule = t('restricted.rule', { rule: ruleName })
  const way = <Link to="/feedback">{t('restricted.way')}</Link>
  if (isMuted) {
    return (
      <Banner tone="late" title={t('restricted.muted')}>
        <p>
          {endTime === null ? (
            t('restricted.mutedForever')
          ) : (
            <WithTimes>{t('restricted.mutedUntil', { time: formatTime(endTime) })}</WithTimes>
          )}
        </p>
        <p>{rule}</p>
        <p>{way}</p>
      </Banner>
    )
  }
  const left = Math.max(0, (countDays ?? 0) - (postedToday ?? 0))
  return (
    <Banner tone={left === 0 ? 'late' : 'info'} title={t('restricted.limited', { count: countDays ?? 0 })}>
      <p>{left === 0 ? t('restricted.usedUp') : t('restricted.left', { count: left })}</p>
      <p>
        {endTime === null ? (
          t('restricted.forever')
        ) : (
          <WithTimes>{t('restricted.until', { time: formatTime(endTime) })}</WithTimes>
        )}
        {rule}
      </p>
      <p>{way}</p>
    </Banner>
  )
}
