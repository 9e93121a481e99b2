import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about extensions of deadlines (domain 3). */
export const extensionsErrors = {
  EXT0001: entry(
    'conflict',
    'added',
    '这条留言已申请过延期，每条留言只能申请一次',
    '這則留言已申請過延期，每則留言只能申請一次',
    'An extension was asked for already. Each message can have one.'
  ),
  EXT0002: entry(
    'conflict',
    'added',
    '这条留言目前没有办理期限，或正在复核，不能申请延期',
    '這則留言目前沒有辦理期限，或正在複核，不能申請延期',
    'This message has no deadline at present, or is under recheck, so there is nothing to extend.'
  ),
  EXT0003: entry(
    'conflict',
    'added',
    '办理期限已过，不能再申请延期',
    '辦理期限已過，不能再申請延期',
    'The deadline has passed, so it can no longer be extended.'
  )
} as const satisfies Record<string, CatalogueEntry>
