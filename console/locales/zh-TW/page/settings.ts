/** Texts of the settings, fetched with them. */
export const texts = {
  settings: {
    title: '設定',
    pages: {
      'base-info': '機構資訊',
      'edit-pwd': '修改密碼',
      'bind-info': '綁定資訊',
      'login-log': '登入紀錄'
    },
    institution: '機構名稱',
    superior: '上級單位',
    fields: { contact: '負責職務', phone: '辦公電話', address: '辦公地址', intro: '機構簡介' },
    hints: {
      contact: '寫職務，不寫個人姓名；不對外公開',
      phone: '公開顯示',
      address: '公開顯示',
      intro: '公開顯示，說明本單位辦理哪些事項'
    },
    badPhone: '請輸入正確的電話，只含數字、空格、括號、+ 和 -',
    conflict: '其他人剛剛修改了這些資訊。您填寫的內容還在，確認後請再次儲存。',
    saved: '已儲存，網站上的機構資訊已更新',
    code: '驗證碼',
    resendIn: '%{seconds} 秒後可重新取得',
    sendCode: '取得驗證碼',
    codeSent: '驗證碼已寄出，10 分鐘內有效',
    codeAgain: '沒有收到？可以重新取得',
    codeMissing: '請輸入 6 位驗證碼',
    contacts: { phone: '手機', email: '電子信箱' },
    notBound: '未綁定',
    change: '更換',
    bind: '綁定',
    unbind: '解除綁定',
    prove: '驗證原手機',
    oldPhone: '先驗證原手機 %{phone}，確認是您本人操作。',
    next: '下一步',
    bad: { phone: '請輸入正確的手機號碼', email: '請輸入正確的電子信箱' },
    new: { phone: '新手機號碼', email: '新電子信箱' },
    done: { phone: '手機已綁定', email: '電子信箱已綁定', removed: '電子信箱已解除綁定' },
    news: {
      title: '電子郵件和簡訊提醒',
      hint: '提醒只寫留言編號和連結，不含留言內容。同一則留言一小時內最多提醒一次；24 小時內最多 %{mails} 封郵件、%{sms} 則簡訊，其餘請在訊息中心查看。',
      mail: '寄郵件到 %{email}',
      sms: '傳簡訊到 %{phone}',
      noMail: '電子郵件：尚未綁定電子郵件，請先在上方綁定。',
      noSms: '簡訊：尚未綁定手機，請先在上方綁定。',
      kinds: '提醒哪些訊息',
      own: '我的留言',
      followed: '我關注的留言',
      campaign: '徵集活動',
      account: '帳號通知',
      work: '本單位辦理的留言和工作',
      noKind: '請至少選擇一類訊息，或關閉郵件和簡訊',
      saved: '提醒設定已儲存'
    },
    strange: '如有不是您本人的登入，請立即修改密碼：',
    noLogins: '還沒有登入紀錄',
    operations: { 0: '登入', 1: '登出' },
    statuses: { 0: '失敗', 1: '成功', 2: '鎖定' }
  }
}
