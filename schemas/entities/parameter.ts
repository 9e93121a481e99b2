import { type ResourceSchema, resource } from '../vocabulary.ts'

/** The site's configuration, one setting a row; it takes effect without a restart (specification 3; domain 6). */
export const parameter = resource({
  $id: 'parameter',
  type: 'object',
  description: 'A setting of the site.',
  'x-resource': { label: 'code', title: 'entities.parameter.name' },
  required: ['code', 'value'],
  properties: {
    code: {
      type: 'string',
      description: 'What the setting is known by.',
      minLength: 1,
      maxLength: 100,
      pattern: '^[a-z][a-zA-Z0-9.]*$',
      examples: ['reply.min']
    },
    value: {
      type: 'string',
      description: 'What it is set to.',
      maxLength: 2000,
      examples: ['22']
    },
    remark: {
      type: 'string',
      description: 'What it is for.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['Shortest reply, in characters.']
    }
  }
} as const satisfies ResourceSchema)
