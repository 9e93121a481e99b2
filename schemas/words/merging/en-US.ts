import type { FamilyWords } from '../family.ts'

export const words: FamilyWords = {
  actions: {
    mergeMessage: {
      verb: 'Merge into another message',
      note: 'The reply to the main message then answers this one too, and the earlier of the two deadlines holds; you can split them until a final reply.',
      fields: { mainTid: 'Number of the message to merge into', reason: 'Reason (the author is told)' },
      missing: { mainTid: 'Enter the number of the message to merge into' },
      success: 'Merged. The reply to the main message answers this one too.'
    },
    splitMessage: {
      verb: 'Split',
      confirm:
        'The message is then handled on its own. Its deadline goes on from where it stopped, at least two working days away. Split it?',
      success: 'Split. Handle the message on its own.'
    }
  },
  events: { merge: { received: 'A message was merged into this one' } }
}
