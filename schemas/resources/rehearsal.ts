import { count, flag, id, many, moment, orNull, words } from '../facts/formats.ts'
import { ref, shape } from '../vocabulary/shape.ts'

export const RehearsalSample = shape('A message to which another value of a parameter makes a difference.', {
  tid: id('Number of the message.'),
  subject: orNull(words('The subject as the public reads it; null: the public cannot read the message.')),
  before: flag('Whether the outcome holds as the parameter is set.'),
  after: flag('Whether it would hold.'),
  dueBefore: orNull(moment('The deadline as the parameter is set; null where none is compared.')),
  dueAfter: orNull(moment('What the deadline would be.'))
})

export const ParameterRehearsal = shape('What another value of a parameter would have done last month.', {
  from: moment('The first moment of last month.'),
  to: moment('Its last second.'),
  thing: {
    type: ['string', 'null'],
    enum: ['message', 'text', 'reply', 'grade', 'assignment', 'reason', null],
    description: 'What the parameter judges; text is a message, a supplement or a reply; null: no message.'
  },
  outcome: {
    type: ['string', 'null'],
    enum: ['late', 'refused', 'explanation', 'gradable', null],
    description:
      'What it decides: late, refused, an explanation is owed, can be graded; null: it judges no message.'
  },
  messages: count('Messages approved last month that were looked at.'),
  isWhole: flag('Whether these are all of that month; otherwise the newest.'),
  checked: count('Things of these messages that the parameter judges.'),
  before: count('Those for which the outcome holds as the parameter is set.'),
  after: count('Those for which it would hold.'),
  moved: count('Those whose deadline would be another one.'),
  samples: many(ref('RehearsalSample'), 'Up to 20 that would change, newest first.', 20)
})
