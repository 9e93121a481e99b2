import { formatTime } from '../../lib/time.ts'

/** Tells whether a moment is in the last minute of a day in Asia/Shanghai. Such a deadline covers the whole day. */
export const isEndOfDay = (seconds: number): boolean => formatTime(seconds).endsWith('23:59')
