const day = 24 * 60 * 60
const shanghai = 8 * 60 * 60
const dayNumber = (seconds: number) => Math.floor((seconds + shanghai) / day)

/** How a deadline stands: an i18n key below `deadline`, its number, and a tone that is never the only sign. */
export interface Standing {
  key: 'daysLeft' | 'hoursLeft' | 'today' | 'daysLate'
  count: number
  tone: 'ok' | 'wait' | 'late'
}

/**
 * How much is left until a deadline, by calendar days in Asia/Shanghai: past days are late, today counts its hours,
 * up to two days ahead want attention. Both times in seconds. Domain decisions 3.
 */
export function standingOf(deadline: number, now: number): Standing {
  const days = dayNumber(deadline) - dayNumber(now)
  if (deadline < now) return { key: 'daysLate', count: Math.max(1, -days), tone: 'late' }
  if (days > 0) return { key: 'daysLeft', count: days, tone: days <= 2 ? 'wait' : 'ok' }
  const hours = Math.floor((deadline - now) / 3600)
  return hours >= 1
    ? { key: 'hoursLeft', count: hours, tone: 'wait' }
    : { key: 'today', count: 0, tone: 'wait' }
}
