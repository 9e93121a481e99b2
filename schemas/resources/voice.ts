import { count, id, moment, orNull, text, voiceNoteMax, words } from '../facts/formats.ts'
import { listOf, orNullRef, shape } from '../vocabulary/shape.ts'

const solved = {
  type: 'integer',
  enum: [1, 2, 3],
  description: '1 solved, 2 partly, 3 not.'
} as const

export const OwnVoice = shape('The reader’s own voice for a message.', {
  note: text('What only the handlers read.', voiceNoteMax),
  createdAt: moment('When the reader joined.'),
  solved: orNull({
    ...solved,
    description: 'What the reader said after the final reply: 1 solved, 2 partly, 3 not.'
  })
})

export const OwnVoiceResult = shape('A message’s voices, after the reader changed the own one.', {
  tid: id('Message id.'),
  voiceCount: count('How many people have the same problem.'),
  voice: orNullRef('OwnVoice')
})

export const VoicesOfRegion = shape('How many of those who joined live in a region, as their accounts say.', {
  regionId: orNull(id('Region id; null for those who gave none.')),
  regionName: orNull(words('Its name, with the region above it.')),
  count: count('How many.')
})

export const VoiceAnswers = shape('How many of those who joined gave an answer after the final reply.', {
  solved,
  count: count('How many.')
})

export const VoiceNote = shape('A note of somebody who joined; it does not say who.', {
  id: id('Number.'),
  note: words('The note.'),
  createdAt: moment('When the person joined.')
})

export const MessageVoices = shape(
  'Who has the same problem as a message, as far as its handlers may know.',
  {
    count: count('How many people joined.'),
    regions: listOf('VoicesOfRegion'),
    solved: listOf('VoiceAnswers'),
    notes: listOf('VoiceNote')
  }
)
