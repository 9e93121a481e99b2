import type { JsonObject } from './contract.ts'

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const objectAt = (value: unknown): JsonObject => (isObject(value) ? value : {})

/**
 * Returns the part of a contract that visitors need: the calls without a session, the components that they refer to, and
 * the tags that they have.
 */
export function publicPart(document: JsonObject): JsonObject {
  const paths = publicPaths(objectAt(document.paths))
  const calls = Object.values(paths).flatMap(path => Object.values(objectAt(path)))
  const tags = new Set(calls.flatMap(call => objectAt(call).tags ?? []))
  const { securitySchemes, ...components } = objectAt(document.components)
  return {
    ...document,
    ...(Array.isArray(document.tags) && {
      tags: document.tags.filter(tag => tags.has(objectAt(tag).name ?? null))
    }),
    paths,
    components: {
      ...usedComponents(components, paths),
      ...(isObject(securitySchemes) && { securitySchemes })
    }
  }
}

function publicPaths(paths: JsonObject): JsonObject {
  const kept = Object.entries(paths).flatMap(([path, item]) => {
    const calls = Object.entries(objectAt(item)).filter(
      ([, call]) => !isObject(call) || !('operationId' in call) || call['x-permission'] === 'public'
    )
    const hasCall = calls.some(([, call]) => isObject(call) && 'operationId' in call)
    return hasCall ? [[path, Object.fromEntries(calls)]] : []
  })
  return Object.fromEntries(kept)
}

/** Returns the components that the given part refers to, directly or by others. */
function usedComponents(components: JsonObject, from: unknown): JsonObject {
  const used = new Map<string, Set<string>>()
  const open: unknown[] = [from]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) {
      const [, family, name] = (key === '$ref' && /^#\/components\/(\w+)\/([^/]+)/.exec(String(value))) || []
      if (family === undefined || name === undefined) open.push(value)
      else if (!used.get(family)?.has(name)) {
        used.set(family, (used.get(family) ?? new Set()).add(name))
        open.push(objectAt(components[family])[name])
      }
    }
  }
  const kept = Object.entries(components).map(([family, all]) => [
    family,
    Object.fromEntries(Object.entries(objectAt(all)).filter(([name]) => used.get(family)?.has(name)))
  ])
  return Object.fromEntries(kept)
}
