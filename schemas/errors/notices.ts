import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about notices. */
export const noticesErrors = {
  NTC0001: entry(
    'conflict',
    'added',
    '已发送的通知不能修改或删除，请先撤回',
    '已傳送的通知不能修改或刪除，請先撤回',
    'A notice that was sent cannot be changed or deleted. Withdraw it first.'
  ),
  NTC0002: entry(
    'conflict',
    'added',
    '该通知已经发送，无需再次发送',
    '該通知已經傳送，無需再次傳送',
    'This notice has been sent already.'
  ),
  NTC0003: entry(
    'conflict',
    'added',
    '该通知尚未发送或已被撤回',
    '該通知尚未傳送或已被撤回',
    'This notice has not been sent, or was withdrawn.'
  ),
  NTC0004: entry(
    'conflict',
    'added',
    '请选择部门：接收部门都已被删除',
    '請選擇部門：接收部門都已被刪除',
    'Please select a department: those it was for have been deleted.'
  )
} as const satisfies Record<string, CatalogueEntry>
