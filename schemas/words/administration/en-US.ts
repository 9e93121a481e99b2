import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    disableInstitutionAccounts: { verb: 'Disable' },
    enableInstitutionAccounts: { verb: 'Enable' },
    resetInstitutionPassword: {
      verb: 'Reset password',
      fields: { newPassword: 'New password (empty: one is made up)' },
      result:
        'The new password is shown this once. Tell the institution; it must be changed at the next sign-in.'
    },
    resetInstitutionSecondFactor: {
      verb: 'Reset second factor',
      fields: { reason: 'Reason (kept in the history)' }
    },
    unlockInstitutionAccount: { verb: 'Unlock sign-in' },
    testMail: {
      verb: 'Send a test',
      fields: { to: 'Recipient' },
      result: 'The mail server took the test, and answered:'
    },
    resendMail: { verb: 'Send again' },
    resendMailMany: { verb: 'Send again' },
    previewMail: {
      verb: 'Preview',
      fields: { language: 'Language' },
      result: 'The first line is the subject. Samples stand for the variables:'
    },
    sendNotice: {
      verb: 'Send',
      confirm: 'Those it is for see it at once. It cannot be changed any more, only withdrawn. Send it?',
      success: 'Notice sent'
    },
    withdrawNotice: {
      verb: 'Withdraw',
      fields: { reason: 'Why (kept in the history)' },
      confirm:
        'Nobody it was for sees this notice any more, and it is a draft again. When it is sent again, nobody has read it. Withdraw it?',
      success: 'Notice withdrawn'
    },
    forceLogout: {
      verb: 'Force sign-out',
      confirm:
        'The chosen sessions end at once and need a new sign-in. Other sessions of the same user go on, and what was not sent is kept as a draft. Force them out?',
      success: 'Forced out %{smart_count} session |||| Forced out %{smart_count} sessions'
    },
    forceLogoutMany: { verb: 'Force sign-out' },
    moveOssFiles: {
      verb: 'Move all files here',
      confirm:
        'Files in all other storages move here, in the background: each is copied and compared before the old one is deleted, and can be read all the while. Move them?',
      success: 'The move begins soon. The numbers of files show how far it is, the log of jobs how it ended.'
    },
    testOss: { verb: 'Test', success: 'The test passed', result: 'The storage works:' },
    pauseScheduleJob: { verb: 'Pause' },
    pauseScheduleJobs: { verb: 'Pause' },
    resumeScheduleJob: { verb: 'Resume' },
    resumeScheduleJobs: { verb: 'Resume' },
    runScheduleJob: {
      verb: 'Run now',
      confirm: 'The job runs once, soon; its own times stay as they are. Run it?',
      success: 'Requested; the job runs in a moment'
    },
    runScheduleJobs: { verb: 'Run now' },
    testSms: {
      verb: 'Send a test',
      fields: { mobile: 'Mobile number', templateId: 'Template' },
      result: 'The platform took the test, and answered:'
    },
    resendSms: { verb: 'Send again' },
    resendSmsMany: { verb: 'Send again' },
    previewSms: { verb: 'Preview', result: 'Samples stand for the variables:' },
    disableUsers: {
      verb: 'Disable',
      confirm: 'The chosen users are signed out at once and cannot sign in again. Disable them?'
    },
    enableUsers: { verb: 'Enable' },
    resetUserPassword: {
      verb: 'Reset password',
      fields: { newPassword: 'New password (empty: one is made up)' },
      confirm: 'The user is signed out at once and must change the password at the next sign-in. Reset it?',
      success: 'The password was reset',
      result: 'The new password is shown this once. Tell the user; it must be changed at the next sign-in.'
    },
    resetUserSecondFactor: {
      verb: 'Reset second factor',
      fields: { reason: 'Reason (kept in the history)' },
      confirm:
        'The account is signed out at once, and its authenticator and passkeys no longer work: the next sign-in needs the password alone. If a role or a parameter requires a second factor, the person must set it up again after signing in. Make sure first who is asking. Reset it?'
    },
    unlockUser: { verb: 'Unlock sign-in' }
  },
  confirm: {
    resend: 'Only what failed and is not out of date is sent again; the rest is passed over. Send it again?'
  },
  success: {
    tested: 'The test was sent',
    previewed: 'The preview is ready',
    resent: 'It is on its way again'
  },
  tabs: { sms: 'SMS', mail: 'Mail' },
  events: {
    record: { created: 'Created', updated: 'Changed', deleted: 'Deleted', imported: 'Imported' },
    user: {
      passwordReset: 'Password reset',
      unlocked: 'Sign-in unlocked',
      enabled: 'Enabled',
      disabled: 'Disabled'
    },
    session: { ended: 'Forced out' },
    secondFactor: {
      enabled: 'Second factor switched on',
      disabled: 'Second factor switched off',
      codesRenewed: 'Recovery codes renewed',
      recoveryUsed: 'Signed in with a recovery code',
      reset: 'Second factor reset',
      passkeyAdded: 'Passkey added',
      passkeyRemoved: 'Passkey removed'
    },
    schedule: { paused: 'Pause', resumed: 'Resume', run: 'Run now' },
    mail: { tested: 'Test sent' },
    sms: { tested: 'Test sent' },
    letter: { resent: 'Sent again' },
    storage: { tested: 'Storage tested', moved: 'Move of files asked for' },
    notice: { sent: 'Sent', withdrawn: 'Withdrawn' }
  }
}
