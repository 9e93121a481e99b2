import { isOwnTemplate, remarkProperty, templateProperties } from '../facts/letters.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** The text of one kind of mail in three languages (specification 3); `{name}` stands for a variable. */
export const mailTemplate = resource({
  $id: 'mailTemplate',
  type: 'object',
  description: 'What a kind of mail says.',
  'x-resource': {
    label: 'name',
    title: 'entities.mailTemplate.name',
    operations: ['create', 'update', 'delete'],
    refusals: { create: ['OUT0007'], update: ['OUT0006', 'OUT0007'], delete: ['OUT0008'] }
  },
  required: ['code', 'name', 'subject', 'body'],
  properties: {
    ...templateProperties,
    variables: {
      type: 'array',
      description: 'What its words may ask for; of templates that the product uses, these are fixed.',
      items: { type: 'string', minLength: 1, maxLength: 30, pattern: '^[A-Za-z][A-Za-z0-9]*$' },
      uniqueItems: true,
      maxItems: 20,
      default: [],
      'x-widget': 'tags',
      'x-when': { enable: isOwnTemplate },
      examples: [['name']]
    },
    subject: {
      type: 'string',
      description: 'The subject in Simplified Chinese.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 100,
      examples: ['欢迎使用领导留言板']
    },
    body: {
      type: 'string',
      description: 'The text in Simplified Chinese.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 5000,
      'x-widget': 'textarea',
      examples: ['您已成功注册。']
    },
    subjectZhTw: {
      type: 'string',
      description: 'The subject in Traditional Chinese; empty: as in Simplified Chinese.',
      maxLength: 100,
      default: '',
      examples: ['歡迎使用領導留言板']
    },
    bodyZhTw: {
      type: 'string',
      description: 'The text in Traditional Chinese; empty: as in Simplified Chinese.',
      maxLength: 5000,
      default: '',
      'x-widget': 'textarea',
      examples: ['您已成功註冊。']
    },
    subjectEnUs: {
      type: 'string',
      description: 'The subject in English; empty: as in Simplified Chinese.',
      maxLength: 100,
      default: '',
      examples: ['Welcome to the message board']
    },
    bodyEnUs: {
      type: 'string',
      description: 'The text in English; empty: as in Simplified Chinese.',
      maxLength: 5000,
      default: '',
      'x-widget': 'textarea',
      examples: ['You have registered.']
    },
    ...remarkProperty
  }
} as const satisfies ResourceSchema)
