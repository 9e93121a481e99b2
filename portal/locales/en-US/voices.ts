/** Texts of voices: people who join a message because they have the same problem. */
export const messages = {
  'voice.joinThis': 'I have this too: {subject}',
  'voice.note': 'Note to the institution',
  'voice.noteHint': 'Only the institution reads it. It is never public, and your phone number is not shown.',
  'voice.badNote': 'At most {max} characters',
  'voice.send': 'Join',
  'voice.cancel': 'Do not join',
  'voice.addNote': 'Add a note for the handlers',
  'voice.sendNote': 'Send the note',
  'voice.cancelNote': 'Write no note',
  'voice.noteSent': 'The handlers have your note. It is not published.',
  'voice.joined': 'You have joined. People with the same problem: {count}',
  'voice.done':
    'You have joined and will be notified of every answer. People with the same problem: {count}.',
  'voice.next':
    'You will be notified of every answer. You can find this message (No. {tid}) under “Followed”.',
  'voice.own': 'You joined on {time}',
  'voice.ownNote': 'Your note, which only the institution reads: {note}',
  'voice.takeBack': 'Withdraw',
  'voice.takenBack':
    'Withdrawn. Your note was deleted, too. You still follow this message; you can stop following it below.',
  'voice.takenBackHere': 'Withdrawn. Your note was deleted, too.',
  'voice.ask': 'The institution has given its final reply. Is the problem solved for you?',
  'voice.askHint': 'You can answer once. The institution sees only the numbers, not who you are.',
  'voice.solved1': 'Solved',
  'voice.solved2': 'Partly solved',
  'voice.solved3': 'Not solved',
  'voice.answered': 'Your answer: {answer}',
  'voice.thanks': 'Thank you. Your answer has been recorded: {answer}',
  'voice.isJoined': 'Joined',
  'voice.similarAgain': 'Before you send: has somebody written about the same matter already?',
  'voice.draftKept': 'Your text is still kept as a draft. You can finish and send it.',
  'voice.see': 'See the message',
  'voice.throwAway': 'Delete the draft and see the message'
} as const
