import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    disableInstitutionAccounts: { verb: '停用' },
    enableInstitutionAccounts: { verb: '啟用' },
    resetInstitutionPassword: {
      verb: '重設密碼',
      fields: { newPassword: '新密碼（留空則自動產生）' },
      result: '新密碼只顯示這一次。請轉告該機構，下次登入時須變更。'
    },
    resetInstitutionSecondFactor: { verb: '重設兩步驟驗證', fields: { reason: '重設原因（記入操作紀錄）' } },
    unlockInstitutionAccount: { verb: '解除登入鎖定' },
    testMail: {
      verb: '測試傳送',
      fields: { to: '收件地址' },
      result: '郵件伺服器已接收測試郵件，回應如下：'
    },
    resendMail: { verb: '重新傳送' },
    resendMailMany: { verb: '重新傳送' },
    previewMail: { verb: '預覽', fields: { language: '語言' }, result: '第一行是主旨。變數以範例值代替：' },
    sendNotice: {
      verb: '傳送',
      confirm: '傳送後，接收者立即可以看到，內容不能再修改，只能撤回。確定傳送嗎？',
      success: '通知已傳送'
    },
    withdrawNotice: {
      verb: '撤回',
      fields: { reason: '撤回原因（記入操作歷史）' },
      confirm: '撤回後，接收者將看不到這則通知，它變回草稿；再次傳送時重新統計閱讀情況。確定撤回嗎？',
      success: '通知已撤回'
    },
    forceLogout: {
      verb: '強制登出',
      confirm:
        '所選登入會立即登出，須重新登入；同一使用者的其他登入不受影響，未提交的內容會留作草稿。確定強制登出嗎？',
      success: '已強制登出 %{smart_count} 個工作階段'
    },
    forceLogoutMany: { verb: '強制登出' },
    moveOssFiles: {
      verb: '遷入全部檔案',
      confirm:
        '其他儲存中的檔案會全部遷入該儲存，在背景逐一複製、核對後再移除原件，期間照常可用。確定遷移嗎？',
      success: '已提交，即將開始遷移。進度見各儲存的檔案數，結果見工作日誌'
    },
    testOss: { verb: '測試', success: '測試已通過', result: '儲存可以使用：' },
    pauseScheduleJob: { verb: '暫停' },
    pauseScheduleJobs: { verb: '暫停' },
    resumeScheduleJob: { verb: '恢復' },
    resumeScheduleJobs: { verb: '恢復' },
    runScheduleJob: {
      verb: '立即執行',
      confirm: '工作會立即執行一次，不影響原有的執行時間。確定執行嗎？',
      success: '已提交，工作即將執行'
    },
    runScheduleJobs: { verb: '立即執行' },
    testSms: {
      verb: '測試傳送',
      fields: { mobile: '手機號碼', templateId: '簡訊範本' },
      result: '簡訊平台已接收測試簡訊，回應如下：'
    },
    resendSms: { verb: '重新傳送' },
    resendSmsMany: { verb: '重新傳送' },
    previewSms: { verb: '預覽', result: '變數以範例值代替：' },
    disableUsers: { verb: '停用', confirm: '停用後，所選使用者會立即登出，且無法再登入。確定停用嗎？' },
    enableUsers: { verb: '啟用' },
    resetUserPassword: {
      verb: '重設密碼',
      fields: { newPassword: '新密碼（留空則自動產生）' },
      confirm: '重設後，該使用者會立即登出，下次登入須變更密碼。確定重設嗎？',
      success: '密碼已重設',
      result: '新密碼只顯示這一次。請轉告該使用者，下次登入時須變更。'
    },
    resetUserSecondFactor: {
      verb: '重設兩步驟驗證',
      fields: { reason: '重設原因（記入操作紀錄）' },
      confirm:
        '重設後，該帳號的驗證器和通行密鑰全部失效，並立即登出，下次只憑密碼登入。角色或參數要求兩步驟驗證的帳號，登入後須重新設定。請先核實對方身分。確定重設嗎？'
    },
    unlockUser: { verb: '解除登入鎖定' }
  },
  confirm: { resend: '只重送傳送失敗且未逾期的紀錄，其餘的會略過。確定重新傳送嗎？' },
  success: { tested: '測試已傳送', previewed: '預覽已產生', resent: '已重新排入傳送' },
  tabs: { sms: '簡訊', mail: '郵件' },
  events: {
    record: { created: '新增', updated: '修改', deleted: '刪除', imported: '匯入' },
    user: { passwordReset: '重設密碼', unlocked: '解除登入鎖定', enabled: '啟用', disabled: '停用' },
    session: { ended: '強制登出' },
    secondFactor: {
      enabled: '啟用兩步驟驗證',
      disabled: '關閉兩步驟驗證',
      codesRenewed: '更換復原碼',
      recoveryUsed: '使用復原碼登入',
      reset: '重設兩步驟驗證',
      passkeyAdded: '新增通行密鑰',
      passkeyRemoved: '刪除通行密鑰'
    },
    schedule: { paused: '暫停', resumed: '恢復', run: '立即執行' },
    mail: { tested: '測試傳送' },
    sms: { tested: '測試傳送' },
    letter: { resent: '重新傳送' },
    storage: { tested: '測試儲存', moved: '提交檔案遷移' },
    notice: { sent: '傳送', withdrawn: '撤回' }
  }
}
