import { addressFields, deviceFields, writtenMoment } from '../facts/entity-fields.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** The log of calls by the platform's staff, without their request bodies. Nobody changes or deletes a row. */
export const operationLog = resource({
  $id: 'operationLog',
  type: 'object',
  description: 'Something that a member of staff did, or was refused.',
  'x-resource': { label: 'username', title: 'entities.operationLog.name', operations: ['export'] },
  required: ['username'],
  properties: {
    username: {
      type: 'string',
      description: 'Who, by the name that they had then.',
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
    operation: {
      type: 'string',
      description: 'What was done: an operation of the contract.',
      readOnly: true,
      examples: ['sysUserUpdate']
    },
    subject: {
      type: ['object', 'null'],
      description: 'Its message (tid) or records; of an import: file, created, updated, skipped, ids.',
      additionalProperties: true,
      readOnly: true,
      examples: [{ tid: 120 }]
    },
    result: {
      type: 'integer',
      description: '0 refused or failed, 1 done.',
      readOnly: true,
      enum: [0, 1],
      'x-tone': { 0: 'late', 1: 'ok' },
      examples: [1]
    },
    at: writtenMoment('When it was answered.'),
    ms: {
      type: 'integer',
      description: 'Milliseconds that it took.',
      readOnly: true,
      minimum: 0,
      examples: [35]
    },
    ...addressFields,
    method: { type: 'string', description: 'Method of the request.', readOnly: true, examples: ['PUT'] },
    path: {
      type: 'string',
      description: 'Address of the request, without its query.',
      readOnly: true,
      examples: ['/sys/user/12']
    },
    status: { type: 'integer', description: 'HTTP status of the answer.', readOnly: true, examples: [200] },
    code: {
      type: 'string',
      description: 'Code of the answer; 0 where it was done.',
      readOnly: true,
      examples: ['0']
    },
    ...deviceFields
  }
} as const satisfies ResourceSchema)
