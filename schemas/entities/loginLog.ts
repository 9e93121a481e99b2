import { addressFields, deviceFields, writtenMoment } from '../facts/entity-fields.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/**
 * The log of sign-ins, sign-outs and failed attempts (specification 3). Nobody changes or deletes a row; old rows are
 * removed automatically.
 */
export const loginLog = resource({
  $id: 'loginLog',
  type: 'object',
  description: 'Somebody who signed in or out, or tried to.',
  'x-resource': { label: 'username', title: 'entities.loginLog.name', operations: ['export'] },
  required: ['username'],
  properties: {
    username: {
      type: 'string',
      description: 'The name as it was typed; long numbers that nobody has as a name are hidden.',
      readOnly: true,
      examples: ['shouli_01']
    },
    accountUid: {
      type: ['integer', 'null'],
      description: 'The account, where there is one of that name.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      examples: [12]
    },
    operation: {
      type: 'integer',
      description: '0 login, 1 logout.',
      readOnly: true,
      enum: [0, 1],
      examples: [0]
    },
    status: {
      type: 'integer',
      description: '0 failed, 1 success, 2 locked.',
      readOnly: true,
      enum: [0, 1, 2],
      'x-tone': { 0: 'late', 1: 'ok', 2: 'late' },
      examples: [1]
    },
    endedBy: {
      type: ['integer', 'null'],
      description: 'Who ended the session from elsewhere: 1 its owner, 2 an administrator.',
      readOnly: true,
      enum: [1, 2, null],
      examples: [null]
    },
    at: writtenMoment('When.'),
    ...addressFields,
    ...deviceFields
  }
} as const satisfies ResourceSchema)
