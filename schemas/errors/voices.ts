import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about voices: citizens who have the same problem as a message (domain 7). */
export const voicesErrors = {
  VOI0001: entry(
    'conflict',
    'added',
    '这是您自己的留言，不用再加入',
    '這是您自己的留言，不用再加入',
    'This is your own message. There is no need to join it.'
  ),
  VOI0002: entry(
    'conflict',
    'added',
    '您已经反馈过是否解决，不能更改',
    '您已經回饋過是否解決，不能更改',
    'You have already said whether it is solved. The answer cannot be changed.'
  )
} as const satisfies Record<string, CatalogueEntry>
