import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about an editor's actions on an approved message (domain 2). */
export const moderationErrors = {
  MOD0001: entry(
    'invalid',
    'added',
    '留言已在这个留言对象名下，请选择其他留言对象',
    '留言已在這個留言對象名下，請選擇其他留言對象',
    'The message is addressed to this forum already. Choose another one.'
  )
} as const satisfies Record<string, CatalogueEntry>
