/** Fields that describe an account in other records: sessions, readers of a notice, and managed accounts. */
import { writtenMoment } from './entity-fields.ts'
import { maxId } from './formats.ts'

/** The names of the account. */
export const accountNames = {
  username: {
    type: 'string',
    description: 'The name that they sign in with.',
    readOnly: true,
    examples: ['shouli_01']
  },
  nickName: { type: 'string', description: 'What others see.', readOnly: true, examples: ['受理岗一号'] }
} as const

/** The kind of the account and its institution or department. */
export const accountPlace = {
  kind: {
    type: 'string',
    description: 'Whose account it is.',
    readOnly: true,
    enum: ['citizen', 'legal', 'institution', 'staff'],
    examples: ['staff']
  },
  deptId: {
    type: ['integer', 'null'],
    description: 'Of staff: their department.',
    readOnly: true,
    minimum: 1,
    maximum: maxId,
    'x-ref': { resource: 'dept', label: 'name', tree: 'parentId' },
    examples: [2]
  },
  groupName: {
    type: 'string',
    description: 'Of institutions: their name.',
    readOnly: true,
    examples: ['临江市城管局']
  }
} as const

/** A first password for the account, which another person sets, and its repetition. */
export const firstPassword = {
  password: {
    type: 'string',
    description: 'A first password, which must be changed; empty in a change: as it was.',
    maxLength: 20,
    writeOnly: true,
    'x-widget': 'password',
    examples: ['Chang-jiang9']
  },
  confirmPassword: {
    type: 'string',
    description: 'The same once more.',
    maxLength: 20,
    writeOnly: true,
    'x-widget': 'password',
    'x-when': {
      show: { required: ['password'], properties: { password: { type: 'string', minLength: 1 } } },
      require: { required: ['password'], properties: { password: { type: 'string', minLength: 1 } } }
    },
    examples: ['Chang-jiang9']
  }
} as const

/** The field for whether the account can be used. */
export const accountStatus = {
  status: {
    type: 'integer',
    description: '0 disabled, 1 normal.',
    enum: [0, 1],
    default: 1,
    'x-tone': { 0: 'late', 1: 'ok' },
    examples: [1]
  }
} as const

export const accountSince = { createdAt: writtenMoment('Since when there is the account.') } as const
