import type { ManualPart } from './load.ts'

export const manual: readonly ManualPart[] = [
  {
    id: 'daily',
    title: 'Every day',
    content: [
      '## Begin at the work table',
      'The work table lists by deadline what your institution has to handle. Begin with what is overdue or due today, then with what is due within three days.',
      '## How deadlines are counted',
      'Deadlines are counted in working days from the approval of the message. Assigning and returning do not change them; a recheck stops the clock; an extension is approved by a process.'
    ].join('\n')
  },
  {
    id: 'reply',
    title: 'Replying',
    content: [
      '## Interim and final replies',
      'Publish an interim reply while you still work on the matter, and a final reply once it is done. After a final reply the author can grade it.',
      '## Checks before sending',
      'The system looks for phone numbers, ID numbers, forbidden words, stock phrases, and replies that have nothing to do with the message. Correct the text; if it must be sent as it is, give a reason, which stays on record.',
      '## Standard texts',
      'Your institution shares its standard texts. They may contain the author, the number, the subject and the date, which are filled in.',
      '## Replies that your superior approves',
      'Where your superior wants to approve them, replies, explanations and corrections wait until they are approved, and are published then; the deadline is met when they are published. What waits lapses if you merge the message, ask for a recheck or send another text; the text is kept.',
      'The superior finds them under “Replies sent for approval”, reads each beside its message, and approves it or sends it back.'
    ].join('\n')
  },
  {
    id: 'assign',
    title: 'Assigning and accepting',
    content: [
      '## To a subordinate',
      'Press Assign on the page of the message, choose one or more subordinates, and write what you ask for and by when. Their deadline is earlier than yours.',
      '## From the superior',
      'Accept the assignment and hand in an answer, which the superior examines. If the matter is not yours, ask to return it and say why.',
      '## Offline',
      'If the other office does not use this site, record the office, its contact and the deadline, and the result afterwards.'
    ].join('\n')
  },
  {
    id: 'grade',
    title: 'Grades and explanations',
    content: [
      'The author grades the solution, the speed and the manner, and says whether the matter is solved. If a score is 1 or 2, explain within the time limit. The author can grade once more, and you can then explain a last time.'
    ].join('\n')
  },
  {
    id: 'requests',
    title: 'Rechecks, deliveries and reports',
    content: [
      '## Recheck',
      'Ask for a recheck if a message is not yours, repeats another one or is untrue, or if its grade is clearly wrong. The clock stands still meanwhile. A message that is assigned cannot be rechecked.',
      '## Delivery',
      'Ask for a delivery if another institution should read the message. Once the platform agrees, that institution can give an opinion. The owner and the deadline stay.',
      '## Report',
      'Report a message to your superior if it should know of it or take it over. The superior takes it over, returns it with advice, or notes it.',
      '## Merging',
      'If several messages are about one matter, merge them into one of them: on the page of a message, in the menu of a row, or for several ticked rows. The reply to that one answers them all. Until the final reply they can be split again.'
    ].join('\n')
  },
  {
    id: 'keys',
    title: 'Keyboard',
    content: [
      'In a list, j and k go to the next and the previous row, Enter opens it, r begins a reply, / searches, and ? shows all keys. On the page of a message, j and k open the next and the previous message.'
    ].join('\n')
  }
]
