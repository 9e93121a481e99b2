/** Texts of the second step of a sign-in, fetched when it is asked for. */
export const messages = {
  'step.passkey': '使用通行密鑰',
  'step.passkeyHint': '請用儲存通行密鑰的裝置確認是您本人，例如指紋、臉部或裝置的 PIN 碼。',
  'step.cancelled': '沒有完成：操作已取消，或等待時間過長。請重試，或改用其他方式。',
  'step.address': '通行密鑰只能在本站的正式網址使用，請核對瀏覽器網址列中的網址。',
  'step.failed': '瀏覽器未能使用通行密鑰，請重試，或改用其他方式。',
  'step.noPasskeys': '此瀏覽器無法使用通行密鑰，請改用其他瀏覽器，或使用復原碼。',
  'step.plain': '通行密鑰須在啟用指令碼的瀏覽器中使用；這裡請輸入動態驗證碼或復原碼。',
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
