import { type CatalogueEntry, entry } from './entry.ts'

/** Refusals about the user centre (domain 1). */
export const personErrors = {
  PER0001: entry(
    'conflict',
    'added',
    '您已完成实名认证，不能自行更正；如需更正，请在页面底部的“意见反馈”里说明',
    '您已完成實名認證，不能自行更正；如需更正，請在頁面底部的「意見回饋」裡說明',
    'Your real name is certified already. To have it corrected, write to us under “Feedback” at the foot of the page.'
  ),
  PER0002: entry(
    'conflict',
    'added',
    '该证件已用于其他账号的实名认证',
    '該證件已用於其他帳號的實名認證',
    'This document certifies another account.'
  ),
  PER0003: entry(
    'conflict',
    'added',
    '您尚未绑定手机号，请先绑定手机号',
    '您尚未綁定手機號碼，請先綁定手機號碼',
    'No phone is bound yet. Bind one first.'
  ),
  PER0004: entry(
    'conflict',
    'added',
    '您已绑定手机号，请通过“更换手机号”修改',
    '您已綁定手機號碼，請透過「更換手機號碼」修改',
    'A phone is bound already. Change it instead.'
  ),
  PER0005: entry(
    'conflict',
    'added',
    '该手机号或邮箱已绑定其他账号',
    '該手機號碼或電子郵件已綁定其他帳號',
    'This phone or address is bound to another account.'
  ),
  PER0006: entry(
    'invalid',
    'added',
    '原手机号验证已失效，请重新验证',
    '原手機號碼驗證已失效，請重新驗證',
    'The check of the old phone is over. Check it again.'
  ),
  PER0007: entry(
    'conflict',
    'added',
    '账号正处于限制期内，暂不能注销',
    '帳號正處於限制期內，暫不能註銷',
    'The account is restricted at present, and cannot be closed.'
  ),
  PER0008: entry('conflict', 'added', '您尚未绑定邮箱', '您尚未綁定電子郵件', 'No mail address is bound.'),
  PER0009: entry(
    'conflict',
    'added',
    '新手机号与原手机号相同',
    '新手機號碼與原手機號碼相同',
    'This is the phone that is bound already.'
  ),
  PER0010: entry(
    'conflict',
    'added',
    '您尚未设置密码，请先到“设置密码”用手机验证码设置',
    '您尚未設定密碼，請先到「設定密碼」用手機驗證碼設定',
    'Your account has no password yet. Set one first, with a code to your phone.'
  ),
  PER0011: entry(
    'conflict',
    'added',
    '您已设置过密码，请用当前密码修改',
    '您已設定過密碼，請用目前的密碼修改',
    'Your account has a password already. Change it with the present one.'
  )
} as const satisfies Record<string, CatalogueEntry>
