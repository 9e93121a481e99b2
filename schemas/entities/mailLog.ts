import { sendingProperties } from '../facts/letters.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/**
 * Mail that was sent or waits to be sent (specification 3). Nobody changes it; a mail that was given up can be sent
 * again.
 */
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
    ...sendingProperties
  }
} as const satisfies ResourceSchema)
