import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** Words that replies and nicknames must not contain. Domain 6. */
export const forbiddenWord = resource({
  $id: 'forbiddenWord',
  type: 'object',
  description: 'A word that replies and nicknames must not contain.',
  'x-resource': { label: 'word', title: 'entities.forbiddenWord.name' },
  required: ['word'],
  properties: {
    word: {
      type: 'string',
      description:
        'The word. The detector reports a reply that contains it, and a nickname with it is refused.',
      minLength: 2,
      maxLength: 50,
      examples: ['无可奉告']
    },
    remark: {
      type: 'string',
      description: 'Why it is forbidden.',
      maxLength: 200,
      default: '',
      'x-widget': 'textarea',
      examples: ['It answers nothing.']
    }
  }
} as const satisfies ResourceSchema)
