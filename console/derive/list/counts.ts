/** Records beyond which a count only says that there are more (the server counts one further). */
export const exact = 10_000

/** A count as it is read; beyond what is counted, that there are more. */
export const countWords = (count: number) =>
  count > exact ? `${exact.toLocaleString('en-US')}+` : count.toLocaleString('en-US')
