import type { JsonSchema, ResourceSchema, View } from '@board/schemas'
import { maxId } from '@board/schemas/facts/formats'

/** The most values of one filter. */
const maxValues = 1000

const longestText = 100

/** Returns the kind of filter that a property gives: chosen values, a part of a text, or a range. */
function filterKind(property: JsonSchema): 'in' | 'like' | 'range' {
  const one = itemOf(property)
  const chosen = one.enum || one['x-dict'] !== undefined || one['x-ref'] || typeOf(one) === 'boolean'
  if (chosen) return 'in'
  return typeOf(one) === 'string' && one.format !== 'date' ? 'like' : 'range'
}

/**
 * Returns the schema of a list's `filter`, from the view: arrays for values to choose from, a part for texts, two
 * ends for numbers and days; and for every entity `q` (the record's name) and `id`.
 */
export function filterSchema(schema: ResourceSchema, view: View): JsonSchema {
  const { label } = schema['x-resource']
  const fields = [...view.filters, view.aside, view.tree].filter(field => field !== undefined)
  const own = [...new Set(fields)].flatMap(field => {
    const property = schema.properties[field]
    return property ? filtersOf(field, property) : []
  })
  const always: [string, JsonSchema][] = [
    ['q', like('A part of what names a record.', label)],
    ['id', chosen('Ids.', 'id', { type: 'integer', minimum: 1, maximum: maxId })]
  ]
  return {
    type: 'object',
    description: 'What a list is narrowed by; all of it must hold.',
    additionalProperties: false,
    properties: Object.fromEntries([...own, ...always])
  }
}

function filtersOf(field: string, property: JsonSchema): [string, JsonSchema][] {
  const description = property.description ?? ''
  const kind = filterKind(property)
  if (kind === 'like') return [[field, like(description, field)]]
  const one = plain(itemOf(property))
  if (kind === 'in') {
    const { 'x-ref': ref, 'x-dict': dict } = itemOf(property)
    return [
      [
        field,
        {
          ...chosen(description, field, one),
          ...(ref && { 'x-ref': ref }),
          ...(dict && { 'x-dict': dict })
        }
      ]
    ]
  }
  const widget = itemOf(property)['x-widget']
  const end = (op: 'from' | 'to'): JsonSchema => ({
    ...one,
    description,
    ...(widget && { 'x-widget': widget }),
    'x-filter': { field, op }
  })
  return [
    [`${field}From`, end('from')],
    [`${field}To`, end('to')]
  ]
}

const like = (description: string, field: string): JsonSchema => ({
  type: 'string',
  description,
  maxLength: longestText,
  'x-filter': { field, op: 'like' }
})

const chosen = (description: string, field: string, items: JsonSchema): JsonSchema => ({
  type: 'array',
  description,
  items,
  maxItems: maxValues,
  'x-filter': { field, op: 'in' }
})

/** Returns the schema of one value of a filter: its type and limits, without hints, texts and null. */
function plain(property: JsonSchema): JsonSchema {
  const { format, enum: values, minimum, maximum } = property
  return {
    type: typeOf(property),
    ...(typeOf(property) === 'string' && format !== 'date' && { maxLength: longestText }),
    ...(format && { format }),
    ...(values && { enum: values.filter(value => value !== null) }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum })
  }
}

/** Returns a property's own schema, or that of the items of its list. */
export const itemOf = (property: JsonSchema): JsonSchema =>
  typeOf(property) === 'array' ? { ...property.items, ...hintsOf(property) } : property

const hintsOf = (property: JsonSchema): JsonSchema => ({
  ...(property['x-ref'] && { 'x-ref': property['x-ref'] }),
  ...(property['x-dict'] && { 'x-dict': property['x-dict'] })
})

/** Returns the type of a value that is not null. */
export const typeOf = (property: JsonSchema): string =>
  [property.type ?? 'string'].flat().find(type => type !== 'null') ?? 'null'

/** Tells whether a value may be null. */
export const mayBeNull = (property: JsonSchema): boolean => [property.type ?? []].flat().includes('null')
