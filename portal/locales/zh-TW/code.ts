/** Texts of phone numbers, e-mail addresses and the codes that verify them. */
export const messages = {
  'code.phone': '手機號碼',
  'code.email': '電子郵件',
  'code.badPhone': '請輸入11位格式正確的手機號碼！',
  'code.badEmail': '請輸入完整的電子郵件地址，@ 前為{min}至{max}個字元',
  'code.needsPhone': '填寫正確的手機號碼後，才能取得驗證碼。',
  'code.needsEmail': '填寫正確的電子郵件地址後，才能取得驗證碼。',
  'code.phoneCode': '簡訊驗證碼',
  'code.emailCode': '郵件驗證碼',
  'code.send': '取得驗證碼',
  'code.resend': '重新取得',
  'code.resendIn': '{seconds} 秒後重新取得',
  'code.sentTo': '驗證碼已傳送至',
  'code.sent': '驗證碼已傳送，{seconds} 秒後可以重新取得',
  'code.earlier': '剛才已傳送過驗證碼，如未使用，請直接填寫。已傳送至',
  'code.nextAt': '，{time} 後可以重新取得。',
  'code.mayHave': '10 分鐘內收到的驗證碼仍然有效，可以直接填寫。',
  'code.again': '現在可以重新取得驗證碼',
  'code.missing': '請取得並填寫驗證碼'
} as const
