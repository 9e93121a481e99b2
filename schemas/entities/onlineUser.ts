import { latestMoment, maxId } from '../formats.ts'
import { type ResourceSchema, resource } from '../vocabulary.ts'

/** Sessions that are open; the tokens that they stand for are known to nobody. Specification 3, 4. */
export const onlineUser = resource({
  $id: 'onlineUser',
  type: 'object',
  description: 'A session that is open.',
  'x-resource': { label: 'username', title: 'entities.onlineUser.name', scope: 'deptId', operations: [] },
  required: ['username'],
  properties: {
    username: {
      type: 'string',
      description: 'The name that they sign in with.',
      readOnly: true,
      examples: ['shouli_01']
    },
    nickName: { type: 'string', description: 'What others see.', readOnly: true, examples: ['受理岗一号'] },
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
    },
    loginAt: {
      type: 'integer',
      description: 'Since when.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760000000]
    },
    expiresAt: {
      type: 'integer',
      description: 'When it ends by itself.',
      readOnly: true,
      minimum: 0,
      maximum: latestMoment,
      'x-widget': 'time',
      examples: [1760086400]
    },
    loginType: {
      type: 'integer',
      description: '1 password, 2 SMS.',
      readOnly: true,
      enum: [1, 2],
      examples: [1]
    },
    address: { type: 'string', description: 'From where.', readOnly: true, examples: ['203.0.113.7'] },
    browser: { type: 'string', description: 'With which browser.', readOnly: true, examples: ['Chrome 141'] },
    system: {
      type: 'string',
      description: 'On which operating system.',
      readOnly: true,
      examples: ['Windows 10']
    },
    uid: {
      type: 'integer',
      description: 'The account.',
      readOnly: true,
      minimum: 1,
      maximum: maxId,
      examples: [12]
    }
  }
} as const satisfies ResourceSchema)
