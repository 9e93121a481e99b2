/** Writes a share between 0 and 1 in percent. */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Writes a number of seconds. */
export const seconds = (value: number): string => `${value.toFixed(1)} s`
