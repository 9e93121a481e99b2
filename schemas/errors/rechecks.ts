import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about rechecks (domain 2). */
export const rechecksErrors = {
  RCK0001: entry(
    'conflict',
    '5',
    '此条留言已被交办，不可提出复核',
    '此則留言已被交辦，不可提出複核',
    'This message is assigned, so no recheck can be asked for.'
  ),
  RCK0002: entry(
    'invalid',
    'added',
    '这条留言还没有评价，不能对评价提出复核',
    '這則留言還沒有評價，不能對評價提出複核',
    'This message has no grade that could be disputed.'
  ),
  RCK0003: entry(
    'invalid',
    'added',
    '原文链接须以 http:// 或 https:// 开头',
    '原文連結須以 http:// 或 https:// 開頭',
    'The link to the original begins with http:// or https://.'
  )
} as const satisfies Record<string, CatalogueEntry>
