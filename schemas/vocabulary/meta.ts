import { languages } from '../errors/catalogue.ts'
import { iconNames } from './icons.ts'
import type { ToneName, WidgetName } from './vocabulary.ts'

/**
 * The vocabulary of an entity's schema, view and texts (JSON Schema 2020-12). The types of `vocabulary.ts` contain the
 * same for the compiler. `npm run generate` reads this file, and its messages name the file and the line.
 * `scripts/tools/generate/entities/obligations.ts` lists the other requirements of a field (a length, an example …).
 */

const text = { type: 'string', minLength: 1 } as const
const sentence = { type: 'string', minLength: 3, pattern: '^[A-Z0-9].*[.]$' } as const
const names = { type: 'array', items: text, uniqueItems: true } as const
const permission = { type: 'string', minLength: 1 } as const

/** The pattern of a field name: camelCase, and not the name of a field that every record has. */
const fieldName = {
  type: 'string',
  pattern: '^[a-z][a-zA-Z0-9]*$',
  not: { enum: ['id', 'version', 'allowedActions', 'q'] }
} as const

export const widgetNames = [
  'textarea',
  'password',
  'richText',
  'cron',
  'icon',
  'color',
  'tree',
  'attachment',
  'map',
  'time',
  'date',
  'deadline',
  'tags',
  'reply',
  'hidden'
] as const satisfies readonly WidgetName[]

const toneNames = ['ok', 'wait', 'late'] as const satisfies readonly ToneName[]

const types = ['string', 'integer', 'number', 'boolean', 'array', 'object'] as const

const property = {
  type: 'object',
  additionalProperties: false,
  required: ['type'],
  properties: {
    type: {
      anyOf: [
        { enum: types },
        {
          type: 'array',
          prefixItems: [{ enum: types }, { const: 'null' }],
          minItems: 2,
          maxItems: 2
        }
      ]
    },
    description: sentence,
    format: { enum: ['date', 'date-time'] },
    enum: { type: 'array', minItems: 1, uniqueItems: true },
    const: true,
    default: true,
    examples: { type: 'array', minItems: 1 },
    minimum: { type: 'number' },
    maximum: { type: 'number' },
    exclusiveMinimum: { type: 'number' },
    exclusiveMaximum: { type: 'number' },
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    minLength: { type: 'integer', minimum: 0 },
    maxLength: { type: 'integer', minimum: 1 },
    pattern: text,
    items: { $ref: '#/$defs/item' },
    minItems: { type: 'integer', minimum: 0 },
    maxItems: { type: 'integer', minimum: 1 },
    uniqueItems: { type: 'boolean' },
    readOnly: { type: 'boolean' },
    writeOnly: { type: 'boolean' },
    additionalProperties: { type: 'boolean' },
    'x-ref': {
      type: 'object',
      additionalProperties: false,
      required: ['resource', 'label'],
      properties: {
        resource: text,
        label: text,
        tree: text,
        withAbove: { const: true },
        filter: { type: 'object' }
      }
    },
    'x-dict': text,
    'x-widget': { enum: widgetNames },
    'x-tone': { type: 'object', minProperties: 1, additionalProperties: { enum: toneNames } },
    'x-when': {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: { show: { type: 'object' }, enable: { type: 'object' }, require: { type: 'object' } }
    },
    'x-permission': {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      properties: { read: permission, write: permission }
    }
  }
} as const

/** The schema of the files in `schemas/entities/`. */
export const schemaMeta = {
  $defs: { item: property },
  type: 'object',
  additionalProperties: false,
  required: ['$id', 'type', 'description', 'x-resource', 'properties'],
  properties: {
    $id: { type: 'string', pattern: '^[a-z][a-zA-Z0-9]*$' },
    type: { const: 'object' },
    description: sentence,
    required: names,
    properties: {
      type: 'object',
      minProperties: 1,
      propertyNames: fieldName,
      additionalProperties: { $ref: '#/$defs/item' }
    },
    'x-resource': {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'title'],
      properties: {
        label: text,
        title: text,
        operations: {
          type: 'array',
          items: { enum: ['create', 'update', 'delete', 'export', 'import'] },
          uniqueItems: true
        },
        area: { enum: ['sys', 'board'] },
        scope: text,
        refusals: {
          type: 'object',
          additionalProperties: false,
          properties: { create: names, update: names, delete: names }
        }
      }
    }
  }
} as const

const parts = {
  type: 'array',
  items: {
    anyOf: [
      text,
      {
        type: 'object',
        additionalProperties: false,
        required: ['section', 'fields'],
        properties: { section: text, fields: names, columns: { const: 2 } }
      }
    ]
  }
} as const

const words = { type: 'object', additionalProperties: { type: 'string' } } as const

/** The schema of the files in `schemas/views/`. */
export const viewMeta = {
  type: 'object',
  additionalProperties: false,
  required: ['resource', 'icon', 'menu', 'columns', 'filters', 'form'],
  properties: {
    resource: text,
    icon: { type: 'string', enum: iconNames },
    menu: { enum: ['board', 'system', 'logs', 'content', 'workflow', 'review', 'people'] },
    aside: text,
    tree: text,
    columns: { ...names, minItems: 1 },
    hidden: names,
    quick: text,
    unsorted: names,
    as: {
      type: 'object',
      additionalProperties: false,
      properties: {
        calendar: {
          type: 'object',
          additionalProperties: false,
          required: ['from'],
          properties: { from: text, to: text }
        },
        kanban: {
          type: 'object',
          additionalProperties: false,
          required: ['by'],
          properties: { by: text, acts: words }
        }
      }
    },
    filters: names,
    sort: {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'order'],
      properties: { field: text, order: { enum: ['ASC', 'DESC'] } }
    },
    form: parts,
    show: parts,
    actions: names,
    related: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['entity', 'by'],
        properties: { entity: text, by: text }
      }
    }
  }
} as const

/** The schema of the files in `schemas/locales/`. */
export const textsMeta = {
  type: 'object',
  additionalProperties: false,
  required: languages,
  properties: Object.fromEntries(
    languages.map(language => [
      language,
      {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'fields'],
        properties: {
          name: { type: 'string' },
          fields: words,
          enums: { type: 'object', additionalProperties: words },
          sections: words,
          hints: words,
          newHints: words
        }
      }
    ])
  )
} as const
