/** What a record says of the account that it is about, as it is read: sessions, and who has read something. */
import { maxId } from './formats.ts'

/** Who it is. */
export const accountNames = {
  username: {
    type: 'string',
    description: 'The name that they sign in with.',
    readOnly: true,
    examples: ['shouli_01']
  },
  nickName: { type: 'string', description: 'What others see.', readOnly: true, examples: ['受理岗一号'] }
} as const

/** What kind of account, and where it belongs. */
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
