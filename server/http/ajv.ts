import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { boundKeywords } from '../bounded-keywords.ts'
import { type JsonObject, object, resolve } from './contract.ts'

/** Keywords that the console and the generator read; they say nothing about what is valid. */
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

/** What does not fit about a value; nothing where it fits. */
export type Check = (value: unknown) => readonly ErrorObject[]

export type Compiler = {
  /** A check for the schema at a JSON pointer of the contract. */
  at(pointer: string): Check
  /** A check for a schema whose references are those of the contract. */
  of(schema: JsonObject): Check
}

type CompilerOptions = {
  /** For what arrives as text: path and query. */
  coerce: boolean
  /** Compile when asked for, so that a faulty schema stops the start; else when first used, which starts faster. */
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
    coerceTypes: coerce ? 'array' : false
  }
  const ajv = new Ajv2020(options)
  formats.default(ajv)
  boundKeywords(ajv)
  ajv.addFormat('binary', true)
  for (const keyword of hints) ajv.addKeyword(keyword)
  ajv.addSchema({ $id: contractId, $defs: absolute(object(object(document.components).schemas)) })
  // most refusals of most operations look alike, and compiling is what costs
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

/** A copy whose references to components lead to the document that Ajv knows. */
function absolute(schema: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace('#/components/schemas/', `${contractId}#/$defs/`)
      : value
  )
}
