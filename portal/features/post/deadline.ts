import { formatTime } from '../../lib/time.ts'

/** Tells whether a moment is in the last minute of a day in Asia/Shanghai: a deadline of the whole day. */
export const isEndOfDay = (seconds: number): boolean => formatTime(seconds).endsWith('23:59')
