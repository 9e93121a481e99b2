import type { Language } from '@board/schemas/errors/catalogue'
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { FieldProblem } from '../refusal.ts'
import { boundKeywords } from './bounded-keywords.ts'

/** A function that turns errors of Ajv into field problems in the reader's language. */
export type Explain = (errors: readonly ErrorObject[], language: Language) => FieldProblem[]

/** Validates values in a query string or a file, which the contract cannot check, against schemas of entities. */
export interface Checks {
  /** Lists the problems, field by field; the list is empty if the value fits. */
  problems(schema: JsonSchema, value: unknown, language: Language): FieldProblem[]
  fits(schema: JsonSchema, value: unknown): boolean
}

/** Returns checks that compile a schema at its first use, and keep the result as long as the schema exists. */
export function checksOf(explain: Explain): Checks {
  // conditions are parts of schemas, and the console's hints do not affect validation
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  boundKeywords(ajv)
  const compiled = new WeakMap<JsonSchema, (value: unknown) => readonly ErrorObject[]>()
  const check = (schema: JsonSchema) => {
    const known = compiled.get(schema)
    if (known) return known
    const { $id: _, ...nameless } = schema as JsonSchema & { $id?: string }
    const validate = ajv.compile(nameless)
    const made = (value: unknown) => (validate(value) ? [] : (validate.errors ?? []))
    compiled.set(schema, made)
    return made
  }
  return {
    problems: (schema, value, language) => explain(check(schema)(value), language),
    fits: (schema, value) => check(schema)(value).length === 0
  }
}
