import { maxCode } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A topic of messages, in addition to their domain; the author of a message chooses it (specification 3, 7). */
export const topic = resource({
  $id: 'topic',
  type: 'object',
  description: 'A topic that messages can be about.',
  'x-resource': {
    label: 'name',
    title: 'entities.topic.name',
    area: 'board',
    refusals: { create: ['ENT0230'], update: ['ENT0230', 'ENT0232'], delete: ['ENT0231', 'ENT0232'] }
  },
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      description: 'What it is called.',
      minLength: 1,
      maxLength: 30,
      examples: ['老旧小区改造']
    },
    nameEnUs: {
      type: 'string',
      description: 'What it is called in English; empty: the name itself.',
      maxLength: 80,
      default: '',
      examples: ['Renewal of old housing estates']
    },
    sort: {
      type: 'integer',
      description: 'Its place among the others, smaller first.',
      minimum: 0,
      maximum: maxCode,
      default: 0,
      examples: [1]
    },
    status: {
      type: 'integer',
      description: '0 hidden, 1 shown to whoever writes a message.',
      enum: [0, 1],
      default: 1,
      'x-tone': { 1: 'ok' },
      examples: [1]
    }
  }
} as const satisfies ResourceSchema)
