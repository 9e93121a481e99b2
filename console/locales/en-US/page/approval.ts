/** Texts of replies that the superior approves. */
export const texts = {
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
