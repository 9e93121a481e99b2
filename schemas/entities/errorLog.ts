import { addressFields, writtenMoment } from '../facts/entity-fields.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** Unexpected failures, each with the id that the person was told. Nobody changes or deletes one. */
export const errorLog = resource({
  $id: 'errorLog',
  type: 'object',
  description: 'A failure that nobody expected.',
  'x-resource': { label: 'reference', title: 'entities.errorLog.name', operations: ['export'] },
  required: ['reference'],
  properties: {
    reference: {
      type: 'string',
      description: 'The id that the person was told.',
      readOnly: true,
      examples: ['3f9a0c71d2e4']
    },
    message: {
      type: 'string',
      description: 'What went wrong, in the words of the program; long numbers are hidden.',
      readOnly: true,
      'x-widget': 'textarea',
      examples: ['TypeError: the reply has no author']
    },
    operation: {
      type: 'string',
      description: 'What was asked for: an operation of the contract; empty for a page.',
      readOnly: true,
      examples: ['listMessages']
    },
    at: writtenMoment('When.'),
    username: {
      type: 'string',
      description: 'Who asked; empty where nobody was signed in.',
      readOnly: true,
      examples: ['shouli_01']
    },
    accountUid: {
      type: ['integer', 'null'],
      description: 'Their account.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      examples: [12]
    },
    ...addressFields,
    method: { type: 'string', description: 'Method of the request.', readOnly: true, examples: ['GET'] },
    path: {
      type: 'string',
      description: 'Address of the request, without its query.',
      readOnly: true,
      examples: ['/v1/threads/list']
    },
    stack: {
      type: 'string',
      description: 'Where in the program it happened.',
      readOnly: true,
      'x-widget': 'textarea',
      'x-permission': { read: 'sys:errorLog:stack' },
      examples: [
        'TypeError: the reply has no author\n    at shape (server/correspondence/replies/shape.ts:12:5)'
      ]
    }
  }
} as const satisfies ResourceSchema)
