/** Texts of the line about a message that was begun and not sent. */
export const messages = {
  'unsent.message': 'You have an unsent message ({time})',
  'unsent.suggestion': 'You have an unsent suggestion ({time})',
  'unsent.waitingMessage': 'A message is waiting for a connection ({time})',
  'unsent.waitingSuggestion': 'A suggestion is waiting for a connection ({time})',
  'unsent.goOn': 'Continue',
  'unsent.send': 'Open and send',
  'unsent.delete': 'Delete',
  'unsent.deleted': 'Draft deleted',
  'unsent.undo': 'Undo'
} as const
