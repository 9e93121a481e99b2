/** Plain JSON values, as in YAML files and schemas. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject
export type JsonObject = { [key: string]: Json }

/** Tells whether a value is an object with keys; arrays and null are not. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the value if it is an object, otherwise an empty object. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/** Returns the value if it is a list, otherwise an empty list. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** Returns a copy without the keys whose value is undefined. */
export function compact(value: Record<string, Json | undefined>): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Json] => entry[1] !== undefined)
  )
}

/** Calls `visit` for every object inside a value, including the value itself, with the path to it. */
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
