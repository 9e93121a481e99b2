import { beforeAll, describe, expect, it } from 'vitest'
import { compiler } from '../../server/platform/http/contract/ajv.ts'
import { type JsonObject, object, resolve } from '../../server/platform/http/contract/contract.ts'
import { inputCheck } from '../../server/platform/http/contract/validate.ts'
import { Refusal } from '../../server/platform/refusal.ts'
import { bodySchemaOf, document, exampleOf, operationIds, specOf } from './support/document.ts'
import { misfitsOf } from './support/misfits.ts'
import { isSlow } from './support/slow.ts'

const compilers = {
  text: compiler(document, { coerce: true, eager: false }),
  json: compiler(document, { coerce: false, eager: false })
}

/** Lists every schema that a part of a request is checked against, with its place. */
function* inputSchemas(): Generator<[string, JsonObject]> {
  for (const id of operationIds) {
    const { parameters } = specOf(id)
    for (const { name, schema } of [...parameters.query, ...parameters.path]) yield [`${id}?${name}`, schema]
    const body = bodySchemaOf(id)
    if (body) yield [id, body]
  }
}

/** Lists every schema in a schema, itself included; references are followed. */
function* within([at, schema]: [string, JsonObject], depth = 0): Generator<[string, JsonObject]> {
  const known = resolve(document, schema)
  yield [at, known]
  if (depth > 6) return
  for (const [name, property] of Object.entries(object(known.properties)))
    yield* within([`${at}.${name}`, object(property)], depth + 1)
  if (known.items !== undefined) yield* within([`${at}[]`, object(known.items)], depth + 1)
}

const typesOf = ({ type }: JsonObject): readonly unknown[] => (Array.isArray(type) ? type : [type])

describe('every value that a request can hold', () => {
  const all = [...inputSchemas()].flatMap(one => [...within(one)])
  const chosen = ({ enum: values, const: only }: JsonObject) => values !== undefined || only !== undefined

  it('has a limit: texts and lists have a length, numbers a bound, records known fields', () => {
    const endless = all.filter(([, schema]) => {
      const types = typesOf(schema)
      if (types.includes('string') && !chosen(schema) && schema.format !== 'binary')
        return schema.maxLength === undefined && schema.pattern === undefined
      if (types.includes('array')) return schema.maxItems === undefined
      if (types.includes('integer') || types.includes('number'))
        return !chosen(schema) && schema.maximum === undefined
      return types.includes('object') && schema.additionalProperties !== false && !isOpen(schema)
    })
    expect(endless.map(([at]) => at)).toEqual([])
  })

  it('is checked only by patterns that are fast on hostile texts', () => {
    const patterns = new Set(all.flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : [])))
    expect(patterns.size).toBeGreaterThan(15)
    expect([...patterns].filter(pattern => isSlow(new RegExp(pattern, 'u')))).toEqual([])
  })
})

/**
 * Tells whether a schema is that of process variables: a drawing gives their names, the schema limits their number.
 */
const isOpen = ({ maxProperties, additionalProperties }: JsonObject): boolean =>
  maxProperties !== undefined && typeof additionalProperties === 'object'

describe('every field of every body', () => {
  const wrong: string[] = []
  let tried = 0

  beforeAll(() => {
    for (const id of operationIds) {
      const schema = bodySchemaOf(id)
      if (!schema || specOf(id).multipart) continue
      const { body, query, params } = exampleOf(id)
      const check = inputCheck(specOf(id), compilers)
      const refusalOf = (value: unknown) => {
        try {
          check.input({ params, query, body: value }, 'zh-CN')
        } catch (error) {
          return error
        }
      }
      const example = body ?? {}
      if (refusalOf(example) !== undefined) wrong.push(`${id}: its example is refused`)
      for (const { what, value } of misfitsOf(document, schema, example)) {
        tried++
        const refusal = refusalOf(value)
        if (!(refusal instanceof Refusal) || refusal.code !== 'GEN0400') wrong.push(`${id}: ${what} is taken`)
        else if ((refusal.options.fields ?? []).length === 0) wrong.push(`${id}: ${what} names no field`)
      }
    }
  })

  it('is refused when it has another type, is null, missing, too long, too large, too many or unknown', () => {
    expect(tried).toBeGreaterThan(3000)
    expect(wrong).toEqual([])
  })
})

describe('a required text', () => {
  it('is refused when it holds only blanks, in reasons, advice, opinions, units, contacts and names of rules', () => {
    const blank: string[] = []
    for (const id of operationIds) {
      const schema = bodySchemaOf(id)
      if (!schema || specOf(id).multipart) continue
      const { body, query, params } = exampleOf(id)
      const check = inputCheck(specOf(id), compilers)
      for (const name of ['reason', 'advice', 'opinion', 'unit', 'contact', 'ruleName'] as const) {
        const required = (schema.required ?? []) as readonly string[]
        const { minLength = 0 } = resolve(document, object(object(schema.properties)[name]))
        // an optional text may be empty
        if (minLength === 0) continue
        // the least length without blanks is a parameter and has a refusal of its own
        if (id === 'requestReturn' || !required.includes(name) || specOf(id).encrypted.includes(name))
          continue
        try {
          check.input({ params, query, body: { ...body, [name]: ' \u3000'.repeat(20) } }, 'zh-CN')
          blank.push(`${id}: ${name}`)
        } catch (error) {
          const said = error instanceof Refusal ? error.options.fields : []
          if (said?.[0]?.message !== '不能为空') blank.push(`${id}: ${name}: ${error}`)
        }
      }
    }
    expect(blank).toEqual([])
  })
})

describe('every query parameter with a single value', () => {
  it('is refused when it is sent twice; neither the first nor the last value is used', () => {
    const taken: string[] = []
    let tried = 0
    for (const id of operationIds) {
      const { query, params, body } = exampleOf(id)
      const check = inputCheck(specOf(id), compilers)
      for (const { name, schema } of specOf(id).parameters.query) {
        const known = resolve(document, schema)
        if (typesOf(known).includes('array')) continue
        const value = query[name] ?? fittingText(known)
        tried++
        try {
          check.input({ params, query: { ...query, [name]: [value, value] }, body }, 'zh-CN')
          taken.push(`${id}: ${name}`)
        } catch (error) {
          if (!(error instanceof Refusal) || error.code !== 'GEN0400') taken.push(`${id}: ${name}: ${error}`)
        }
      }
    }
    expect(tried).toBeGreaterThan(200)
    expect(taken).toEqual([])
  })
})

/** Returns a value of the schema as text. */
const fittingText = ({ enum: values, type }: JsonObject): string =>
  Array.isArray(values) ? String(values[0]) : type === 'boolean' ? 'true' : '1'
