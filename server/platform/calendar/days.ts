/** Days of Asia/Shanghai: their dates, their first and last moments. */

/** The milliseconds of a day. Shanghai has no summer time. */
export const day = 86_400_000

/** The offset of Shanghai, which is eight hours ahead of UTC all year. */
const ahead = 8 * 3_600_000

/** Returns the date of a moment in Asia/Shanghai, such as `2026-02-14`. */
export const dateOf = (moment: Date): string => new Date(moment.getTime() + ahead).toISOString().slice(0, 10)

/** Returns the first moment of the day in Asia/Shanghai. */
export const startOfDay = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + ahead) / day) * day - ahead)

/** Returns the last whole second of the day in Asia/Shanghai. An answer on the day of the deadline is in time. */
export const endOfDay = (moment: Date): Date => new Date(startOfDay(moment).getTime() + day - 1000)

/** The number of a day in Asia/Shanghai; 1970-01-01 is 0. */
export const numberOf = (moment: Date): number => Math.floor((moment.getTime() + ahead) / day)

/** The first moment of a day in Asia/Shanghai by its number. */
export const momentOf = (number: number): Date => new Date(number * day - ahead)

/** The number of a day by its date. */
export const numberOfDate = (date: string): number => Date.parse(date) / day

/** Tells whether a day is one from Monday to Friday. 1970-01-01 was a Thursday. */
export const isWeekday = (number: number): boolean => (((number + 3) % 7) + 7) % 7 < 5
