import { placeFields } from '../facts/entity-fields.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A department of the platform's own staff; departments form a tree (specification 3). */
export const dept = resource({
  $id: 'dept',
  type: 'object',
  description: 'A department of the platform’s own staff.',
  'x-resource': {
    label: 'name',
    title: 'entities.dept.name',
    refusals: { create: ['ENT0123'], update: ['ENT0120', 'ENT0123'], delete: ['ENT0121', 'ENT0122'] }
  },
  required: ['name'],
  properties: {
    name: {
      type: 'string',
      description: 'What it is called.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['受理审核部']
    },
    parentId: {
      type: ['integer', 'null'],
      description: 'The department above it; null at the top.',
      minimum: 1,
      maximum: maxId,
      default: null,
      'x-ref': { resource: 'dept', label: 'name', tree: 'parentId' },
      examples: [1]
    },
    ...placeFields
  }
} as const satisfies ResourceSchema)
