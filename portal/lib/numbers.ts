/**
 * Formats a whole number with commas at the thousands, such as 12,345. The result is the same on the server and in
 * every browser.
 */
export const formatNumber = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
