import { remarkProperty, templateProperties } from '../facts/letters.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/**
 * The text of one kind of SMS, and its name on platforms that store templates (specification 3); `{name}` stands for a
 * variable.
 */
export const smsTemplate = resource({
  $id: 'smsTemplate',
  type: 'object',
  description: 'What a kind of SMS says.',
  'x-resource': {
    label: 'name',
    title: 'entities.smsTemplate.name',
    operations: ['create', 'update', 'delete'],
    refusals: { create: ['OUT0007'], update: ['OUT0006', 'OUT0007', 'OUT0010'], delete: ['OUT0008'] }
  },
  required: ['code', 'name', 'content'],
  properties: {
    ...templateProperties,
    content: {
      type: 'string',
      description: 'The whole text, as the platform has approved it.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 500,
      'x-widget': 'textarea',
      examples: ['【领导留言板】您已成功注册。']
    },
    params1: {
      type: 'string',
      description: 'The variable in parameter 1; empty: none.',
      maxLength: 30,
      pattern: '^([A-Za-z][A-Za-z0-9]*)?$',
      default: '',
      examples: ['code']
    },
    params2: {
      type: 'string',
      description: 'The variable in parameter 2; empty: none.',
      maxLength: 30,
      pattern: '^([A-Za-z][A-Za-z0-9]*)?$',
      default: '',
      examples: ['minutes']
    },
    params3: {
      type: 'string',
      description: 'The variable in parameter 3; empty: none.',
      maxLength: 30,
      pattern: '^([A-Za-z][A-Za-z0-9]*)?$',
      default: '',
      examples: ['']
    },
    params4: {
      type: 'string',
      description: 'The variable in parameter 4; empty: none.',
      maxLength: 30,
      pattern: '^([A-Za-z][A-Za-z0-9]*)?$',
      default: '',
      examples: ['']
    },
    templateA: {
      type: 'string',
      description: 'What cloud A calls it; empty: it is not there.',
      maxLength: 50,
      pattern: '^[A-Za-z0-9_-]*$',
      default: '',
      examples: ['SMS_000000']
    },
    templateB: {
      type: 'string',
      description: 'What cloud B calls it; empty: it is not there.',
      maxLength: 50,
      pattern: '^[A-Za-z0-9_-]*$',
      default: '',
      examples: ['SMS_000000']
    },
    templateC: {
      type: 'string',
      description: 'What cloud C calls it; empty: it is not there.',
      maxLength: 50,
      pattern: '^[A-Za-z0-9_-]*$',
      default: '',
      examples: ['SMS_000000']
    },
    ...remarkProperty
  }
} as const satisfies ResourceSchema)
