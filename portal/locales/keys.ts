import type { messages as account } from './zh-CN/account.ts'
import type { messages as centre } from './zh-CN/centre.ts'
import type { messages as reading } from './zh-CN/reading.ts'
import type { messages as writing } from './zh-CN/writing.ts'

/** Every text of the portal by its key; simplified Chinese says which keys there are. */
export type Messages = Record<
  keyof typeof reading | keyof typeof account | keyof typeof centre | keyof typeof writing,
  string
>
