import { sendingProperties } from '../facts/letters.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/**
 * SMS that were sent or wait to be sent (specification 3). Nobody changes them; one that was given up can be sent again.
 */
export const smsLog = resource({
  $id: 'smsLog',
  type: 'object',
  description: 'An SMS that left, or has yet to leave.',
  'x-resource': { label: 'mobile', title: 'entities.smsLog.name', operations: ['export'] },
  required: ['mobile'],
  properties: {
    mobile: {
      type: 'string',
      description: 'To whom: the first three digits. It is found by the whole number.',
      readOnly: true,
      examples: ['130********']
    },
    platform: {
      type: ['integer', 'null'],
      description:
        'Who was asked: 0 the development inbox, 1 cloud A, 2 cloud B, 3 cloud C; null: nobody yet.',
      readOnly: true,
      enum: [0, 1, 2, 3, null],
      examples: [1]
    },
    code: { type: 'string', description: 'The code of its template.', readOnly: true, examples: ['code'] },
    content: {
      type: 'string',
      description: 'Its text, once it was written; codes are hidden.',
      readOnly: true,
      examples: ['【领导留言板】验证码 ******，10 分钟内有效。']
    },
    params1: {
      type: 'string',
      description: 'Parameter 1; codes are hidden.',
      readOnly: true,
      examples: ['******']
    },
    params2: {
      type: 'string',
      description: 'Parameter 2; codes are hidden.',
      readOnly: true,
      examples: ['10']
    },
    params3: {
      type: 'string',
      description: 'Parameter 3; codes are hidden.',
      readOnly: true,
      examples: ['']
    },
    params4: {
      type: 'string',
      description: 'Parameter 4; codes are hidden.',
      readOnly: true,
      examples: ['']
    },
    ...sendingProperties
  }
} as const satisfies ResourceSchema)
