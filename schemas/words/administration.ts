import { entry } from '../errors/entry.ts'
import type { FamilyWords } from '../vocabulary/family-words.ts'
import { translations as text } from '../vocabulary/words.ts'

export const words = {
  actions: {
    disableInstitutionAccounts: { verb: text('停用', '停用', 'Disable') },
    enableInstitutionAccounts: { verb: text('启用', '啟用', 'Enable') },
    resetInstitutionPassword: {
      verb: text('重置密码', '重設密碼', 'Reset password'),
      fields: {
        newPassword: text(
          '新密码（留空则自动生成）',
          '新密碼（留空則自動產生）',
          'New password (empty: one is made up)'
        )
      },
      result: text(
        '新密码只显示这一次。请转告该机构，下次登录时须修改。',
        '新密碼只顯示這一次。請轉告該機構，下次登入時須變更。',
        'The new password is shown this once. Tell the institution; it must be changed at the next sign-in.'
      )
    },
    resetInstitutionSecondFactor: {
      verb: text('重置两步验证', '重設兩步驟驗證', 'Reset second factor'),
      fields: {
        reason: text('重置原因（记入操作历史）', '重設原因（記入操作紀錄）', 'Reason (kept in the history)')
      }
    },
    unlockInstitutionAccount: { verb: text('解除登录锁定', '解除登入鎖定', 'Unlock sign-in') },
    testMail: {
      verb: text('测试发送', '測試傳送', 'Send a test'),
      fields: { to: text('收件地址', '收件地址', 'Recipient') },
      result: text(
        '邮件服务器已接收测试邮件，应答如下：',
        '郵件伺服器已接收測試郵件，回應如下：',
        'The mail server took the test, and answered:'
      )
    },
    resendMail: { verb: text('重新发送', '重新傳送', 'Send again') },
    resendMailMany: { verb: text('重新发送', '重新傳送', 'Send again') },
    previewMail: {
      verb: text('预览', '預覽', 'Preview'),
      fields: { language: text('语言', '語言', 'Language') },
      result: text(
        '第一行是主题。变量以示例值代替：',
        '第一行是主旨。變數以範例值代替：',
        'The first line is the subject. Samples stand for the variables:'
      )
    },
    sendNotice: {
      verb: text('发送', '傳送', 'Send'),
      confirm: text(
        '发送后，接收者立即可以看到，内容不能再修改，只能撤回。确定发送吗？',
        '傳送後，接收者立即可以看到，內容不能再修改，只能撤回。確定傳送嗎？',
        'Those it is for see it at once. It cannot be changed any more, only withdrawn. Send it?'
      ),
      success: text('通知已发送', '通知已傳送', 'Notice sent')
    },
    withdrawNotice: {
      verb: text('撤回', '撤回', 'Withdraw'),
      fields: {
        reason: text('撤回原因（记入操作历史）', '撤回原因（記入操作歷史）', 'Why (kept in the history)')
      },
      confirm: text(
        '撤回后，接收者将看不到这条通知，它变回草稿；再次发送时重新统计阅读情况。确定撤回吗？',
        '撤回後，接收者將看不到這則通知，它變回草稿；再次傳送時重新統計閱讀情況。確定撤回嗎？',
        'Nobody it was for sees this notice any more, and it is a draft again. When it is sent again, nobody has read it. Withdraw it?'
      ),
      success: text('通知已撤回', '通知已撤回', 'Notice withdrawn')
    },
    forceLogout: {
      verb: text('强制下线', '強制登出', 'Force sign-out'),
      confirm: text(
        '所选登录会立即退出，须重新登录；同一用户的其他登录不受影响，未提交的内容留作草稿。确定强制下线吗？',
        '所選登入會立即登出，須重新登入；同一使用者的其他登入不受影響，未提交的內容會留作草稿。確定強制登出嗎？',
        'The chosen sessions end at once and need a new sign-in. Other sessions of the same user go on, and what was not sent is kept as a draft. Force them out?'
      ),
      success: text(
        '已强制 %{smart_count} 个会话下线',
        '已強制登出 %{smart_count} 個工作階段',
        'Forced out %{smart_count} session |||| Forced out %{smart_count} sessions'
      )
    },
    forceLogoutMany: { verb: text('强制下线', '強制登出', 'Force sign-out') },
    applyCalendar: {
      verb: text('启用', '啟用', 'Put into use'),
      confirm: text(
        '请先与通知核对。启用后，期限即按这些日期计算；以后仍可修改，再次启用。确定启用吗？',
        '請先與通知核對。啟用後，期限即依這些日期計算；日後仍可修改，再次啟用。確定啟用嗎？',
        'Compare the days with the notice first. Once in use, deadlines are counted by them. You can change the days later and put them into use again. Put them into use?'
      ),
      success: text(
        '新安排已启用，未办结留言和交办的期限正在后台调整',
        '新安排已啟用，未辦結留言與交辦的期限正在背景調整',
        'The days are in use. Open deadlines are being moved in the background.'
      )
    },
    moveOssFiles: {
      verb: text('迁入全部文件', '遷入全部檔案', 'Move all files here'),
      confirm: text(
        '其他存储中的文件会全部迁入该存储，在后台逐个复制、核对后再删除原件，期间照常可用。确定迁移吗？',
        '其他儲存中的檔案會全部遷入該儲存，在背景逐一複製、核對後再移除原件，期間照常可用。確定遷移嗎？',
        'Files in all other storages move here, in the background: each is copied and compared before the old one is deleted, and can be read all the while. Move them?'
      ),
      success: text(
        '已提交，即将开始迁移。进度见各存储的文件数，结果见任务日志',
        '已提交，即將開始遷移。進度見各儲存的檔案數，結果見工作日誌',
        'The move begins soon. The numbers of files show how far it is, the log of jobs how it ended.'
      )
    },
    testOss: {
      verb: text('测试', '測試', 'Test'),
      success: text('测试已通过', '測試已通過', 'The test passed'),
      result: text('存储可以使用：', '儲存可以使用：', 'The storage works:')
    },
    pauseScheduleJob: { verb: text('暂停', '暫停', 'Pause') },
    pauseScheduleJobs: { verb: text('暂停', '暫停', 'Pause') },
    resumeScheduleJob: { verb: text('恢复', '恢復', 'Resume') },
    resumeScheduleJobs: { verb: text('恢复', '恢復', 'Resume') },
    runScheduleJob: {
      verb: text('立即执行', '立即執行', 'Run now'),
      confirm: text(
        '任务会立即执行一次，不影响原有的执行时间。确定执行吗？',
        '工作會立即執行一次，不影響原有的執行時間。確定執行嗎？',
        'The job runs once, soon; its own times stay as they are. Run it?'
      ),
      success: text('已提交，任务即将执行', '已提交，工作即將執行', 'Requested; the job runs in a moment')
    },
    runScheduleJobs: { verb: text('立即执行', '立即執行', 'Run now') },
    testSms: {
      verb: text('测试发送', '測試傳送', 'Send a test'),
      fields: {
        mobile: text('手机号', '手機號碼', 'Mobile number'),
        templateId: text('短信模板', '簡訊範本', 'Template')
      },
      result: text(
        '短信平台已接收测试短信，应答如下：',
        '簡訊平台已接收測試簡訊，回應如下：',
        'The platform took the test, and answered:'
      )
    },
    resendSms: { verb: text('重新发送', '重新傳送', 'Send again') },
    resendSmsMany: { verb: text('重新发送', '重新傳送', 'Send again') },
    previewSms: {
      verb: text('预览', '預覽', 'Preview'),
      result: text('变量以示例值代替：', '變數以範例值代替：', 'Samples stand for the variables:')
    },
    disableUsers: {
      verb: text('停用', '停用', 'Disable'),
      confirm: text(
        '停用后，所选用户会立即退出登录，且不能再登录。确定停用吗？',
        '停用後，所選使用者會立即登出，且無法再登入。確定停用嗎？',
        'The chosen users are signed out at once and cannot sign in again. Disable them?'
      )
    },
    enableUsers: { verb: text('启用', '啟用', 'Enable') },
    resetUserPassword: {
      verb: text('重置密码', '重設密碼', 'Reset password'),
      fields: {
        newPassword: text(
          '新密码（留空则自动生成）',
          '新密碼（留空則自動產生）',
          'New password (empty: one is made up)'
        )
      },
      confirm: text(
        '重置后，该用户会立即退出登录，下次登录须修改密码。确定重置吗？',
        '重設後，該使用者會立即登出，下次登入須變更密碼。確定重設嗎？',
        'The user is signed out at once and must change the password at the next sign-in. Reset it?'
      ),
      success: text('密码已重置', '密碼已重設', 'The password was reset'),
      result: text(
        '新密码只显示这一次。请转告该用户，下次登录时须修改。',
        '新密碼只顯示這一次。請轉告該使用者，下次登入時須變更。',
        'The new password is shown this once. Tell the user; it must be changed at the next sign-in.'
      )
    },
    resetUserSecondFactor: {
      verb: text('重置两步验证', '重設兩步驟驗證', 'Reset second factor'),
      fields: {
        reason: text('重置原因（记入操作历史）', '重設原因（記入操作紀錄）', 'Reason (kept in the history)')
      },
      confirm: text(
        '重置后，该账号的验证器和通行密钥全部失效，并立即退出登录，下次只凭密码登录。角色或参数要求两步验证的账号，登录后须重新设置。请先核实对方身份。确定重置吗？',
        '重設後，該帳號的驗證器和通行密鑰全部失效，並立即登出，下次只憑密碼登入。角色或參數要求兩步驟驗證的帳號，登入後須重新設定。請先核實對方身分。確定重設嗎？',
        'The account is signed out at once, and its authenticator and passkeys no longer work: the next sign-in needs the password alone. If a role or a parameter requires a second factor, the person must set it up again after signing in. Make sure first who is asking. Reset it?'
      )
    },
    unlockUser: { verb: text('解除登录锁定', '解除登入鎖定', 'Unlock sign-in') }
  },
  confirm: {
    resend: text(
      '只重发发送失败且未过期的记录，其余的会跳过。确定重新发送吗？',
      '只重送傳送失敗且未逾期的紀錄，其餘的會略過。確定重新傳送嗎？',
      'Only what failed and is not out of date is sent again; the rest is passed over. Send it again?'
    )
  },
  success: {
    tested: text('测试已发送', '測試已傳送', 'The test was sent'),
    previewed: text('预览已生成', '預覽已產生', 'The preview is ready'),
    resent: text('已重新排队发送', '已重新排入傳送', 'It is on its way again')
  },
  tabs: { sms: text('短信', '簡訊', 'SMS'), mail: text('邮件', '郵件', 'Mail') },
  events: {
    record: {
      created: text('新增', '新增', 'Created'),
      updated: text('修改', '修改', 'Changed'),
      deleted: text('删除', '刪除', 'Deleted'),
      imported: text('导入', '匯入', 'Imported')
    },
    user: {
      passwordReset: text('重置密码', '重設密碼', 'Password reset'),
      unlocked: text('解除登录锁定', '解除登入鎖定', 'Sign-in unlocked'),
      enabled: text('启用', '啟用', 'Enabled'),
      disabled: text('停用', '停用', 'Disabled')
    },
    session: { ended: text('强制下线', '強制登出', 'Forced out') },
    secondFactor: {
      enabled: text('启用两步验证', '啟用兩步驟驗證', 'Second factor switched on'),
      disabled: text('关闭两步验证', '關閉兩步驟驗證', 'Second factor switched off'),
      codesRenewed: text('更换恢复码', '更換復原碼', 'Recovery codes renewed'),
      recoveryUsed: text('使用恢复码登录', '使用復原碼登入', 'Signed in with a recovery code'),
      reset: text('重置两步验证', '重設兩步驟驗證', 'Second factor reset'),
      passkeyAdded: text('添加通行密钥', '新增通行密鑰', 'Passkey added'),
      passkeyRemoved: text('删除通行密钥', '刪除通行密鑰', 'Passkey removed')
    },
    schedule: {
      paused: text('暂停', '暫停', 'Pause'),
      resumed: text('恢复', '恢復', 'Resume'),
      run: text('立即执行', '立即執行', 'Run now')
    },
    mail: { tested: text('测试发送', '測試傳送', 'Test sent') },
    sms: { tested: text('测试发送', '測試傳送', 'Test sent') },
    letter: { resent: text('重新发送', '重新傳送', 'Sent again') },
    storage: {
      tested: text('测试存储', '測試儲存', 'Storage tested'),
      moved: text('提交文件迁移', '提交檔案遷移', 'Move of files asked for')
    },
    notice: { sent: text('发送', '傳送', 'Sent'), withdrawn: text('撤回', '撤回', 'Withdrawn') },
    calendar: { applied: text('启用节假日安排', '啟用節假日安排', 'Holidays put into use') }
  },
  errors: {
    CAL0001: entry(
      'conflict',
      'added',
      '当前的节假日安排已全部启用，没有需要启用的变更；请先新增、修改或导入日期',
      '目前的節假日安排已全部啟用，沒有需要啟用的變更；請先新增、修改或匯入日期',
      'All of these days are in use already. Add, change or import days first.'
    )
  }
} satisfies FamilyWords
