import { trialFields, useFields } from '../facts/entity-fields.ts'
import { operatorEmailPattern } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A mail server for sending mail (specification 3); the one in use sends all mail. */
export const mailConfig = resource({
  $id: 'mailConfig',
  type: 'object',
  description: 'A mail server, and who sends through it.',
  'x-resource': {
    label: 'name',
    title: 'entities.mailConfig.name',
    operations: ['create', 'update', 'delete'],
    refusals: { create: ['OUT0013'], update: ['OUT0004', 'OUT0013'], delete: ['OUT0005'] }
  },
  required: ['name', 'host', 'sender'],
  properties: {
    name: {
      type: 'string',
      description: 'What administrators call it.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['政务邮箱']
    },
    host: {
      type: 'string',
      description: 'The SMTP server.',
      minLength: 1,
      maxLength: 100,
      pattern: '^[A-Za-z0-9.:-]+$',
      examples: ['smtp.example.org']
    },
    port: {
      type: 'integer',
      description: 'The port that it listens on.',
      minimum: 1,
      maximum: 65_535,
      default: 465,
      examples: [465]
    },
    security: {
      type: 'integer',
      description: '0 none, 1 STARTTLS, 2 TLS from the start.',
      enum: [0, 1, 2],
      default: 2,
      examples: [2]
    },
    account: {
      type: 'string',
      description: 'The account to sign in with; empty: the server asks for none.',
      maxLength: 100,
      default: '',
      examples: ['board@example.org']
    },
    password: {
      type: 'string',
      description: 'Its password, which is kept sealed and never read; absent: as it was.',
      maxLength: 200,
      writeOnly: true,
      'x-widget': 'password',
      examples: ['Chang-jiang9']
    },
    hasPassword: {
      type: 'boolean',
      description: 'Whether there is a password.',
      readOnly: true,
      examples: [true]
    },
    sender: {
      type: 'string',
      description: 'The address that mail comes from.',
      minLength: 1,
      maxLength: 100,
      pattern: operatorEmailPattern,
      examples: ['board@example.org']
    },
    senderName: {
      type: 'string',
      description: 'The name beside that address.',
      maxLength: 50,
      default: '',
      examples: ['领导留言板']
    },
    ...useFields,
    ...trialFields
  }
} as const satisfies ResourceSchema)
