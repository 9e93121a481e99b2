/** Texts of the actions on a message other than replying and assigning. */
export const moderation = {
  actions: {
    requestRecheck: {
      verb: 'Request a recheck',
      note: 'The platform decides. Until then the message cannot be answered, explained or assigned, and its clock stands still; you can withdraw the request.',
      fields: {
        matter: 'What is disputed',
        channel: 'Raised by',
        reason: 'Why',
        proposer: 'Proposed by (person or unit)',
        originalLink: 'Link to the original'
      }
    },
    withdrawRecheck: { verb: 'Withdraw the recheck' },
    mergeMessage: {
      verb: 'Merge into another message',
      note: 'The reply to the main message then answers this one too, and the earlier of the two deadlines holds; you can split them until a final reply.',
      fields: { mainTid: 'Number of the message to merge into', reason: 'Reason (the author is told)' },
      missing: { mainTid: 'Enter the number of the message to merge into' }
    },
    splitMessage: { verb: 'Split' },
    rejectRecheck: { verb: 'Reject the recheck', fields: { reason: 'Why (told to the institution)' } },
    strikeGrade: { verb: 'Strike the grade', fields: { reason: 'Why (told to the institution)' } },
    takeDownMessage: { verb: 'Take down', fields: { reason: 'Reason (told to the author)' } },
    restoreMessage: { verb: 'Restore', fields: { reason: 'Reason (told to the author)' } },
    readdressMessage: {
      verb: 'Re-address',
      fields: { fid: 'New addressee', reason: 'Reason (told to both institutions)' },
      missing: { fid: 'Choose a forum' }
    },
    redactMessage: {
      verb: 'Change the public text',
      fields: { contentId: 'Supplement', reason: 'Reason for hiding or showing (editors only)' }
    },
    consentDeletion: { verb: 'Consent to deletion' },
    refuseDeletion: {
      verb: 'Refuse deletion',
      done: 'Deletion refused',
      fields: { reason: 'Why (told to the author)' }
    },
    adoptSuggestion: { verb: 'Mark as adopted' },
    cancelAdoption: { verb: 'Take the mark back', button: 'Take the adoption back' },
    requestDelivery: {
      verb: 'Put before another institution',
      done: 'Delivery asked for',
      note: 'Puts the message before another institution to read, if the platform agrees; who handles it and by when stays the same.',
      fields: { groupId: 'Institution', reason: 'Why' },
      missing: { groupId: 'Choose an institution' }
    },
    withdrawDelivery: { verb: 'Withdraw the delivery' },
    acceptDelivery: { verb: 'Accept', fields: { note: 'Note' } },
    declineDelivery: {
      verb: 'Decline',
      done: 'Delivery declined',
      fields: { reason: 'Why (told to who asked)' }
    },
    giveOpinion: { verb: 'Give an opinion', fields: { opinion: 'Opinion' } },
    reportMessage: {
      verb: 'Report to our superior',
      note: 'Puts the message before your superior; until they take it over, it stays yours, with its deadline.',
      fields: { note: 'Why' }
    },
    withdrawReport: { verb: 'Withdraw the report' },
    takeOverReport: { verb: 'Take over', fields: { advice: 'Note' } },
    returnReport: { verb: 'Return with advice', fields: { advice: 'Advice' } },
    noteReport: { verb: 'Note', fields: { advice: 'Remark' } },
    approveReply: { verb: 'Approve and publish' },
    sendBackReply: { verb: 'Send back', fields: { reason: 'Reason (the institution reads it)' } },
    withdrawProposal: { verb: 'Withdraw' }
  },
  confirm: {
    approveReply:
      'The reply is published at once in the name of the institution, and the author is told. Approve it?',
    splitMessage:
      'The message is then handled on its own. Its deadline goes on from where it stopped, at least two working days away. Split it?',
    withdrawRecheck:
      'You go on handling the message; its deadline moves by the working days that the clock stood. Withdraw the recheck?',
    strikeGrade:
      'The grade no longer counts and asks for no explanation, but can still be read. Strike it from the statistics?',
    takeDownMessage:
      'Only the author and editors will see the message, and open assignments close. Take it down?',
    readdressMessage:
      'Another institution begins anew with a new deadline. Open assignments close, and earlier grades no longer count. Re-address the message?',
    consentDeletion:
      'Only the author and editors will see the message, and it cannot be restored. The statistics still count it. Consent to the deletion?',
    adoptSuggestion: 'Everybody will see the mark, and the author is told. Mark the suggestion as adopted?',
    cancelAdoption: 'The mark will no longer be shown. Take it back?',
    takeOverReport:
      'You handle the message from now on, in its present state and by its present deadline. Open assignments below close. Take it over?'
  },
  success: {
    approveReply: 'Approved. The reply is published.',
    sendBackReply: 'Sent back. The institution reads the reason.',
    mergeMessage: 'Merged. The reply to the main message answers this one too.',
    splitMessage: 'Split. Handle the message on its own.',
    requestDelivery: 'Requested; it waits for approval',
    reportMessage: 'Reported; it waits for your superior',
    requestRecheck: 'Requested. The clock stands still until the platform decides',
    withdrawRecheck: 'Recheck withdrawn; please go on handling the message'
  },
  messageEvents: {
    merged: 'Merged with another message',
    split: 'Split, handled on its own',
    takenDown: 'Taken down',
    restored: 'Restored',
    readdressed: 'Passed to another institution',
    redacted: 'Public text changed',
    deletionRequested: 'Deletion requested',
    deletionWithdrawn: 'Request for deletion withdrawn',
    deletionRefused: 'Deletion refused',
    deleted: 'Deletion agreed to'
  },
  gradeEvents: { struck: 'Grade struck from the statistics' },
  mergeEvents: { received: 'A message was merged into this one' },
  recheckEvents: {
    requested: 'Recheck requested',
    withdrawn: 'Recheck withdrawn',
    rejected: 'Recheck rejected; handling goes on',
    upheld: 'Recheck upheld',
    lapsed: 'Recheck lapsed: the message was deleted'
  },
  suggestionEvents: { adopted: 'Suggestion adopted', adoptionCancelled: 'Mark of adoption taken back' },
  deliveryEvents: {
    requested: 'Delivery asked for',
    withdrawn: 'Delivery withdrawn',
    accepted: 'Delivery accepted',
    declined: 'Delivery declined',
    opinionGiven: 'Opinion given'
  },
  proposalEvents: {
    submitted: 'Reply submitted for approval',
    withdrawn: 'Reply withdrawn from approval',
    approved: 'Reply approved by the superior',
    sentBack: 'Reply sent back by the superior',
    lapsed: 'Request for approval lapsed'
  },
  reportEvents: {
    submitted: 'Reported to the superior',
    withdrawn: 'Report withdrawn',
    takenOver: 'Taken over by the superior',
    returned: 'Returned by the superior with advice',
    noted: 'Noted by the superior'
  }
}
