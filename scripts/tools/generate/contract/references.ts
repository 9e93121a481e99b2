import { isObject, type Json, type JsonObject, objectOf, walk } from '../json.ts'

const prefix = '#/components/'

/** Returns the component of a reference, or undefined. */
export function lookUp(base: JsonObject, reference: string): JsonObject | undefined {
  if (!reference.startsWith(prefix)) return undefined
  const [kind = '', name = ''] = reference.slice(prefix.length).split('/')
  const found = objectOf(objectOf(base.components)[kind])[name]
  return isObject(found) ? found : undefined
}

/** Lists every valid reference, in order to find the one that was meant. */
export function allReferences(base: JsonObject): string[] {
  return Object.entries(objectOf(base.components)).flatMap(([kind, named]) =>
    Object.keys(objectOf(named)).map(name => `${prefix}${kind}/${name}`)
  )
}

/** Lists the references inside a value that have no target, each with the path of its object. */
export function brokenReferences(base: JsonObject, value: unknown) {
  const broken: { reference: string; path: readonly (string | number)[] }[] = []
  walk(value, (node, path) => {
    if (typeof node.$ref === 'string' && !lookUp(base, node.$ref)) {
      broken.push({ reference: node.$ref, path })
    }
  })
  return broken
}

/** Returns the object itself, or the component that it refers to, with the object's other keys merged over it. */
export function resolve(base: JsonObject, value: JsonObject): JsonObject {
  if (typeof value.$ref !== 'string') return value
  const target = lookUp(base, value.$ref)
  if (!target) return value
  const { $ref: _, ...beside } = value
  return { ...resolve(base, target), ...beside }
}

/**
 * Returns a copy with every reference replaced by its target, so that it is self-contained.
 * @throws Error if a component contains itself, because its copy would be infinite
 */
export function inline(base: JsonObject, value: Json, open: readonly string[] = []): Json {
  if (Array.isArray(value)) return value.map(item => inline(base, item, open))
  if (!isObject(value)) return value
  const reference = typeof value.$ref === 'string' ? value.$ref : undefined
  if (reference && open.includes(reference)) throw new Error(`${reference} contains itself`)
  const within = reference ? [...open, reference] : open
  return Object.fromEntries(
    Object.entries(resolveOnce(base, value)).map(([key, child]) => [key, inline(base, child, within)])
  )
}

function resolveOnce(base: JsonObject, value: JsonObject): JsonObject {
  const target = typeof value.$ref === 'string' ? lookUp(base, value.$ref) : undefined
  if (!target) return value
  const { $ref: _, ...beside } = value
  const merged = { ...target, ...beside }
  return typeof merged.$ref === 'string' ? resolveOnce(base, merged) : merged
}

/** Returns the properties of an object schema, including those of its `allOf` parts. */
export function propertiesOf(base: JsonObject, schema: JsonObject): Record<string, JsonObject> {
  const own = resolve(base, schema)
  const parts = Array.isArray(own.allOf) ? own.allOf.filter(isObject) : []
  const properties = Object.entries(objectOf(own.properties)).filter((entry): entry is [string, JsonObject] =>
    isObject(entry[1])
  )
  return Object.assign({}, ...parts.map(part => propertiesOf(base, part)), Object.fromEntries(properties))
}
