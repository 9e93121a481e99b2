const shanghaiOffset = 8 * 3600

const two = (value: number) => String(value).padStart(2, '0')

/**
 * Formats a moment as `yyyy-MM-dd HH:mm` in Asia/Shanghai, in any time zone of the reader.
 * @param seconds Unix time in seconds. Specification 9.
 */
export function formatTime(seconds: number): string {
  const at = new Date((seconds + shanghaiOffset) * 1000)
  return `${formatDate(seconds)} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}

/** Formats the day of a moment as `yyyy-MM-dd` in Asia/Shanghai. Takes Unix seconds. */
export function formatDate(seconds: number): string {
  const at = new Date((seconds + shanghaiOffset) * 1000)
  return `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
}

/** Returns the first second of a `yyyy-MM-dd` day in Asia/Shanghai, in Unix seconds; undefined for other texts. */
export function startOfDay(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const at = Date.parse(`${day}T00:00:00+08:00`)
  return Number.isNaN(at) ? undefined : at / 1000
}

/** Returns the last second of a `yyyy-MM-dd` day in Asia/Shanghai, in Unix seconds; undefined for other texts. */
export function endOfDay(day: string): number | undefined {
  const start = startOfDay(day)
  return start === undefined ? undefined : start + 86399
}

/** Divides a duration in seconds into days, hours and minutes. It is at least one minute. */
export function splitDuration(seconds: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(1, Math.round(seconds / 60))
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 }
}
