import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about signing in through another site (specification 7, 8). */
export const thirdPartyErrors = {
  TPL0001: entry(
    'missing',
    '7',
    '暂不支持该第三方登录方式',
    '暫不支援該第三方登入方式',
    'Signing in this way is not offered.'
  ),
  TPL0002: entry(
    'invalid',
    'added',
    '第三方登录已失效，请重新发起',
    '第三方登入已失效，請重新發起',
    'This sign-in is no longer valid. Start it again.'
  ),
  TPL0003: entry(
    'invalid',
    'added',
    '第三方登录未完成：您已取消授权，或对方没有确认您的身份',
    '第三方登入未完成：您已取消授權，或對方沒有確認您的身分',
    'The sign-in was not completed: you declined, or the other site did not confirm who you are.'
  ),
  TPL0004: entry(
    'conflict',
    'added',
    '该第三方账号或您的账号已有绑定，请先解除原绑定',
    '該第三方帳號或您的帳號已有綁定，請先解除原綁定',
    'That account, or yours, is already linked. Remove the existing link first.'
  ),
  TPL0005: entry(
    'unavailable',
    '8',
    '第三方登录服务暂时无法连接，请稍后再试',
    '第三方登入服務暫時無法連線，請稍後再試',
    'The other site’s sign-in cannot be reached at the moment. Try again later.'
  )
} as const satisfies Record<string, CatalogueEntry>
