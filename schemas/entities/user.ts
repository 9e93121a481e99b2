import { accountSince, accountStatus, firstPassword } from '../facts/account-facts.ts'
import { emailPattern, maxId, mobilePattern } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A member of the platform's staff; citizens and institutions have accounts of another kind (specification 3). */
export const user = resource({
  $id: 'user',
  type: 'object',
  description: 'A member of the platform’s staff.',
  'x-resource': {
    label: 'username',
    title: 'entities.user.name',
    scope: 'deptId',
    refusals: {
      create: ['ENT0111', 'ENT0112', 'ENT0115', 'ENT0118', 'ENT0123', 'ENT0125'],
      update: [
        'ENT0111',
        'ENT0112',
        'ENT0113',
        'ENT0114',
        'ENT0115',
        'ENT0116',
        'ENT0118',
        'ENT0119',
        'ENT0123',
        'ENT0125'
      ],
      delete: ['ENT0113', 'ENT0114', 'ENT0116', 'ENT0117']
    }
  },
  required: ['username', 'realName', 'password'],
  properties: {
    username: {
      type: 'string',
      description: 'The name to sign in with: letters, digits and underscores, not digits alone.',
      minLength: 4,
      maxLength: 20,
      pattern: '^[A-Za-z0-9_]*$',
      examples: ['shouli_01']
    },
    realName: {
      type: 'string',
      description: 'What colleagues know them by.',
      minLength: 2,
      pattern: '\\S',
      maxLength: 50,
      examples: ['受理岗一号']
    },
    deptId: {
      type: ['integer', 'null'],
      description: 'Their department.',
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'dept', label: 'name', tree: 'parentId' },
      examples: [2]
    },
    email: {
      type: ['string', 'null'],
      description: 'Their e-mail address.',
      maxLength: 100,
      pattern: emailPattern,
      examples: ['shouli_01@example.org']
    },
    mobile: {
      type: ['string', 'null'],
      description: 'Their mobile number, whole.',
      maxLength: 11,
      pattern: mobilePattern,
      'x-permission': { read: 'sys:user:mobile', write: 'sys:user:mobile' },
      examples: ['13000000001']
    },
    mobileMasked: {
      type: ['string', 'null'],
      description: 'The first three digits of their mobile number.',
      readOnly: true,
      examples: ['130********']
    },
    gender: {
      type: 'integer',
      description: '0 male, 1 female, 2 secret.',
      enum: [0, 1, 2],
      default: 2,
      examples: [2]
    },
    ...accountStatus,
    roleIdList: {
      type: 'array',
      description: 'What they may do follows from these roles.',
      items: { type: 'integer', minimum: 1, maximum: maxId },
      uniqueItems: true,
      maxItems: 50,
      default: [],
      'x-ref': { resource: 'role', label: 'name' },
      examples: [[2]]
    },
    secondFactor: {
      type: 'boolean',
      enum: [true, false],
      description: 'Whether signing in needs a second factor that was set up.',
      readOnly: true,
      examples: [true]
    },
    ...firstPassword,
    ...accountSince
  }
} as const satisfies ResourceSchema)
