import { codeOf } from './database/unavailable.ts'

/** Error codes of the system for a full disk, an exhausted quota and a file above the size limit. */
const codes = /^(ENOSPC|EDQUOT|EFBIG)$/

/** The same errors as text, for programs that keep only the system's message, such as the one that writes pictures. */
const words = /ENOSPC|EDQUOT|EFBIG|No space left|quota exceeded|File too large/i

/** Tells whether an error says that there is no room for the data. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (codes.test(codeOf(error) ?? '') || words.test(error.message))
