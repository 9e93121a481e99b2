import { countedRecords } from '../../provider/types.ts'

/** Formats a count; above the limit of counting, it says that there are more. */
export const countWords = (count: number) =>
  count > countedRecords ? `${countedRecords.toLocaleString('en-US')}+` : count.toLocaleString('en-US')
