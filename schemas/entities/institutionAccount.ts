import { accountSince, accountStatus, firstPassword } from '../facts/account-facts.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** An account with which the people of an institution work in its console (specification 1). */
export const institutionAccount = resource({
  $id: 'institutionAccount',
  type: 'object',
  description: 'An account of an institution.',
  'x-resource': {
    label: 'username',
    title: 'entities.institutionAccount.name',
    area: 'board',
    refusals: {
      create: ['ENT0111', 'ENT0112', 'ENT0118', 'ENT0223'],
      update: ['ENT0111', 'ENT0112', 'ENT0118', 'ENT0223'],
      delete: ['ENT0117']
    }
  },
  required: ['username', 'nickName', 'groupId', 'password'],
  properties: {
    username: {
      type: 'string',
      description: 'The name to sign in with: letters, digits and underscores, not digits alone.',
      minLength: 4,
      maxLength: 20,
      pattern: '^[A-Za-z0-9_]*$',
      examples: ['linjiang_01']
    },
    nickName: {
      type: 'string',
      description: 'What it is called where it acts: a post, not a person’s name.',
      minLength: 2,
      maxLength: 30,
      examples: ['临江市留言办理员']
    },
    groupId: {
      type: 'integer',
      description: 'The institution that it belongs to.',
      minimum: 1,
      maximum: maxId,
      'x-ref': { resource: 'institution', label: 'name', tree: 'parentId' },
      examples: [1]
    },
    organization: {
      type: 'integer',
      description: '1 local, 3 ministry, 4 channel, 5 people’s congress: as its institution is.',
      enum: [1, 3, 4, 5],
      readOnly: true,
      examples: [1]
    },
    ...accountStatus,
    ...firstPassword,
    mustChangePassword: {
      type: 'boolean',
      description: 'Whether the password was set by somebody else and must be changed at the next sign-in.',
      readOnly: true,
      examples: [false]
    },
    secondFactor: {
      type: 'boolean',
      enum: [true, false],
      description: 'Whether signing in needs a second factor that was set up.',
      readOnly: true,
      examples: [true]
    },
    phoneMasked: {
      type: ['string', 'null'],
      description: 'The first three digits of the phone that it is bound to.',
      readOnly: true,
      examples: ['130********']
    },
    ...accountSince
  }
} as const satisfies ResourceSchema)
