import { maxId } from '../facts/formats.ts'
import { type ResourceSchema, resource } from '../vocabulary/vocabulary.ts'

/** The use of storage by the site, its institutions and its accounts. The limits are parameters. Decision 0109. */
export const storageUse = resource({
  $id: 'storageUse',
  type: 'object',
  description: 'The stored files that count for the site, an institution or an account.',
  'x-resource': { label: 'name', title: 'entities.storageUse.name', operations: ['export'] },
  required: ['kind', 'name', 'bytes', 'files'],
  properties: {
    kind: {
      type: 'string',
      description: 'What the files count for.',
      readOnly: true,
      enum: ['site', 'institution', 'account'],
      examples: ['institution']
    },
    name: {
      type: 'string',
      description: 'The name of the institution, or the username of the account; empty for the site.',
      readOnly: true,
      examples: ['临江市城管局']
    },
    bytes: {
      type: 'integer',
      description: 'How many bytes they have; changes are summed up every five minutes.',
      readOnly: true,
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      examples: [188743680]
    },
    files: {
      type: 'integer',
      description: 'How many files there are.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [36]
    },
    limit: {
      type: ['integer', 'null'],
      description: 'How many bytes there may be; null: there is no limit.',
      readOnly: true,
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      examples: [2000000000]
    },
    percent: {
      type: ['integer', 'null'],
      description: 'How much of the limit is used, in percent; null: there is no limit.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [9]
    },
    ownerId: {
      type: 'integer',
      description: 'The number of the institution or the account; 0 for the site.',
      readOnly: true,
      minimum: 0,
      maximum: maxId,
      examples: [12]
    }
  }
} as const satisfies ResourceSchema)
