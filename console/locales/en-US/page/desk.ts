/** Texts of the parts of a message's desk that come after its first view. */
export const texts = {
  desk: {
    noStandardTexts: 'Your group has no standard texts yet. Write something, then keep it here.',
    keepAsStandardText: 'Title, to keep this text as a standard text',
    writeFirst: 'Write something first; then you can keep it here as a new standard text.',
    confirmDeleteStandardText: 'Delete it',
    deleteStandardText: 'Delete the standard text “%{name}”',
    editStandardText: 'Change the standard text “%{name}”',
    standardTextTitle: 'Title',
    standardTextContent: 'Text',
    placeholders: 'Standard texts may contain %{names}; the facts of this message replace them',
    comma: ', ',
    expired: 'The attachments of the draft have expired. Please upload them again: %{names}',
    files: 'Attachments',
    preview: 'Check before publishing',
    publish: 'Publish',
    seenByAll: 'Once published, everybody can read the following.',
    seenByAuthor: 'This message is not public. Once published, only its author can read the following.',
    similar: 'Replies to similar messages',
    noSimilar: 'No similar message was found.',
    similarNumber: 'No. %{tid}',
    unanswered: 'No final reply yet',
    decided: '%{words} – “%{name}”',
    lastOne: 'There is no next one in the list.',
    lastOfPage: 'This is the end of the list; %{smart_count} above.',
    firstOne: 'Open the first one',
    lookAgain: 'Look again',
    overtaken: 'Somebody else has already dealt with this; below is its present state.',
    carried: 'What you chose to hide or reword has not taken effect. It is below: please check and send it.',
    doneBy: '%{at} %{name}: %{verb}',
    someone: 'platform staff',
    separator: '; ',
    mergeMain: 'The main message (the others are merged into it)',
    mergeSimilar: 'Similar messages of your institution',
    mergeFacts: 'No. %{tid} · posted %{at}',
    mergeDeadline: ' · due %{at}',
    mergeTyped: 'You can also type a number.',
    lapses:
      'A reply is waiting for approval. Once you send this, it lapses and is not published; its text is kept and can be submitted again.',
    lapsesOfSeveral:
      'Reply to %{smart_count} selected message is waiting for approval. Once you send this, it lapses and is not published; its text is kept and can be submitted again. |||| Replies to %{smart_count} of the selected messages are waiting for approval. Once you send this, they lapse and are not published; their texts are kept and can be submitted again.',
    lapsesWithMessage:
      '%{smart_count} reply is waiting for its superior’s approval. By this act it lapses and is not published. |||| %{smart_count} replies are waiting for their superior’s approval. By this act they lapse and are not published.',
    ungraded: 'Not graded yet',
    copy: 'Add to my reply',
    copyOf: 'Add the reply to “%{subject}” to my reply',
    copied: 'Added to the end of your reply. Please adapt it to this message.',
    writtenBy: '%{name} is writing a reply to this message (since %{at}).',
    agreeFirst: 'Please agree with them first, so that the message is not answered twice.',
    openBy: 'Also open at: %{names}',
    bothTexts: 'A reply was published while you were writing',
    theirs: 'Published by %{name}, %{at}',
    yours: 'Your text, not published yet',
    arrived: '%{name} handed in an answer at %{at}.',
    stillHere: 'Your own text is still below.',
    heldBack:
      'Your reply is not published yet. Read that answer and adopt it, or publish your own all the same.',
    readDraft: 'Read the answer',
    insist: 'Publish mine all the same',
    news: 'Something happened to this message while you had it open',
    lost: 'Your text was not sent: things changed while you were writing',
    returnWaits:
      'The giver decides; once it agrees, the assignment ends. Until then its deadline runs on, and you can withdraw the request.',
    extension: {
      terms:
        'The platform decides on the extension. If it agrees, the deadline of %{at} moves by the working days you enter, and the author is told.',
      once: 'An extension can be requested once for each message. Until the decision, the deadline stays as it is.',
      waits: {
        title: 'Extension requested on %{at}, waiting for the platform’s decision',
        asked:
          '%{smart_count} more working day was asked for. If the platform agrees, the deadline moves from %{from} to %{to}. |||| %{smart_count} more working days were asked for. If the platform agrees, the deadline moves from %{from} to %{to}.',
        next: 'Until then the deadline stays as it is. You will be notified of the decision.'
      },
      returned: {
        title: 'Extension request sent back on %{at}',
        next: 'The deadline stays as it is. The applicant can correct the request in “Process tasks” and submit it again, or withdraw it.'
      },
      approved: {
        title: 'Extension granted on %{at}',
        next: 'The deadline has moved from %{from}, and the author has been told. Deadlines of assignments stay as they are.'
      },
      refused: {
        title: 'Extension not granted (%{at})',
        next: 'The deadline stays as it is. An extension can be requested once for each message.'
      },
      withdrawn: {
        title: 'Extension request withdrawn (%{at})',
        next: 'The deadline stays as it is. An extension can be requested once for each message.'
      },
      reason: 'Comment: %{reason}',
      tasks: 'Open process tasks'
    },
    gone: {
      words: 'Your institution does not handle this message now',
      hint: 'It may have been sent to another institution, taken down or deleted: see “From the platform”.',
      decisions: 'Open “From the platform”'
    },
    published: {
      proposed: {
        done: 'Submitted for approval at %{at}.',
        next: 'It is published once it is approved, and the author is told. If it is sent back, you read why.'
      },
      interim: {
        done: 'The interim reply was published on %{at}.',
        next: 'Publish a final reply once the matter is settled.'
      },
      edited: {
        done: 'The changed reply was published at %{at}.',
        next: 'The earlier text stays on record.'
      },
      final: {
        done: 'The final reply was published on %{at}.',
        next: 'The author can grade it. You can reply again where there is news.'
      },
      finalUngraded: {
        done: 'The final reply was published on %{at}.',
        next: 'Replies to this message are not graded. You can reply again where there is news.'
      },
      explained: {
        done: 'The explanation was published on %{at}.',
        next: 'The author can grade once more.'
      },
      closed: {
        done: 'The explanation was published on %{at}.',
        next: 'The handling of this message is complete.'
      },
      handedIn: {
        done: 'The answer was handed in on %{at}.',
        next: 'The group that assigned the message examines it. You can take it back until then.'
      },
      handedUp: {
        done: 'The adopted answer was handed in on %{at} as your own.',
        next: 'The superior group examines it. You can take it back until then.'
      }
    },
    publishedHere: 'What you sent',
    writeMore: 'Write again: %{verb}',
    dismiss: 'OK',
    olderText: 'What you changed in the previous answer is still here:',
    restore: 'Restore it',
    discard: 'Discard it',
    consequence: {
      interim: 'This is published as an interim reply; the message stays open.',
      final: 'This is published as the final reply.',
      explained: 'This is published as an explanation of the grade.',
      closed: 'This is the last explanation; once it is published, the message is closed.',
      edited: 'This replaces the published reply; the earlier text stays in its history.'
    },
    adopting: {
      interim: 'The answer of %{name} is adopted and published as an interim reply; the message stays open.',
      final: 'The answer of %{name} is adopted and published as the final reply.',
      explained: 'The answer of %{name} is adopted and published as an explanation of the grade.',
      closed:
        'The answer of %{name} is adopted. This is the last explanation; once it is published, the message is closed.'
    },
    passesOver: 'The answer that was handed in is not adopted: %{names}.',
    cancels: 'These assignments are cancelled: %{names}.'
  },
  merging: {
    into: 'Handled together with No. %{tid}; the reply to that message answers this one too.',
    open: 'Open that message',
    title: 'Messages merged here',
    note: 'A reply to this message is given to these messages too.',
    at: 'Merged on %{at}'
  },
  approval: {
    waits: 'Waiting for the approval of %{name}',
    next: 'It is published once it is approved, and the deadline is met by that time. Until then it can be withdrawn, or changed and submitted again.',
    proposed: '%{kind} · submitted %{at}',
    replace: 'Change and submit again',
    keep: 'Leave it as it is',
    toDecide: 'A reply of %{name} waits for your approval',
    changed: 'The institution has just changed this reply. Read the new text below before you decide.',
    detector: 'Why the warning of the check was passed over: %{reason}',
    sentBack: '%{name} sent this reply back',
    withdrawn: 'This reply was withdrawn. It was not published.',
    lapsed:
      'This reply was not published: the message or the reply changed while it waited, so the request lapsed.',
    again: 'The text and its files are back in the editor. Change them and submit again.',
    againEdit: 'The text is kept. Change it and submit again.',
    reason: 'Reason: %{reason}',
    sendBack: 'Send back'
  }
}
