import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about deliveries (domain 6). */
export const deliveriesErrors = {
  DLV0001: entry(
    'forbidden',
    '6',
    '您的单位没有递送留言的权限',
    '您的單位沒有遞送留言的權限',
    'Your institution cannot ask for deliveries.'
  ),
  DLV0002: entry(
    'invalid',
    'added',
    '所选单位不接收递送，请选择其他单位',
    '所選單位不接收遞送，請選擇其他單位',
    'This institution takes no deliveries. Choose another one.'
  ),
  DLV0003: entry(
    'conflict',
    'added',
    '这条留言已递送给该单位，或正在等待平台决定',
    '這則留言已遞送給該單位，或正在等待平台決定',
    'This message was put before that institution already, or waits to be.'
  ),
  DLV0004: entry(
    'conflict',
    'added',
    '这次递送现在不能“{action}”，请刷新查看最新状态',
    '這次遞送現在不能「{action}」，請重新整理查看最新狀態',
    'This delivery does not allow “{action}” now. Reload to see its state.'
  )
} as const satisfies Record<string, CatalogueEntry>
