/** Texts of the acts on one’s own messages, and of uploads. */
export const messages = {
  'upload.label': 'Pictures and videos',
  'upload.choose': 'Choose pictures or videos',
  'upload.count': '({count} of {most})',
  'upload.hint':
    'Pictures: jpg, jpeg, png, gif, bmp, under 50 MB each. Videos under 100 MB. Location data is removed from pictures.',
  'upload.files': 'Chosen files',
  'upload.drop': ' You can also drop files here.',
  'upload.progress': 'Upload of {name}',
  'upload.remove': 'Remove',
  'upload.removeFile': 'Remove {name}',
  'upload.cancelFile': 'Cancel the upload of {name}',
  'upload.done': 'Uploaded',
  'upload.doneFile': '{name}: uploaded',
  'upload.failed': 'The upload failed',
  'upload.someFailed': 'Files that could not be uploaded: {count}',
  'upload.retryFailed': 'Upload again',
  'upload.sendWithout': 'Submit without them',
  'upload.tooMany': 'You cannot attach any more files',
  'upload.empty': '“{name}” is empty (0 bytes). Choose another file.',
  'upload.notAllowed': '“{name}”: Pictures must be .jpg, .png, .jpeg, .gif or .bmp.',
  'upload.notPicture':
    'The content of this file is no picture. Open it in a picture viewer, save it as .jpg, and choose it again.',
  'upload.imageTooLarge': '“{name}”: A picture must be under 50 MB.',
  'upload.videoTooLarge': '“{name}”: A video must be under 100 MB.',

  'hide.found': 'Found: {kind} {words}. Once public, anybody can read it.',
  'hide.hide': 'Hide from the public',
  'hide.change': 'Change it',
  'hide.keep': 'Leave it',
  'hide.phone': 'a phone number',
  'hide.idNumber': 'an ID number',
  'hide.bankCard': 'a bank card number',
  'hide.plate': 'a license plate',
  'hide.email': 'an e-mail address',
  'hide.door': 'a door number',
  'hide.wechat': 'a WeChat ID',
  'hide.qq': 'a QQ number',
  'hide.uncovered': 'Hidden text was changed and is not hidden any more. Hide it again if you wish.',
  'hide.selectFirst': 'First select the part to hide in the text above, then press again.',
  'hide.list': 'Text that the public does not read',
  'hide.hidden': 'Hidden from the public: {words}',
  'hide.show': 'Show again',
  'hide.showOne': 'Show “{words}” again',
  'hide.selection': 'Hide the selected text from the public',
  'hide.fileName':
    'The file name “{name}” contains {kinds}. Once public, anybody can read it. Remove the file, rename it and choose it again.',
  'hide.and': ', ',

  'grade.dialog': 'Grade: {subject}',
  'grade.choose': 'Choose a score for “{label}”',
  'grade.comment': 'In your own words',
  'grade.commentHint': 'Public once it is approved.',
  'grade.thanksAct': 'Thank the institution',
  'grade.submit': 'Send grade',
  'grade.done': 'Your grade was sent. Thank you.',
  'grade.stop': '. ',
  'grade.low':
    'A score of {threshold} or less obliges the institution to explain within {days} working days; you can then grade once more.',
  'grade.lowAgain':
    'A score of {threshold} or less obliges the institution to a last explanation within {days} working days; no further grade follows.',
  'grade.lowWithComment': '{follows} The days count from the review of your comment.',
  'grade.lowRule':
    'If any score is {threshold} or less, the institution must explain within {days} working days.',
  'grade.lowReason':
    'If you like, say what you are not satisfied with, so that the explanation can answer it. Public once it is approved.',
  'grade.interimDue': 'The institution promised a final reply by {day}. ',
  'grade.interim':
    'You are about to grade an interim reply; the matter is still being handled. Once you grade it, this reply counts and the institution no longer owes a final one. To wait for the final reply, do not grade yet. ',
  'grade.isLast': 'This is your second and last grade. ',

  'supplement.dialog': 'Add to: {subject}',
  'supplement.label': 'What to add',
  'supplement.hint':
    'Once approved it stands under your message, and the institution sees it. Until then you can withdraw and correct it.',
  'supplement.submit': 'Send',
  'supplement.done': 'Sent; it will be reviewed',
  'supplement.withdrawDialog': 'Withdraw the supplement: {subject}',
  'supplement.withdrawSure':
    'You can withdraw a supplement until it is approved. It is then no longer reviewed; its text is kept under “Add”, where you can correct it and send it again.',
  'supplement.filesAgain': 'Pictures and videos have to be added again.',
  'supplement.isWithdrawn': 'The supplement is withdrawn; you can correct it and send it again',
  'supplement.withdrawPlain':
    'A withdrawn supplement is no longer reviewed and cannot be brought back. You can write another one.',
  'supplement.withdrawnPlain': 'The supplement is withdrawn',

  'withdraw.dialog': 'Withdraw: {subject}',
  'withdraw.sure': 'A withdrawn message is no longer handled and cannot be brought back. Withdraw it?',
  'withdraw.done': 'The message is withdrawn',

  'deletion.dialog': 'Request deletion: {subject}',
  'deletion.hint':
    'Once the platform agrees, nobody can read this message any more, and it cannot be restored. Until then it is handled as before, and you can withdraw the request.',
  'deletion.privateHint':
    'Once the platform agrees, this message is deleted and cannot be restored. Until then it is handled as usual, and you can withdraw the request.',
  'deletion.reason': 'Reason',
  'deletion.badReason': 'The reason must have {min} to {max} characters',
  'deletion.submit': 'Send the request',
  'deletion.done': 'Your deletion request was sent; the platform decides',
  'deletion.waits':
    'You have asked for this message to be deleted. Until the platform decides, it is handled as usual.',
  'deletion.withdrawDialog': 'Withdraw the deletion request: {subject}',
  'deletion.withdrawHint':
    'The message stays as it is and is handled as before. You can make another request later.',
  'deletion.withdrawn': 'The deletion request was withdrawn',

  'grade.whole': 'Show all of it',
  'grade.less': 'Show less',
  'grade.graded': 'The reply that you grade',

  'company.waitTitle': 'Your organization can write once it is confirmed',
  'company.waitSee': 'Company information',
  'company.waitSince': 'Handed in on {time}; the platform is checking it.',
  'company.waitLicence':
    'The picture of the licence is missing. Upload it first: without it nothing can be confirmed.',
  'company.waitDays':
    'This has usually taken up to {days} days of late. A notification tells you the result.',
  'company.waitTold': 'A notification tells you the result.',
  'company.waitRefused': 'What you handed in was not confirmed.',
  'company.waitReason': 'The platform says: {note}',
  'company.waitAgain': 'Correct it and hand it in again.',
  'company.waitNoRequest': 'Nothing has been handed in for confirmation yet. Do that first.',
  'restricted.muted': 'Your account is muted: you cannot write at present',
  'restricted.mutedUntil':
    'Until {time} you cannot write messages, add to them, like any or join those of others.',
  'restricted.mutedForever':
    'Until the mute is lifted you cannot write messages, add to them, like any or join those of others.',
  'restricted.limited': 'Messages your account can send per day: {count}',
  'restricted.usedUp':
    'You have reached today’s limit. You can write now: the draft is kept, and you can send it tomorrow.',
  'restricted.left': 'Left today: {count}.',
  'restricted.until': 'The limit holds until {time}. ',
  'restricted.forever': 'The limit has no end. ',
  'restricted.rule': 'Rule that was broken: {rule}.',
  'restricted.way': 'Do you object? Tell us under Feedback'
} as const
