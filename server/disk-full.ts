import { codeOf } from './database/unavailable.ts'

/** What the system says where no more can be written: the disk, somebody's share of it, the length of a file. */
const codes = /^(ENOSPC|EDQUOT|EFBIG)$/

/** The same from programs that keep the system's words only, as the one that writes pictures does. */
const words = /ENOSPC|EDQUOT|EFBIG|No space left|quota exceeded|File too large/i

/** Whether an error says that there is no room for what was to be written. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (codes.test(codeOf(error) ?? '') || words.test(error.message))
