import { schemaMeta, textsMeta, viewMeta } from '@board/schemas/vocabulary/meta'
import { type Check, compiler } from '@board/server/platform/http/contract/ajv'
import type { Path } from '../contract/source.ts'
import { type JsonObject, objectOf } from '../json.ts'
import { didYouMean, type Problem } from '../problem.ts'
import { type Complain, complainer } from './complain.ts'
import type { Declared } from './declared.ts'

type Wrong = ReturnType<Check>[number]

const { of } = compiler({}, { coerce: false, eager: false })
const metas = { schema: plain(schemaMeta), view: plain(viewMeta), texts: plain(textsMeta) }
const checks = { schema: of(metas.schema), view: of(metas.view), texts: of(metas.texts) }

/**
 * Lists the parts of an entity's three files that break the vocabulary: misspelt hints, wrong names, missing keys.
 */
export function metaProblems({ schema, view, texts, sources }: Declared): Problem[] {
  return [
    ...problemsOf('schema', schema, complainer(sources.schema)),
    ...problemsOf('view', view, complainer(sources.view)),
    ...problemsOf('texts', texts, complainer(sources.texts))
  ]
}

/** Returns one problem for each place: of several findings, the first that is clear by itself. */
function problemsOf(part: keyof typeof checks, value: unknown, complain: Complain): Problem[] {
  const errors = checks[part](value)
  const telling = errors.filter(({ keyword }) => !['anyOf', 'propertyNames'].includes(keyword))
  const chosen = telling.length > 0 ? telling : errors
  const byPlace = new Map(chosen.toReversed().map(error => [`${error.instancePath} ${keyOf(error)}`, error]))
  return [...byPlace.values()].map(error => {
    const path = pathOf(error.instancePath)
    return complain(
      [...path, ...keyOf(error)],
      `${path.join('.') || 'the whole'}: ${messageOf(error, metas[part])}`
    )
  })
}

const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Returns the key that is meant when it is not the last step of the path. */
function keyOf({ keyword, params, propertyName }: Wrong): string[] {
  if (keyword === 'additionalProperties') return [String(params.additionalProperty)]
  return propertyName === undefined ? [] : [propertyName]
}

function messageOf(error: Wrong, meta: JsonObject): string {
  const { keyword, params, message = 'does not fit', propertyName } = error
  if (keyword === 'additionalProperties') {
    const name = String(params.additionalProperty)
    return `unknown key "${name}"${didYouMean(name, knownKeys(meta, error))}`
  }
  if (keyword === 'required') return `"${params.missingProperty}" is missing`
  if (keyword === 'enum') return `must be one of ${params.allowedValues.join(', ')}`
  if (propertyName !== undefined)
    return `"${propertyName}" is no name for a field: camelCase, and not one that every record has`
  return keyword === 'pattern' ? `must match ${params.pattern}` : message
}

/** Returns the keys that the meta-schema knows at the place of an unknown key; Ajv counts the path from a `$ref`. */
function knownKeys(meta: JsonObject, { schemaPath, instancePath }: Wrong): string[] {
  const steps = pathOf(schemaPath).slice(0, -1)
  const beginnings = instancePath === '' ? [meta] : [objectOf(objectOf(meta.$defs).item), meta]
  const places = beginnings.map(from =>
    steps.reduce<JsonObject>((node, step) => objectOf(node[String(step)]), from)
  )
  return places.map(place => Object.keys(objectOf(place.properties))).find(keys => keys.length > 0) ?? []
}

function plain<T>(schema: T): JsonObject {
  return JSON.parse(JSON.stringify(schema))
}
