import { countedRecords } from '../../api/types.ts'

/** Formats a count. Above the limit of counting, the text says that there are more. */
export const countWords = (count: number) =>
  count > countedRecords ? `${countedRecords.toLocaleString('en-US')}+` : count.toLocaleString('en-US')
