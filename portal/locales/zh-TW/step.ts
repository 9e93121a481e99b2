/** Texts of the second step of a sign-in, fetched when it is asked for. */
export const messages = {
  'step.title': '兩步驟驗證',
  'step.hint': '請開啟驗證器應用程式，輸入目前顯示的 6 位數字。',
  'step.code': '動態驗證碼',
  'step.missing': '請輸入動態驗證碼或復原碼',
  'step.sixDigits': '須為 6 位數字',
  'step.recoveryShape': '須為 10 位字母或數字，形如 abcde-fgh23',
  'step.codesLeft': '已用復原碼登入，還剩 {count} 個未使用的復原碼',
  'step.either': '動態驗證碼或復原碼',
  'step.recovery': '復原碼',
  'step.recoveryHint': '請輸入啟用兩步驟驗證時儲存的一個復原碼，每個只能使用一次。',
  'step.useRecovery': '改用復原碼',
  'step.useCode': '改用動態驗證碼',
  'step.submit': '驗證並登入',
  'step.back': '返回重新登入'
} as const
