import type { Language } from '@board/schemas/errors/catalogue'
import { Refusal } from '../../refusal.ts'
import { fieldProblems, formProblem } from '../../validation/validation-texts.ts'
import type { Check, Compiler } from './ajv.ts'
import type { JsonObject, OperationSpec, Parameter } from './contract.ts'

export type RawInput = { params: unknown; query: unknown; body: unknown }
export type Input = { params: unknown; query: unknown; body: unknown }

/**
 * Validates one operation's input against the contract.
 * @throws Refusal GEN0400 with the invalid fields.
 */
export type InputCheck = {
  input(input: RawInput, language: Language): Input
  /** Validates the parts of a multipart body, once they are all known. */
  parts(parts: Record<string, unknown>, language: Language): void
}

type Compilers = { text: Compiler; json: Compiler }

/** Creates the checks of one operation's input. */
export function inputCheck(spec: OperationSpec, { text, json }: Compilers): InputCheck {
  const params = parametersCheck(spec.parameters.path, text)
  const query = parametersCheck(spec.parameters.query, text)
  const body = spec.body === undefined ? undefined : (spec.multipart ? text : json).at(spec.body)
  return {
    input(input, language) {
      return {
        params: params(input.params, language),
        query: query(input.query, language),
        body: body && !spec.multipart ? checkBody(spec, body, input.body, language) : {}
      }
    },
    parts(parts, language) {
      if (body) requireValid(body, parts, language)
    }
  }
}

/** Maximum levels of lists and records in a body, and maximum properties of one record; no schema has more. */
const bodyLimits = { levels: 32, properties: 1000 }

function checkBody(spec: OperationSpec, check: Check, body: unknown, language: Language): unknown {
  if (body === undefined && !spec.bodyRequired) return undefined
  // a validator calls itself for each level, and reads the properties of a record again and again
  if (!isWithin(body, bodyLimits.levels))
    throw new Refusal('GEN0400', {}, { fields: [formProblem('', language)] })
  requireValid(check, body === undefined ? {} : body, language)
  return body === undefined ? {} : body
}

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  if (Array.isArray(value)) return value.every(item => isWithin(item, levels - 1))
  let properties = 0
  for (const name in value) {
    if (++properties > bodyLimits.properties || !isWithin(Reflect.get(value, name), levels - 1)) return false
  }
  return true
}

/** Checks the parameters and passes on only the declared ones; handlers do not see others. */
function parametersCheck(parameters: readonly Parameter[], compiler: Compiler) {
  if (parameters.length === 0) return () => ({})
  const check = compiler.of(objectSchema(parameters))
  return (source: unknown, language: Language): Record<string, unknown> => {
    const values = (source ?? {}) as Record<string, unknown>
    const picked: Record<string, unknown> = {}
    for (const { name } of parameters) {
      if (Object.hasOwn(values, name)) picked[name] = values[name]
    }
    requireValid(check, picked, language)
    return picked
  }
}

const objectSchema = (parameters: readonly Parameter[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name)
})

function requireValid(check: Check, value: unknown, language: Language): void {
  const errors = check(value)
  if (errors.length > 0) throw new Refusal('GEN0400', {}, { fields: fieldProblems(errors, language) })
}

/**
 * Refuses values that no database column can hold: text with the character NUL or half a surrogate pair, which JSON
 * allows, and infinite numbers, to which a query's `1e309` is converted and for which Ajv skips its comparisons.
 * @throws Refusal GEN0400
 */
export function requireStorable(value: unknown, language: Language): void {
  if (!isStorable(value)) throw new Refusal('GEN0400', {}, { fields: [formProblem('', language)] })
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  for (const key in value) if (!isStorable(Reflect.get(value, key))) return false
  return true
}
