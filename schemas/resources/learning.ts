import { count, flag, id, moment, orNull, words } from '../facts/formats.ts'
import { proposableKinds } from '../facts/proposals.ts'
import { listOf, orNullRef, shape } from '../vocabulary/shape.ts'

const share = (description: string) => ({ type: 'number', minimum: 0, maximum: 1, description }) as const

const kind = { type: 'string', enum: proposableKinds, description: 'What is proposed.' } as const

const outcomes = {
  offered: count('How often it was shown.'),
  taken: count('How often the person used it.'),
  changed: count('How often the person chose something else.')
}

export const ProposalSwitch = shape('The parameter that switches a kind of proposals on or off.', {
  id: id('The parameter.'),
  version: count('Its version, for a change.')
})

export const ProposalKindFigures = shape('How the proposals of a kind were received.', {
  kind,
  isOn: flag('Whether they are made.'),
  parameter: orNullRef('ProposalSwitch'),
  ...outcomes
})

export const ProposalOutcomes = shape('How one proposal was received in one institution.', {
  kind,
  groupId: orNull(id('The institution whose people decided; null: the public.')),
  groupName: orNull(words('Its name.')),
  label: words('The id of the domain, type, forum or unit; empty for a kind without one.'),
  labelName: orNull(words('Its name, in the reader’s language; null if there is none any more.')),
  ...outcomes
})

export const LearntFigures = shape('What the site has learnt of the class of a message.', {
  name: { type: 'string', enum: ['domain', 'type'], description: 'The class.' },
  version: count('How often it was learnt.'),
  trainedAt: moment('When it was learnt.'),
  texts: count('The messages that were learnt from.'),
  accuracy: orNull(
    share('The share of messages whose class came first, of those that a trial had not learnt from.')
  ),
  withinTwo: orNull(share('The share of messages whose class came first or second.')),
  trialTexts: orNull(count('The messages by which both were counted.')),
  milliseconds: orNull(count('How long learning took.'))
})

export const ProposalFigures = shape('How proposals were received, and what they were learnt from.', {
  messages: count('Approved messages that can be learnt from; not more than are read.'),
  leastMessages: count('With fewer of them, nothing is learnt.'),
  kinds: listOf('ProposalKindFigures'),
  models: listOf('LearntFigures'),
  rows: listOf('ProposalOutcomes'),
  hasMoreRows: flag('Whether there are more rows than are shown.'),
  jobId: orNull(id('The scheduled job that learns; null if it was removed.'))
})
