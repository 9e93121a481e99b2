import { latestMoment } from '../formats.ts'
import { type ResourceSchema, resource } from '../vocabulary.ts'

/** Mail that left, or has yet to leave (specification 3). Nobody changes it; what was given up can be sent once more. */
export const mailLog = resource({
  $id: 'mailLog',
  type: 'object',
  description: 'A mail that left, or has yet to leave.',
  'x-resource': { label: 'recipient', title: 'entities.mailLog.name', operations: ['export'] },
  required: ['recipient'],
  properties: {
    recipient: {
      type: 'string',
      description: 'To whom: the first character and the domain. It is found by the whole address.',
      readOnly: true,
      examples: ['z***@example.org']
    },
    subject: {
      type: 'string',
      description: 'Its subject, once it was written; codes are hidden.',
      readOnly: true,
      examples: ['领导留言板验证码']
    },
    template: {
      type: 'string',
      description: 'The code of its template.',
      readOnly: true,
      examples: ['code']
    },
    status: {
      type: 'integer',
      description: '0 failed, 1 sent, 2 not sent yet.',
      readOnly: true,
      enum: [0, 1, 2],
      examples: [1]
    },
    attempts: {
      type: 'integer',
      description: 'How often it was tried.',
      readOnly: true,
      minimum: 0,
      examples: [1]
    },
    failure: {
      type: ['string', 'null'],
      description: 'Why the last attempt failed.',
      readOnly: true,
      enum: ['refused', 'unreachable', 'unanswered', 'notSetUp', 'expired', 'other', null],
      examples: ['refused']
    },
    lastError: {
      type: 'string',
      description: 'What the server said then, in its own words.',
      readOnly: true,
      examples: ['550 5.1.1 User unknown']
    },
    createdAt: {
      type: 'integer',
      description: 'Since when it waits to be sent.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760000000]
    },
    sentAt: {
      type: ['integer', 'null'],
      description: 'When it was sent.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760000010]
    },
    nextAt: {
      type: ['integer', 'null'],
      description: 'When it is tried next.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [null]
    }
  }
} as const satisfies ResourceSchema)
