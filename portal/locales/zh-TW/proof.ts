/** Texts of the proof that an account is one’s own, and of the copy of its data. */
export const messages = {
  'proof.by': '確認是您本人',
  'proof.byPassword': '登入密碼',
  'proof.byCode': '簡訊驗證碼',
  'proof.cancelPassword': '登入密碼（確認註銷）',
  'proof.exportPassword': '登入密碼（匯出資料）',
  'proof.needsPassword': '請輸入登入密碼',
  'proof.none': '帳號還沒有密碼和手機號碼，無法確認是您本人',
  'proof.toBind': '前往綁定手機號碼',
  'export.title': '匯出我的資料',
  'export.hint':
    '包含帳號資料、留言和回覆、附件、收藏、關注、登入日誌等，打包成一個 ZIP 檔案，開啟其中的 index.html 即可閱讀。每天最多 5 次。',
  'export.submit': '匯出',
  'export.done': '已匯出，請在瀏覽器的下載清單中查看',
  'export.file': '我的資料'
} as const
