import { maxCode } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A dictionary: values and their names (specification 3). Its values are records of their own. */
export const dictType = resource({
  $id: 'dictType',
  type: 'object',
  description: 'A dictionary, whose values are records of their own.',
  'x-resource': {
    label: 'name',
    title: 'entities.dictType.name',
    refusals: { update: ['ENT0140'], delete: ['ENT0141'] }
  },
  required: ['name', 'type'],
  properties: {
    name: {
      type: 'string',
      description: 'What it is called.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['领域']
    },
    type: {
      type: 'string',
      description: 'What fields know it by.',
      minLength: 1,
      maxLength: 50,
      pattern: '^[A-Za-z][A-Za-z0-9_]*$',
      examples: ['domain']
    },
    sort: {
      type: 'integer',
      description: 'Its place among the dictionaries, smaller first.',
      minimum: 0,
      maximum: maxCode,
      default: 0,
      examples: [1]
    },
    remark: {
      type: 'string',
      description: 'What it is for.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['留言所属的领域']
    }
  }
} as const satisfies ResourceSchema)
