/** Texts of forms and of hand-written pages. */
export const pages = {
  titles: {
    password: 'Change password',
    dataBoard: 'Data board',
    health: 'Queues and health',
    framed: 'Web page',
    process: 'Process',
    news: 'Message',
    message: 'Message',
    baseInfo: 'Institution',
    bindInfo: 'Phone and mail',
    secondFactor: 'Second factor',
    loginLog: 'Sign-ins',
    help: 'Help center',
    manual: 'Manual',
    search: 'Search everything'
  },
  form: {
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'It could not be copied. It is selected: copy it by hand.',
    goOn: 'Continue',
    show: 'Show: %{name}',
    hide: 'Hide: %{name}',
    back: 'Go back',
    restored: 'Your unsent text has been restored.',
    clear: 'Clear',
    optional: 'optional',
    noOptions: 'Nothing to choose',
    wrong: '%{smart_count} entry needs a change: |||| %{smart_count} entries need a change:',
    title: '%{verb}: %{object}',
    refresh: 'Fetch the new version',
    gone: 'This record is no longer in the list. Go back to the list'
  },
  attachment: {
    add: 'Add attachments',
    limits: 'At most %{count}; pictures up to 50 MB, videos up to 100 MB',
    remove: 'Remove the attachment %{name}',
    uploaded: 'Uploaded',
    failed: 'The upload failed',
    full: 'You have reached the limit of attachments',
    wrongFormat: 'Pictures must be .jpg, .png, .jpeg, .gif or .bmp',
    imageTooLarge: 'A picture may not exceed 50 MB',
    videoTooLarge: 'A video may not exceed 100 MB',
    hide: 'Hide from the public',
    show: 'Show to the public',
    hidden: 'Hidden',
    private: 'Not public'
  },
  failure: {
    NETWORK: 'No connection. Check the network and try again',
    TIMEOUT: 'The server did not answer in time. Try again later',
    REPLY: 'The answer of the server could not be read. Try again later',
    withId: '%{words} (reference %{id})',
    unknown: 'The action was not completed. Try again later'
  },
  task: {
    title: 'Message',
    panel: 'Handling',
    cameFrom: 'The list it came from',
    previous: 'Previous',
    next: 'Next',
    // steps of the timeline that name another message, by their verb
    step: {
      message: {
        merged: 'Handled together with no. %{tid}',
        split: 'Split: no longer handled with no. %{tid}'
      },
      merge: { received: 'No. %{tid} was merged into this message' }
    },
    assignedTo: 'Assigned: %{name}',
    assignedOffline: 'Offline: %{name}',
    dueAt: 'by %{at}',
    write: 'Write',
    messageLate: 'The message itself is overdue (due %{at})',
    sentBack: 'Sent back for changes: %{reason}',
    missing: 'This message was not found',
    nothingToDo: 'There is nothing for you to do on this message at present.',
    to: 'To %{name}',
    number: 'No. %{tid}',
    author: 'Author',
    colon: ': ',
    public: 'Public',
    notPublic: 'Not public',
    anonymous: 'Anonymous',
    adopted: 'Adopted',
    campaign: 'Campaign',
    replies: 'Replies',
    voices: 'People with the same problem',
    voiceCount: 'Total: %{count}',
    voiceRegion: '%{name}: %{count}',
    noRegion: 'No region given',
    voiceAnswers: 'After the final reply',
    voiceSolved: { 1: 'Solved: %{count}', 2: 'Partly solved: %{count}', 3: 'Not solved: %{count}' },
    voiceNotes: 'Notes (their writers are not shown)',
    moreVoiceNotes: 'Show all %{count} notes',
    grades: 'Grades',
    assignments: 'Assignments',
    timeline: 'What happened',
    supplement: 'Supplement of %{at}',
    publicText: 'The public text',
    auditNote: 'Note of the editor: %{note}',
    editedAt: 'edited %{at}',
    round: { 1: 'First grade', 2: 'Second grade' },
    score: '%{score} / 5 · %{words}',
    thanks: 'says thanks',
    draftOf: 'Answer of %{name}',
    standardTexts: 'Standard texts',
    similar: 'Similar messages',
    missingLength: 'At least %{least} characters, %{count} to go',
    writingHint: 'While you write: %{words}',
    detectorHint: 'Change the text; if it must stay, say why. The reason goes on record.',
    sendAnyway: '%{verb} anyway',
    kept: 'Saved on this device at %{at}',
    restored: 'Restored what you had not sent on %{at}',
    stranded: 'What you wrote earlier and did not send (the message has changed; you can copy it)',
    discard: 'Discard this text',
    publishedHere: 'What you sent',
    topic: 'Topic: %{name}',
    panelEdge: 'Width of the handling panel',
    usualWidth: 'Usual width',
    clockStarted: 'The deadline counts from %{at}',
    clockStopped: 'The clock stands still (under recheck)',
    clockStoppedSince: 'The clock has stood still since %{at} (under recheck)',
    stopEditing: 'Go back without changing it',
    handled: 'Done: %{verb}',
    goOn: 'Go on to the next message',
    writeMore: 'Write again: %{verb}',
    submitForApproval: 'Submit for approval',
    approvedBy: '%{name} approves it before it is published.',
    editWaits: 'A change waits for approval',
    repliedLate: '%{smart_count} working day late |||| %{smart_count} working days late',
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
    }
  },
  masks: {
    hidden: 'Hidden from the public',
    begin: 'Hidden from the public: ',
    legend: 'The public does not read the framed text and sees ■■ instead.',
    subject: 'Title',
    content: 'Text',
    pressToShow: 'Press to show it again',
    pressToHide: 'Press to hide it from the public',
    hideSelection: 'Hide the selection',
    words: 'Words to hide',
    hideWords: 'Hide all',
    selectFirst: 'First select the words to hide in the original.',
    notThere: 'The original does not have these words.',
    result: 'The public will read',
    usualReason: 'Personal data',
    hide: 'Hide passages from the public',
    reword: 'Reword the public text',
    text: 'Which text',
    message: 'The message'
  },
  editor: {
    message: 'Approve the message',
    supplement: 'Approve the supplement',
    comment: 'Approve the comment',
    recheck: 'Recheck',
    deletion: 'Request for deletion',
    delivery: 'Delivery',
    decided: 'There is nothing for you to decide.'
  }
}
