import type { ResourceSchema, View } from '@board/schemas'
import { typeOf } from './filter.ts'

const json = 'application/json'

/** Returns a query parameter with JSON, as in react-admin's simple REST dialect. */
const inQuery = (name: string, description: string, contentSchema: object, example: string) => ({
  name,
  in: 'query',
  description,
  schema: { type: 'string', maxLength: 10_000, contentMediaType: json, contentSchema },
  example
})

/** Returns a reference to a parameter that is the same for every entity; openapi.yaml declares it. */
const everywhere = (name: string) => ({ $ref: `#/components/parameters/${name}` })

export const idParameter = everywhere('entityId')
export const rangeParameter = everywhere('entityRange')
/** The position at which a page continues, as the previous page returned it. */
export const cursorParameter = everywhere('entityCursor')
export const optionsFilterParameter = everywhere('entityOptionsFilter')

/** The batch of an import, as its preview named it. */
export const batchParameter = {
  name: 'batchId',
  in: 'query',
  required: true,
  description: 'The file, as its preview named it.',
  schema: { type: 'string', minLength: 1, maxLength: 100 }
}

export const filterParameter = (component: string) =>
  inQuery(
    'filter',
    'What the list is narrowed by.',
    { $ref: `#/components/schemas/${component}Filter` },
    '{}'
  )

/** Lists the fields that a list can be ordered by: its columns and its id; arrays and objects have no order. */
function sortableFields(schema: ResourceSchema, view: View): string[] {
  const columns = [...view.columns, ...(view.hidden ?? [])].filter(field => !view.unsorted?.includes(field))
  return [
    'id',
    ...columns.filter(field => !['array', 'object'].includes(typeOf(schema.properties[field] ?? {})))
  ]
}

/** Returns the parameter for the order of a list. */
export const sortParameter = (schema: ResourceSchema, view: View) => {
  const fields = sortableFields(schema, view)
  return inQuery(
    'sort',
    'A field and ASC or DESC.',
    {
      type: 'array',
      prefixItems: [
        { type: 'string', enum: fields },
        { type: 'string', enum: ['ASC', 'DESC'] }
      ],
      minItems: 2,
      maxItems: 2
    },
    JSON.stringify([view.sort?.field ?? 'id', view.sort?.order ?? 'DESC'])
  )
}

/**
 * Returns the parameters for the format of the file and for its columns; absent: all columns that the caller may
 * read.
 */
export const exportParameters = (schema: ResourceSchema) => {
  const columns = Object.keys(schema.properties).filter(field => !schema.properties[field]?.writeOnly)
  return [
    everywhere('entityFormat'),
    inQuery(
      'columns',
      'The columns of the file, in their order; absent: all.',
      { type: 'array', items: { type: 'string', enum: ['id', ...columns] }, minItems: 1, uniqueItems: true },
      JSON.stringify(columns.slice(0, 1))
    )
  ]
}
