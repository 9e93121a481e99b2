/** Months as yyyy-MM. A list needs only these functions before a calendar is shown. */

/** Returns a month some months later, as yyyy-MM. */
export function addMonths(month: string, count: number): string {
  const [year = 0, index = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, index - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Tells whether a text is a month that a calendar can show. */
export const isMonth = (text: unknown): text is string =>
  typeof text === 'string' && /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text)
