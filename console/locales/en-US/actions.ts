import { collection } from './collection.ts'
import { moderation } from './moderation.ts'
import { ownCases } from './ownCases.ts'
import { people } from './people.ts'
import { upkeep } from './upkeep.ts'

/** Names of actions and events. */
export const actions = {
  actions: {
    replyMessage: { verb: 'Reply', fields: { content: 'Reply' } },
    editReply: { verb: 'Edit reply', fields: { content: 'Reply' } },
    explainMessage: { verb: 'Explain', fields: { content: 'Explanation' } },
    revealAuthorPhone: { verb: 'Show the phone', fields: { reason: 'Reason (goes on record)' } },
    requestExtension: {
      verb: 'Ask for more time',
      fields: { days: 'Working days to add (1 to 30)', reason: 'Why (at least 10 characters)' }
    },
    proposeCase: {
      verb: 'Propose as a case',
      fields: {
        title: 'Title of the case',
        summary: 'Summary (at least 10 characters)',
        measures: 'What was done (at least 10 characters)',
        result: 'What came of it (at least 10 characters)',
        withReplyPictures: 'Show the public attachments of the replies too'
      }
    },
    takeDownCase: { verb: 'Take down', fields: { reason: 'Reason (the institution is told)' } },
    restoreCase: { verb: 'Show again' },
    assignMessage: { verb: 'Assign', fields: { deadlineAt: 'Due by' } },
    assignOffline: { verb: 'Transfer offline', fields: { deadlineAt: 'Due by' } },
    receiveProcess: { verb: 'Accept' },
    requestReturn: { verb: 'Request return', fields: { reason: 'Why (at least %{min} characters)' } },
    cancelApply: { verb: 'Withdraw the request' },
    refuseApplyCancelProcess: { verb: 'Refuse the return', done: 'Return refused' },
    cancelProcess: {
      verb: 'Cancel the assignment',
      button: 'Cancel the assignment',
      agree: 'Agree to the return'
    },
    cancelOfflineProcess: { verb: 'Cancel the transfer', button: 'Cancel the transfer' },
    answerProcess: { verb: 'Hand in the answer', fields: { content: 'Answer' } },
    takeBackAnswer: { verb: 'Take the answer back' },
    adoptAnswer: { verb: 'Adopt the answer', fields: { content: 'Answer' } },
    sendBackAnswer: { verb: 'Send back', fields: { reason: 'What to change' } },
    recordOfflineResult: { verb: 'Record the result' },
    approveMessage: {
      opens: 'Review',
      verb: 'Approve',
      fields: { reason: 'Reason for hiding or showing (editors only)' }
    },
    returnMessage: { verb: 'Return', fields: { reason: 'Reason (told to the author)' } },
    approveSupplement: {
      opens: 'Review',
      verb: 'Approve',
      fields: { reason: 'Reason for hiding or showing (editors only)' }
    },
    returnSupplement: { verb: 'Return', fields: { reason: 'Reason (told to the author)' } },
    approveComment: { verb: 'Approve' },
    refuseComment: { verb: 'Refuse', done: 'Refused' },
    setMessageAttachmentPublic: { verb: 'Set public' },
    setDraftAttachmentPublic: { verb: 'Set public' },
    deleteDraftAttachment: { verb: 'Delete' },
    deleteReplyAttachment: { verb: 'Delete' },
    claimTask: { verb: 'Claim' },
    unclaimTask: { verb: 'Put back', button: 'Put the task back' },
    completeTask: {
      verb: 'Approve',
      again: 'Submit again',
      opinion: 'Give opinion',
      missing: { comment: 'Write a comment' }
    },
    backPreviousTask: { verb: 'Send back one step', missing: { comment: 'Write a comment' } },
    backToFirst: { verb: 'Return to start', missing: { comment: 'Write a comment' } },
    delegateTask: {
      verb: 'Ask for an opinion',
      note: 'They give their opinion; the task then comes back to you to decide.',
      fields: { assignee: 'Who is asked', comment: 'Note' },
      missing: { assignee: 'Please choose who is asked' }
    },
    entrustTask: {
      verb: 'Hand over',
      note: 'They take the task over; it does not come back to you.',
      fields: { assignee: 'Who takes it over', comment: 'Note' },
      missing: { assignee: 'Please choose who takes it over' }
    },
    endProcess: { verb: 'Terminate process', missing: { comment: 'Write a comment' } },
    assignTask: {
      verb: 'Reassign',
      note: 'An overseer’s act: the new assignee does the task, and the present one no longer does.',
      fields: { assignee: 'New assignee', comment: 'Note' },
      missing: { assignee: 'Please choose a new assignee' }
    },
    startOfBusinessKey: {
      verb: 'Start',
      missing: { businessKey: 'The business key is empty, so the process cannot start' }
    },
    setBusinessForm: {
      verb: 'Set the business form',
      fields: { formRoute: 'Form route (empty: the fields of the drawing)' }
    },
    suspendProcess: { verb: 'Suspend' },
    activateProcess: { verb: 'Activate' },
    deleteInstance: { verb: 'Delete instance' },
    resetUserPassword: {
      verb: 'Reset password',
      fields: { newPassword: 'New password (empty: one is made up)' }
    },
    resetUserSecondFactor: {
      verb: 'Reset second factor',
      fields: { reason: 'Reason (kept in the history)' }
    },
    unlockUser: { verb: 'Unlock sign-in' },
    enableUsers: { verb: 'Enable' },
    disableUsers: { verb: 'Disable' },
    resetInstitutionPassword: {
      verb: 'Reset password',
      fields: { newPassword: 'New password (empty: one is made up)' }
    },
    resetInstitutionSecondFactor: {
      verb: 'Reset second factor',
      fields: { reason: 'Reason (kept in the history)' }
    },
    unlockInstitutionAccount: { verb: 'Unlock sign-in' },
    enableInstitutionAccounts: { verb: 'Enable' },
    disableInstitutionAccounts: { verb: 'Disable' },
    runScheduleJob: { verb: 'Run now' },
    runScheduleJobs: { verb: 'Run now' },
    pauseScheduleJob: { verb: 'Pause' },
    pauseScheduleJobs: { verb: 'Pause' },
    resumeScheduleJob: { verb: 'Resume' },
    resumeScheduleJobs: { verb: 'Resume' },
    forceLogout: { verb: 'Force sign-out' },
    forceLogoutMany: { verb: 'Force sign-out' },
    testOss: { verb: 'Test' },
    moveOssFiles: { verb: 'Move all files here' },
    sendNotice: { verb: 'Send' },
    withdrawNotice: { verb: 'Withdraw', fields: { reason: 'Why (kept in the history)' } },
    discardCampaignChange: { verb: 'Discard the change' },
    withdrawCampaign: { verb: 'Withdraw' },
    endCampaign: { verb: 'End early' },
    adoptEntry: { verb: 'Adopt', fields: { note: 'What will be done (public)' } },
    cancelEntryAdoption: {
      verb: 'Cancel the adoption',
      button: 'Take the adoption back',
      fields: { reason: 'Why (public)' }
    },
    confirmCampaign: { verb: 'Confirm' },
    returnCampaign: { verb: 'Return', fields: { reason: 'Why (the institution is told)' } },
    takeDownCampaign: { verb: 'Take down', fields: { reason: 'Why (the institution is told)' } },
    testMail: { verb: 'Send a test', fields: { to: 'Recipient' } },
    previewMail: { verb: 'Preview', fields: { language: 'Language' } },
    resendMail: { verb: 'Send again' },
    resendMailMany: { verb: 'Send again' },
    testSms: { verb: 'Send a test', fields: { mobile: 'Mobile number', templateId: 'Template' } },
    previewSms: { verb: 'Preview' },
    resendSms: { verb: 'Send again' },
    resendSmsMany: { verb: 'Send again' },
    deleteModel: { verb: 'Delete' },
    ...moderation.actions,
    ...collection.actions,
    ...ownCases.actions,
    ...people.actions,
    ...upkeep.actions
  },
  confirm: {
    ...moderation.confirm,
    discardCampaignChange: 'The unconfirmed change is discarded, and the confirmed text stays. Discard it?',
    withdrawCampaign: 'The campaign will not be public any more, and cannot be brought back. Withdraw it?',
    endCampaign: 'It takes no more suggestions from now on, and cannot begin again. End it early?',
    takeDownCampaign: 'Nobody will be able to read it or to take part. Take it down?',
    sendNotice: 'Those it is for see it at once. It cannot be changed any more, only withdrawn. Send it?',
    withdrawNotice:
      'Nobody it was for sees this notice any more, and it is a draft again. When it is sent again, nobody has read it. Withdraw it?',
    deleteModel:
      'This cannot be undone. Deployed processes and running instances are not affected. Delete it?',
    endProcess:
      'This ends the whole process and cancels what others have to do in it. It cannot be undone. Terminate it?',
    suspendProcess: 'No new instances can be started; those that run go on. Suspend it?',
    activateProcess: 'New instances can be started again. Activate it?',
    deleteInstance: 'Its tasks and its history are gone for good. Delete it?',
    moveOssFiles:
      'Files in all other storages move here, in the background: each is copied and compared before the old one is deleted, and can be read all the while. Move them?',
    runScheduleJob: 'The job runs once, soon; its own times stay as they are. Run it?',
    cancelProcess: 'They cannot go on with it; what they wrote is kept. Cancel it?',
    deleteAttachment: 'It cannot be brought back. Delete this attachment?',
    resetUserPassword:
      'The user is signed out at once and must change the password at the next sign-in. Reset it?',
    resetUserSecondFactor:
      'The account is signed out at once, and its authenticator and passkeys no longer work: the next sign-in needs the password alone. If a role or a parameter requires a second factor, the person must set it up again after signing in. Make sure first who is asking. Reset it?',
    disableUsers: 'The chosen users are signed out at once and cannot sign in again. Disable them?',
    forceLogout:
      'The chosen sessions end at once and need a new sign-in. Other sessions of the same user go on, and what was not sent is kept as a draft. Force them out?',
    resend: 'Only what failed and is not out of date is sent again; the rest is passed over. Send it again?'
  },
  success: {
    ...moderation.success,
    ...collection.success,
    ...ownCases.success,
    ...people.success,
    ...upkeep.success,
    claimTask: 'Claimed. It is on your to-do list.',
    proposeCase: 'Handed in; it waits for approval',
    requestExtension: 'Requested; it waits for approval',
    testOss: 'The test passed',
    moveOssFiles:
      'The move begins soon. The numbers of files show how far it is, the log of jobs how it ended.',
    sendNotice: 'Notice sent',
    withdrawNotice: 'Notice withdrawn',
    runScheduleJob: 'Requested; the job runs in a moment',
    done: 'Done',
    cancelProcess: 'The assignment is cancelled',
    resetUserPassword: 'The password was reset',
    forceLogout: 'Forced out %{smart_count} session |||| Forced out %{smart_count} sessions',
    tested: 'The test was sent',
    previewed: 'The preview is ready',
    resent: 'It is on its way again'
  },
  result: {
    ...people.result,
    ...upkeep.result,
    resetUserPassword:
      'The new password is shown this once. Tell the user; it must be changed at the next sign-in.',
    resetInstitutionPassword:
      'The new password is shown this once. Tell the institution; it must be changed at the next sign-in.',
    testOss: 'The storage works:',
    testMail: 'The mail server took the test, and answered:',
    testSms: 'The platform took the test, and answered:',
    previewMail: 'The first line is the subject. Samples stand for the variables:',
    previewSms: 'Samples stand for the variables:'
  },
  events: {
    message: {
      ...moderation.messageEvents,
      voiced: 'More people have the same problem',
      posted: 'Message sent',
      approved: 'Approved',
      returned: 'Returned for changes',
      resubmitted: 'Sent again',
      withdrawn: 'Withdrawn'
    },
    supplement: {
      posted: 'Supplement sent',
      approved: 'Supplement approved',
      returned: 'Supplement returned',
      withdrawn: 'Supplement withdrawn'
    },
    reply: {
      interim: 'Interim reply',
      final: 'Final reply',
      explained: 'Explanation',
      explainedLast: 'Last explanation',
      edited: 'Reply edited'
    },
    grade: {
      given: 'Graded by the author',
      givenAgain: 'Graded again by the author',
      ...moderation.gradeEvents
    },
    comment: { approved: 'Comment approved', refused: 'Comment refused' },
    assignment: {
      given: 'Assigned',
      givenOffline: 'Transferred offline',
      accepted: 'Assignment accepted',
      returnRequested: 'Return requested',
      returnWithdrawn: 'Return request withdrawn',
      returnRefused: 'Return refused',
      cancelled: 'Assignment cancelled',
      closed: 'Assignment closed',
      answered: 'Answer handed in',
      takenBack: 'Answer taken back',
      adopted: 'Answer adopted',
      sentBack: 'Sent back for changes',
      resultRecorded: 'Offline result recorded'
    },
    attachment: {
      hidden: 'Attachment hidden',
      shown: 'Attachment shown',
      deleted: 'Attachment deleted',
      published: 'Made public',
      withheld: 'Made private'
    },
    account: {
      created: 'Account created',
      passwordChanged: 'Password changed',
      passwordRecovered: 'Forgotten password set anew'
    },
    company: {
      requested: 'Company’s details handed in',
      approved: 'Company’s details confirmed',
      refused: 'Company’s details not confirmed',
      withdrawn: 'Company’s details withdrawn',
      licenceChanged: 'Licence picture changed'
    },
    person: {
      revealed: 'Read in full',
      certified: 'Real name certified',
      changed: 'Profile changed',
      contactBound: 'Phone or mail bound',
      contactUnbound: 'Mail unbound',
      lookedUp: 'Account looked up by phone',
      exported: 'Own data exported',
      cancelled: 'Account closed'
    },
    handling: { added: 'Account restricted or warned', ended: 'Restriction ended early' },
    detector: { passedOver: 'Sent with a reason' },
    phone: { revealed: 'Phone number viewed' },
    record: { created: 'Created', updated: 'Changed', deleted: 'Deleted', imported: 'Imported' },
    user: {
      passwordReset: 'Password reset',
      unlocked: 'Sign-in unlocked',
      enabled: 'Enabled',
      disabled: 'Disabled'
    },
    secondFactor: {
      enabled: 'Second factor switched on',
      disabled: 'Second factor switched off',
      codesRenewed: 'Recovery codes renewed',
      recoveryUsed: 'Signed in with a recovery code',
      reset: 'Second factor reset',
      passkeyAdded: 'Passkey added',
      passkeyRemoved: 'Passkey removed'
    },
    session: { ended: 'Forced out' },
    deadline: { near: 'Deadline near', passed: 'Deadline passed' },
    extension: {
      requested: 'Extension asked for',
      approved: 'Extension approved; the deadline is later',
      returned: 'Extension sent back',
      refused: 'Extension refused',
      withdrawn: 'Extension withdrawn',
      lapsed: 'Extension lapsed: the deadline had changed before it was passed'
    },
    grading: { closing: 'Grading closes soon', closed: 'Grading has closed' },
    feedback: { written: 'Feedback written', answered: 'The platform has answered your feedback' },
    schedule: { paused: 'Pause', resumed: 'Resume', run: 'Run now' },
    storage: { tested: 'Storage tested', moved: 'Move of files asked for' },
    mail: { tested: 'Test sent' },
    sms: { tested: 'Test sent' },
    letter: { resent: 'Sent again' },
    workflow: {
      deployed: 'Deployed',
      formChanged: 'Business form changed',
      activated: 'Activated',
      suspended: 'Suspended',
      instanceDeleted: 'Process instance deleted'
    },
    case: {
      drafted: 'Case begun',
      changed: 'Case changed',
      proposed: 'Proposed for the case library',
      published: 'Published in the case library',
      returned: 'Case sent back, to be changed and handed in again',
      refused: 'Case refused',
      withdrawn: 'Case withdrawn',
      takenDown: 'Case taken down',
      restored: 'Case shown again'
    },
    forum: { handedOver: 'Forum handed to another institution' },
    notice: { sent: 'Sent', withdrawn: 'Withdrawn' },
    recheck: moderation.recheckEvents,
    merge: moderation.mergeEvents,
    suggestion: moderation.suggestionEvents,
    delivery: moderation.deliveryEvents,
    report: moderation.reportEvents,
    proposal: moderation.proposalEvents,
    voice: { joined: 'Joined a message', takenBack: 'Taken back', answered: 'Said whether it is solved' },
    campaign: {
      created: 'Campaign handed in',
      changed: 'Campaign changed',
      changeDiscarded: 'Change discarded',
      withdrawn: 'Campaign withdrawn',
      confirmed: 'Campaign confirmed',
      returned: 'Campaign returned',
      takenDown: 'Campaign taken down',
      begun: 'Campaign begun',
      ended: 'Campaign ended',
      endedEarly: 'Campaign ended early',
      summarized: 'Result published'
    },
    entry: { adopted: 'Suggestion adopted', adoptionCancelled: 'Adoption cancelled' }
  }
}
