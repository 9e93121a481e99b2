import type { JsonSchema, ResourceSchema } from '@board/schemas'
import { id, many, maxId } from '@board/schemas/facts/formats'
import { withShape } from '@board/schemas/vocabulary/widget-shapes'
import { componentOf, type Declared, offers } from './declared.ts'
import { filterSchema } from './filter.ts'

/** Returns the properties of every record besides those of its schema; `version` only when records can be changed. */
export function recordProperties(schema: ResourceSchema): Record<string, JsonSchema> {
  const version: JsonSchema = {
    type: 'integer',
    description: 'Counts its changes.',
    minimum: 1,
    maximum: maxId
  }
  return {
    id: { ...id('Its number.'), readOnly: true },
    ...Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, withShape(property, 'read')])
    ),
    ...(offers(schema, 'update') && { version: { ...version, readOnly: true } }),
    allowedActions: {
      ...many({ type: 'string', description: 'An operationId.' }, 'What the reader may do with it.'),
      readOnly: true
    }
  }
}

/**
 * Returns the components of an entity: a record as it is read, a record as it is written, and the filter of its list.
 */
export function entityComponents({ name, schema, view }: Declared): Record<string, JsonSchema> {
  const component = componentOf(name)
  return {
    [component]: recordSchema(schema),
    [`${component}Input`]: inputSchema(schema),
    [`${component}Filter`]: filterSchema(schema, view)
  }
}

/** Returns the schema of a record as it is read, without secrets. A field that not everybody may read can be absent. */
function recordSchema(schema: ResourceSchema): JsonSchema {
  const readable = Object.entries(recordProperties(schema))
    .filter(([, { writeOnly }]) => !writeOnly)
    .map(withoutDefault)
  return {
    type: 'object',
    description: schema.description,
    additionalProperties: false,
    required: readable.filter(([, property]) => !property['x-permission']?.read).map(([name]) => name),
    properties: Object.fromEntries(readable)
  }
}

/** Returns the schema of a new record. The server checks the conditions of `x-when`, because it knows the whole record. */
function inputSchema(schema: ResourceSchema): JsonSchema {
  const properties = writable(schema)
  return {
    type: 'object',
    description: schema.description,
    additionalProperties: false,
    required: (schema.required ?? []).filter(name => name in properties),
    properties
  }
}

/** Returns the schema of a change: any of the writable fields, and the version that was read. */
export function changeSchema(schema: ResourceSchema): JsonSchema {
  const { version } = recordProperties(schema)
  const { readOnly: _, ...written } = version ?? {}
  // a default would overwrite a field that the caller left out in order to keep it
  const properties = Object.entries(writable(schema)).map(withoutDefault)
  return {
    type: 'object',
    description: 'The fields to change; the others stay as they are.',
    additionalProperties: false,
    required: ['version'],
    properties: { ...Object.fromEntries(properties), version: written }
  }
}

/** Removes the default of a property. With it, the serialiser would add a field that the reader may not see. */
function withoutDefault([name, { default: _, ...property }]: [string, JsonSchema]): [string, JsonSchema] {
  return [name, property]
}

function writable(schema: ResourceSchema): Record<string, JsonSchema> {
  const properties = Object.entries(schema.properties).filter(([, { readOnly }]) => !readOnly)
  return Object.fromEntries(properties.map(([name, property]) => [name, withShape(property, 'written')]))
}
