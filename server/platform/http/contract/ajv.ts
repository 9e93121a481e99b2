import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { boundKeywords } from '../../validation/bounded-keywords.ts'
import { type JsonObject, object, resolve } from './contract.ts'

/** Keywords that the console and the generator read; they do not affect validation. */
const hints = [
  'x-ref',
  'x-dict',
  'x-widget',
  'x-tone',
  'x-when',
  'x-permission',
  'x-filter',
  'x-action',
  'x-encrypted',
  'x-resource',
  'example',
  'externalDocs',
  'xml'
]

const contractId = 'contract'

/** Returns the errors of a value; none if it is valid. */
export type Check = (value: unknown) => readonly ErrorObject[]

export type Compiler = {
  /** Returns a check for the schema at a JSON pointer of the contract. */
  at(pointer: string): Check
  /** Returns a check for a schema whose references point into the contract. */
  of(schema: JsonObject): Check
}

type CompilerOptions = {
  /** True for input that arrives as text: path and query. */
  coerce: boolean
  /**
   * True if a schema is compiled when its check is created, so that a faulty schema stops the start;
   * otherwise it is compiled on first use, which starts faster.
   */
  eager: boolean
}

/** Compiles schemas of the contract. */
export function compiler(document: JsonObject, { coerce, eager }: CompilerOptions): Compiler {
  const options: Options = {
    strict: true,
    allowUnionTypes: true,
    removeAdditional: false,
    useDefaults: true,
    allErrors: true,
    coerceTypes: coerce ? 'array' : false,
    // the generator and the tests hold the contract against the meta-schema; doing it at each start takes 0.2 s
    validateSchema: eager
  }
  const ajv = new Ajv2020(options)
  formats.default(ajv)
  boundKeywords(ajv)
  ajv.addFormat('binary', true)
  for (const keyword of hints) ajv.addKeyword(keyword)
  ajv.addSchema({ $id: contractId, $defs: componentsOf(document) })
  // most refusals of most operations have equal schemas, and compiling is expensive
  const compiled = new Map<string, ValidateFunction>()
  const compile = (schema: JsonObject) => {
    const text = JSON.stringify(schema)
    const known = compiled.get(text)
    if (known) return known
    const validate = ajv.compile(absolute(schema))
    compiled.set(text, validate)
    return validate
  }
  const check = (schema: () => JsonObject): Check => {
    let validate = eager ? compile(schema()) : undefined
    return value => {
      validate ??= compile(schema())
      return validate(value) ? [] : (validate.errors ?? [])
    }
  }
  return {
    at: pointer => check(() => resolve(document, { $ref: pointer })),
    of: schema => check(() => schema)
  }
}

const knownComponents = new WeakMap<JsonObject, JsonObject>()

/** Returns the schemas of a contract's components as Ajv knows them; all compilers of a document share them. */
function componentsOf(document: JsonObject): JsonObject {
  const components = knownComponents.get(document) ?? absolute(object(object(document.components).schemas))
  knownComponents.set(document, components)
  return components
}

/** Returns a copy whose references to components point into the document that Ajv knows. */
function absolute(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace('#/components/schemas/', `${contractId}#/$defs/`)
      : value
  )
}
