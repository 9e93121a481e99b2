/** Texts of all forms. */
export const messages = {
  'form.problems': 'Still to be completed ({count}):',
  'form.ofField': '{label}: {words}',
  'form.failed': 'This was not sent; what you wrote is kept',
  'form.saved': 'Draft saved at {time}',
  'form.unkept':
    'This browser cannot save drafts: what you enter is lost when you leave or reload this page.',
  'form.restored': 'The text saved at {time} was restored',
  'form.discard': 'Clear and start again',
  'form.otherDraft': 'This draft was changed in another tab',
  'form.otherDraftHint': 'Both are saved. The other one was saved at {time}, and its text is different.',
  'form.takeOther': 'Use the other one',
  'form.dropOther': 'Delete the other one',
  'form.tooLong': 'At most {max} characters',
  'form.badContent': 'The text must have {min} to {max} characters',
  'form.leaveTitle': 'Leave this page?',
  'form.leaveHint': 'What you have filled in is not saved yet and will be lost.',
  'form.leave': 'Leave',
  'form.stay': 'Stay on this page'
} as const
