/** Returns a length of time in its largest whole unit; undefined below a minute. */
export function durationOf(
  seconds: number
): { unit: 'days' | 'hours' | 'minutes'; count: number } | undefined {
  if (seconds >= 86_400) return { unit: 'days', count: Math.floor(seconds / 86_400) }
  if (seconds >= 3600) return { unit: 'hours', count: Math.floor(seconds / 3600) }
  return seconds >= 60 ? { unit: 'minutes', count: Math.floor(seconds / 60) } : undefined
}
