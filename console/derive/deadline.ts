const day = 24 * 60 * 60
const shanghai = 8 * 60 * 60
const dayNumber = (seconds: number) => Math.floor((seconds + shanghai) / day)

/**
 * The state of a deadline: a key of the locale files below `deadline`, its number, and a tone. The tone is never the
 * only sign.
 */
export interface Standing {
  key: 'daysLeft' | 'hoursLeft' | 'today' | 'daysLate'
  count: number
  tone: 'ok' | 'wait' | 'late'
}

/**
 * Returns the state of a deadline, counted in calendar days of Asia/Shanghai. A past deadline is late, one of today
 * shows its hours, and one within two days needs attention. Both times are in seconds. Domain decisions 3.
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
