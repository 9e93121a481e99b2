import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    disableInstitutionAccounts: { verb: '停用' },
    enableInstitutionAccounts: { verb: '启用' },
    resetInstitutionPassword: {
      verb: '重置密码',
      fields: { newPassword: '新密码（留空则自动生成）' },
      result: '新密码只显示这一次。请转告该机构，下次登录时须修改。'
    },
    resetInstitutionSecondFactor: { verb: '重置两步验证', fields: { reason: '重置原因（记入操作历史）' } },
    unlockInstitutionAccount: { verb: '解除登录锁定' },
    testMail: {
      verb: '测试发送',
      fields: { to: '收件地址' },
      result: '邮件服务器已接收测试邮件，应答如下：'
    },
    resendMail: { verb: '重新发送' },
    resendMailMany: { verb: '重新发送' },
    previewMail: { verb: '预览', fields: { language: '语言' }, result: '第一行是主题。变量以示例值代替：' },
    sendNotice: {
      verb: '发送',
      confirm: '发送后，接收者立即可以看到，内容不能再修改，只能撤回。确定发送吗？',
      success: '通知已发送'
    },
    withdrawNotice: {
      verb: '撤回',
      fields: { reason: '撤回原因（记入操作历史）' },
      confirm: '撤回后，接收者将看不到这条通知，它变回草稿；再次发送时重新统计阅读情况。确定撤回吗？',
      success: '通知已撤回'
    },
    forceLogout: {
      verb: '强制下线',
      confirm:
        '所选登录会立即退出，须重新登录；同一用户的其他登录不受影响，未提交的内容留作草稿。确定强制下线吗？',
      success: '已强制 %{smart_count} 个会话下线'
    },
    forceLogoutMany: { verb: '强制下线' },
    moveOssFiles: {
      verb: '迁入全部文件',
      confirm:
        '其他存储中的文件会全部迁入该存储，在后台逐个复制、核对后再删除原件，期间照常可用。确定迁移吗？',
      success: '已提交，即将开始迁移。进度见各存储的文件数，结果见任务日志'
    },
    testOss: { verb: '测试', success: '测试已通过', result: '存储可以使用：' },
    pauseScheduleJob: { verb: '暂停' },
    pauseScheduleJobs: { verb: '暂停' },
    resumeScheduleJob: { verb: '恢复' },
    resumeScheduleJobs: { verb: '恢复' },
    runScheduleJob: {
      verb: '立即执行',
      confirm: '任务会立即执行一次，不影响原有的执行时间。确定执行吗？',
      success: '已提交，任务即将执行'
    },
    runScheduleJobs: { verb: '立即执行' },
    testSms: {
      verb: '测试发送',
      fields: { mobile: '手机号', templateId: '短信模板' },
      result: '短信平台已接收测试短信，应答如下：'
    },
    resendSms: { verb: '重新发送' },
    resendSmsMany: { verb: '重新发送' },
    previewSms: { verb: '预览', result: '变量以示例值代替：' },
    disableUsers: { verb: '停用', confirm: '停用后，所选用户会立即退出登录，且不能再登录。确定停用吗？' },
    enableUsers: { verb: '启用' },
    resetUserPassword: {
      verb: '重置密码',
      fields: { newPassword: '新密码（留空则自动生成）' },
      confirm: '重置后，该用户会立即退出登录，下次登录须修改密码。确定重置吗？',
      success: '密码已重置',
      result: '新密码只显示这一次。请转告该用户，下次登录时须修改。'
    },
    resetUserSecondFactor: {
      verb: '重置两步验证',
      fields: { reason: '重置原因（记入操作历史）' },
      confirm:
        '重置后，该账号的验证器和通行密钥全部失效，并立即退出登录，下次只凭密码登录。角色或参数要求两步验证的账号，登录后须重新设置。请先核实对方身份。确定重置吗？'
    },
    unlockUser: { verb: '解除登录锁定' }
  },
  confirm: { resend: '只重发发送失败且未过期的记录，其余的会跳过。确定重新发送吗？' },
  success: { tested: '测试已发送', previewed: '预览已生成', resent: '已重新排队发送' },
  tabs: { sms: '短信', mail: '邮件' },
  events: {
    record: { created: '新增', updated: '修改', deleted: '删除', imported: '导入' },
    user: { passwordReset: '重置密码', unlocked: '解除登录锁定', enabled: '启用', disabled: '停用' },
    session: { ended: '强制下线' },
    secondFactor: {
      enabled: '启用两步验证',
      disabled: '关闭两步验证',
      codesRenewed: '更换恢复码',
      recoveryUsed: '使用恢复码登录',
      reset: '重置两步验证',
      passkeyAdded: '添加通行密钥',
      passkeyRemoved: '删除通行密钥'
    },
    schedule: { paused: '暂停', resumed: '恢复', run: '立即执行' },
    mail: { tested: '测试发送' },
    sms: { tested: '测试发送' },
    letter: { resent: '重新发送' },
    storage: { tested: '测试存储', moved: '提交文件迁移' },
    notice: { sent: '发送', withdrawn: '撤回' }
  }
}
