/** Plain JSON values, as YAML and the schemas hold them. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** Whether a value is an object of keys and values; arrays and null are not. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value as an object, an empty one where it is none. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** The value as a list, an empty one where it is none. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** A copy without the keys whose value is undefined. */
export function compact(value: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined)
  )
}

/** Calls `visit` for every object inside a value, the value itself included, with the path that leads there. */
export function walk(
  value: unknown,
  visit: (node: JsonObject, path: readonly (string | number)[]) => void,
  path: readonly (string | number)[] = []
): void {
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      walk(item, visit, [...path, index])
    })
  } else if (isObject(value)) {
    visit(value, path)
    for (const [key, child] of Object.entries(value)) walk(child, visit, [...path, key])
  }
}
