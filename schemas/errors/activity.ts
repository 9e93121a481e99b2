import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about marks on messages and feedback to the platform. */
export const activityErrors = {
  FAV0001: entry(
    'forbidden',
    '5',
    '请使用个人用户进行收藏',
    '請以個人使用者身分收藏',
    'Use a personal account to keep favorites.'
  ),
  FBK0001: entry(
    'conflict',
    'added',
    '这条反馈已由他人回复',
    '這則回饋已由他人回覆',
    'Somebody has answered this feedback already.'
  )
} as const satisfies Record<string, CatalogueEntry>
