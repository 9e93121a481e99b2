import { isObject, type Json, type JsonObject, listOf, objectOf } from '../json.ts'
import { resolve } from './references.ts'

/** The time in all examples: 2026-01-01 09:00 in Shanghai, in seconds. */
const moment = 1767229200
const timeWidgets = ['time', 'date', 'deadline']

/**
 * Returns an example of a schema: its own `examples`, otherwise the first allowed value. A text without one is 'text'. It is
 * used when an operation's `x-example` has no `data`.
 */
export function sample(base: JsonObject, written: JsonObject, open: readonly string[] = []): Json {
  const reference = typeof written.$ref === 'string' ? written.$ref : undefined
  const within = reference ? [...open, reference] : open
  const schema = resolve(base, written)
  const given = [...listOf(schema.examples), schema.const, ...listOf(schema.enum), schema.default].find(
    value => value !== undefined
  )
  if (given !== undefined) return given

  const choices = listOf(schema.anyOf ?? schema.oneOf).filter(isObject)
  if (choices.length > 0) {
    const choice = choices.find(part => part.type !== 'null' && !open.includes(String(part.$ref)))
    return choice ? sample(base, choice, within) : null
  }
  const parts = listOf(schema.allOf).filter(isObject)
  if (parts.length > 0) return Object.assign({}, ...parts.map(part => sample(base, part, within)))

  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return sampleObject(base, schema, within)
  if (type === 'array') {
    const items = objectOf(schema.items)
    return open.includes(String(items.$ref)) ? [] : [sample(base, items, within)]
  }
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') {
    return timeWidgets.includes(String(schema['x-widget']))
      ? moment
      : Math.max(1, Number(schema.minimum ?? 1))
  }
  return type === 'string' ? 'text'.slice(0, Number(schema.maxLength ?? 4)) : null
}

function sampleObject(base: JsonObject, schema: JsonObject, open: readonly string[]): JsonObject {
  const required = listOf(schema.required)
  const properties = Object.entries(objectOf(schema.properties)).filter(
    ([name, child]) => required.includes(name) || !open.includes(String(objectOf(child).$ref))
  )
  return Object.fromEntries(properties.map(([name, child]) => [name, sample(base, objectOf(child), open)]))
}
