import { trialFields, useFields } from '../facts/entity-fields.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

const isB = { required: ['platform'], properties: { platform: { const: 2 } } } as const
const signs = { required: ['platform'], properties: { platform: { enum: [1, 2] } } } as const

/** An account at a platform that sends SMS (specification 3); the one in use sends all SMS. */
export const smsConfig = resource({
  $id: 'smsConfig',
  type: 'object',
  description: 'An account at a platform that sends SMS.',
  'x-resource': {
    label: 'name',
    title: 'entities.smsConfig.name',
    operations: ['create', 'update', 'delete'],
    refusals: {
      create: ['OSS0009', 'OUT0009', 'OUT0014'],
      update: ['OSS0009', 'OUT0009', 'OUT0014'],
      delete: ['OUT0005']
    }
  },
  required: ['name', 'platform', 'accessKey'],
  properties: {
    name: {
      type: 'string',
      description: 'What administrators call it.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['政务短信']
    },
    platform: {
      type: 'integer',
      description: '1 cloud A, 2 cloud B, 3 cloud C.',
      enum: [1, 2, 3],
      default: 1,
      examples: [1]
    },
    accessKey: {
      type: 'string',
      description: 'The public half of the key that requests are signed with.',
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z0-9._-]+$',
      examples: ['example-key']
    },
    secretKey: {
      type: 'string',
      description: 'The secret half, which is kept sealed and never read; absent: as it was.',
      maxLength: 200,
      writeOnly: true,
      'x-widget': 'password',
      examples: ['example-secret']
    },
    hasSecret: {
      type: 'boolean',
      description: 'Whether there is a secret half.',
      readOnly: true,
      examples: [true]
    },
    signName: {
      type: 'string',
      description: 'The signature that the platform has approved, without its brackets.',
      maxLength: 50,
      default: '',
      'x-when': { show: signs },
      examples: ['领导留言板']
    },
    appId: {
      type: 'string',
      description: 'Of cloud B: the application that sends.',
      maxLength: 50,
      pattern: '^[0-9]*$',
      default: '',
      'x-when': { show: isB },
      examples: ['1400000000']
    },
    region: {
      type: 'string',
      description: 'Of cloud B: the region that is asked; empty: the usual one.',
      maxLength: 50,
      pattern: '^[a-z0-9-]*$',
      default: '',
      'x-when': { show: isB },
      examples: ['ap-guangzhou']
    },
    endpoint: {
      type: 'string',
      description: 'Scheme and host that are asked, without a path; empty: the platform’s own.',
      maxLength: 100,
      pattern: '^\\S*$',
      default: '',
      examples: ['https://sms.example.org']
    },
    ...useFields,
    ...trialFields
  }
} as const satisfies ResourceSchema)
