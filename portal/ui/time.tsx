import { formatDate, formatTime } from '../lib/time.ts'

/** A moment in Shanghai time; takes Unix seconds. */
export function Time({ at, day }: { at: number; day?: boolean }) {
  return <time dateTime={new Date(at * 1000).toISOString()}>{day ? formatDate(at) : formatTime(at)}</time>
}
