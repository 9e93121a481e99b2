import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about sessions: those that ended (specification 8), and those of online users. */
export const sessionsErrors = {
  USR0001: entry(
    'unauthenticated',
    '8',
    '您的登录状态已过期，请重新登录',
    '您的登入狀態已過期，請重新登入',
    'Your session has expired. Please sign in again.'
  ),
  USR0002: entry(
    'unauthenticated',
    '8',
    '您的登录状态已过期，请重新登录',
    '您的登入狀態已過期，請重新登入',
    'Your session has expired. Please sign in again.'
  ),
  USR0085: entry(
    'unauthenticated',
    'added',
    '当前登录账号已变为“{name}”，这次操作没有提交。请重新加载本页，或重新登录您要用的账号',
    '目前登入的帳號已變為「{name}」，這次操作沒有送出。請重新載入本頁，或重新登入您要用的帳號',
    'You are now signed in as “{name}”, so nothing was sent. Reload this page, or sign in again with the account that you want to use.'
  ),
  SN0011: entry(
    'forbidden',
    '8',
    '请先完善实名信息',
    '請先完善實名資訊',
    'Please complete your real-name information first.'
  ),
  ENT0180: entry(
    'forbidden',
    'added',
    '不能强制下线自己当前的登录，请使用“退出登录”',
    '不能強制登出自己目前的登入，請使用「登出」',
    'You cannot force out the session that you work in. Sign out instead.'
  )
} as const satisfies Record<string, CatalogueEntry>
