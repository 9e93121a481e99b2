import { type Json, type JsonObject, object } from './contract.ts'

/** Tells whether a value of a path is a call; other values hold what all calls of the path share. */
const isCall = (value: Json | undefined): boolean => 'operationId' in object(value)

/**
 * Returns the part of a contract that visitors need: the calls without a session, the components that they refer to, and
 * the tags that they have.
 */
export function publicPart(document: JsonObject): JsonObject {
  const paths = publicPaths(object(document.paths))
  const calls = Object.values(paths).flatMap(path => Object.values(object(path)))
  const tags = new Set(calls.flatMap(call => object(call).tags ?? []))
  const { securitySchemes, ...components } = object(document.components)
  return {
    ...document,
    ...(Array.isArray(document.tags) && {
      tags: document.tags.filter(tag => tags.has(object(tag).name ?? null))
    }),
    paths,
    components: {
      ...usedComponents(components, paths),
      ...(securitySchemes !== undefined && { securitySchemes })
    }
  }
}

function publicPaths(paths: JsonObject): JsonObject {
  const kept = Object.entries(paths).flatMap(([path, item]) => {
    const calls = Object.entries(object(item)).filter(
      ([, call]) => !isCall(call) || object(call)['x-permission'] === 'public'
    )
    return calls.some(([, call]) => isCall(call)) ? [[path, Object.fromEntries(calls)]] : []
  })
  return Object.fromEntries(kept)
}

/** Returns the components that the given part refers to, directly or by others. */
function usedComponents(components: JsonObject, from: Json): JsonObject {
  const used = new Map<string, Set<string>>()
  const open: (Json | undefined)[] = [from]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (typeof part !== 'object' || part === null) continue
    for (const [key, value] of Object.entries(part)) {
      const [, family, name] = (key === '$ref' && /^#\/components\/(\w+)\/([^/]+)/.exec(String(value))) || []
      if (family === undefined || name === undefined) open.push(value)
      else if (!used.get(family)?.has(name)) {
        used.set(family, (used.get(family) ?? new Set()).add(name))
        open.push(object(components[family])[name])
      }
    }
  }
  const kept = Object.entries(components).map(([family, all]) => [
    family,
    Object.fromEntries(Object.entries(object(all)).filter(([name]) => used.get(family)?.has(name)))
  ])
  return Object.fromEntries(kept)
}
