import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** Words that mean the same to who searches. Domain 6. */
export const synonymGroup = resource({
  $id: 'synonymGroup',
  type: 'object',
  description: 'Words that mean the same to who searches.',
  'x-resource': {
    label: 'name',
    title: 'entities.synonymGroup.name',
    refusals: { create: ['ENT0235'], update: ['ENT0235'] }
  },
  required: ['name', 'words'],
  properties: {
    name: {
      type: 'string',
      description: 'The usual word.',
      minLength: 2,
      maxLength: 20,
      pattern: '^\\S+$',
      examples: ['摆渡车']
    },
    words: {
      type: 'array',
      description: 'The other words that mean the same.',
      items: { type: 'string', minLength: 2, maxLength: 20, pattern: '^\\S+$' },
      uniqueItems: true,
      minItems: 1,
      maxItems: 30,
      'x-widget': 'tags',
      examples: [['接驳车', '摆渡巴士']]
    },
    status: {
      type: 'integer',
      description: '0 not used, 1 used by searches.',
      enum: [0, 1],
      default: 1,
      'x-tone': { 1: 'ok' },
      examples: [1]
    },
    remark: {
      type: 'string',
      description: 'A note for editors.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['Seen in many searches that found nothing.']
    }
  }
} as const satisfies ResourceSchema)
