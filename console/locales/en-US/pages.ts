/** Texts of forms and of pages made by hand. */
export const pages = {
  form: {
    optional: 'optional',
    noOptions: 'Nothing to choose',
    wrong: '%{smart_count} entry needs a change: |||| %{smart_count} entries need a change:',
    title: '%{verb}: %{object}',
    refresh: 'Fetch the new version',
    gone: 'This record is no longer in the list. Go back to the list to see'
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
    hide: 'Hide',
    show: 'Make public',
    hidden: 'Hidden',
    private: 'Not public'
  },
  failure: {
    NETWORK: 'No connection. Check the network and try again',
    TIMEOUT: 'The server did not answer in time. Try again later',
    REPLY: 'The answer of the server could not be read. Try again later',
    unknown: 'It was not completed. Try again later'
  },
  task: {
    title: 'Message',
    panel: 'Handling',
    cameFrom: 'The list it came from',
    previous: 'Previous',
    next: 'Next',
    dueAt: 'by %{at}',
    write: 'Write',
    nothingToDo: 'There is nothing for you to do on this message at present.',
    to: 'To %{name}',
    number: 'No. %{tid}',
    author: 'Author',
    public: 'Public',
    notPublic: 'Not public',
    anonymous: 'Anonymous',
    replies: 'Replies',
    grades: 'Grades',
    assignments: 'Assignments',
    timeline: 'What happened',
    supplement: 'Supplement of %{at}',
    publicText: 'The public text (redacted)',
    auditNote: 'Note of the editor: %{note}',
    editedAt: 'edited %{at}',
    round: { 1: 'First grade', 2: 'Second grade' },
    score: '%{score} of 5',
    thanks: 'says thanks',
    draftOf: 'Answer of %{name}',
    standardTexts: 'Standard texts',
    noStandardTexts: 'Your group has no standard texts yet. Write something, then keep it here.',
    keepAsStandardText: 'Keep this text as a standard text, title',
    deleteStandardText: 'Delete the standard text “%{name}”',
    detectorHint: 'Change the text; if it must stay, say why. The reason goes on record.',
    sendAnyway: '%{verb} anyway',
    kept: 'Kept on this device at %{at}',
    restored: 'Restored what you had not sent on %{at}',
    stranded: 'What you wrote earlier and did not send (the message has changed; you can copy it)',
    discard: 'Discard this text'
  },
  editor: {
    message: 'Approve the message',
    supplement: 'Approve the supplement',
    comment: 'Approve the comment',
    redact: 'Redact before publishing',
    decided: 'There is nothing for you to decide.'
  },
  workTable: {
    overdue: 'Overdue',
    dueToday: 'Due today',
    dueSoon: 'Due within three days',
    byDeadline: 'Work by deadline'
  },
  center: { markSeen: 'Mark all as read', empty: 'No messages yet', new: 'new' }
}
