/** The formats of moments in the product (specification 9). */

/** Returns a moment in whole seconds since 1970. */
export const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** Returns a moment in whole seconds since 1970; null without a moment. */
export const secondsOrNull = (moment: Date | null): number | null => moment && seconds(moment)

/** Returns a moment as `yyyy-MM-dd HH:mm` in Asia/Shanghai, which is eight hours ahead of UTC all year. */
export const momentText = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
