import { placeFields } from '../facts/entity-fields.ts'
import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** A region of GB/T 2260: a province, a city or a county, identified by its code (specification 3). */
export const region = resource({
  $id: 'region',
  type: 'object',
  description: 'A region of GB/T 2260.',
  'x-resource': {
    label: 'name',
    title: 'entities.region.name',
    refusals: {
      create: ['ENT0001', 'ENT0161'],
      update: ['ENT0160', 'ENT0161'],
      delete: ['ENT0162', 'ENT0163']
    }
  },
  required: ['code', 'name'],
  properties: {
    parentId: {
      type: ['integer', 'null'],
      description: 'The region above it; null for a province.',
      minimum: 1,
      maximum: maxId,
      default: null,
      'x-ref': { resource: 'region', label: 'name', tree: 'parentId' },
      examples: [null]
    },
    code: {
      type: 'integer',
      description: 'Its code of GB/T 2260, which is also its id: two digits for each level.',
      minimum: 110000,
      maximum: 999999,
      examples: [990000]
    },
    name: {
      type: 'string',
      description: 'What it is called.',
      minLength: 1,
      pattern: '\\S',
      maxLength: 50,
      examples: ['青川省']
    },
    type: {
      type: 'string',
      description: 'Its level, as its code says.',
      enum: ['province', 'city', 'county'],
      readOnly: true,
      examples: ['province']
    },
    ...placeFields
  }
} as const satisfies ResourceSchema)
