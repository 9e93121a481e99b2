/** Texts of the rehearsal of a parameter. */
export const rehearsal = {
  title: 'Rehearsed on last month’s messages',
  begin:
    'Change the value above, and you read here what it would have done to the messages of last month. Nothing changes before you save.',
  none: 'This parameter decides about no deadline, length or grade of messages, so it cannot be rehearsed. Saved, it holds from then on.',
  busy: 'Rehearsing…',
  again: 'Try again',
  between: 'From %{lowest} to %{highest}; %{usual} by default. ',
  base: 'Last month (%{from} to %{to}) %{messages} messages were approved; the parameter concerns %{things} of them.',
  part: ' There were more messages; these are the newest.',
  empty:
    'Last month (%{from} to %{to}) %{messages} messages were approved; the parameter concerns nothing in them, so there is nothing to rehearse.',
  now: '%{outcome} now',
  afterwards: '%{outcome} afterwards',
  moved: 'Deadlines that move',
  same: 'It makes no difference to last month’s messages.',
  even: 'With %{value} the total stays the same, but these messages change.',
  more: {
    late: 'With %{value}, %{things} more would be late.',
    refused: 'With %{value}, %{things} more would be refused.',
    explanation: 'With %{value}, %{things} more would ask for an explanation.',
    gradable: 'With %{value}, %{things} more could be graded.'
  },
  fewer: {
    late: 'With %{value}, %{things} fewer would be late.',
    refused: 'With %{value}, %{things} fewer would be refused.',
    explanation: 'With %{value}, %{things} fewer would ask for an explanation.',
    gradable: 'With %{value}, %{things} fewer could be graded.'
  },
  clock: 'Counted by the working calendar, without extensions and without the time that rechecks stop.',
  things: {
    message: '%{smart_count} message |||| %{smart_count} messages',
    text: '%{smart_count} text with attachments |||| %{smart_count} texts with attachments',
    reply: '%{smart_count} reply |||| %{smart_count} replies',
    grade: '%{smart_count} grade |||| %{smart_count} grades',
    assignment: '%{smart_count} assignment |||| %{smart_count} assignments',
    reason: '%{smart_count} request to return |||| %{smart_count} requests to return'
  },
  yes: { late: 'Late', refused: 'Refused', explanation: 'Explanation owed', gradable: 'Gradable' },
  no: { late: 'In time', refused: 'Accepted', explanation: 'None owed', gradable: 'Not graded' },
  due: '%{word} (due %{day})',
  samples: 'Messages that change (%{smart_count} listed)',
  table: 'Messages that change',
  columns: { message: 'Message', before: 'Now', after: 'Afterwards' },
  named: '%{tid} %{subject}',
  hidden: '%{tid} (not public)'
}
