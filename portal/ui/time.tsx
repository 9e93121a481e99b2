import { formatDate, formatTime } from '../lib/time.ts'

/** Shows a moment in Shanghai time. Takes Unix seconds. */
export function Time({ at, day }: { at: number; day?: boolean }) {
  return <time dateTime={new Date(at * 1000).toISOString()}>{day ? formatDate(at) : formatTime(at)}</time>
}
