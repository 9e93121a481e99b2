/**
 * The keywords of Ajv that look at every item of a list or every property of a record. They are bounded, so that a
 * hostile body costs no more than its length.
 */
import {
  _,
  type Ajv,
  type AnySchemaObject,
  type CodeKeywordDefinition,
  type FuncKeywordDefinition,
  type Name
} from 'ajv'
import { not } from 'ajv/dist/compile/codegen/index.js'
import { alwaysValidSchema, schemaRefOrVal, Type } from 'ajv/dist/compile/util.js'
import { isOwnProperty } from 'ajv/dist/vocabularies/code.js'

/**
 * Makes Ajv stop at the first invalid item or property, even if it collects all errors. In a list that is too long, no
 * item is checked. The set of valid values stays the same. Decision 0043.
 */
export function boundKeywords(ajv: Ajv): void {
  for (const definition of [uniqueItems, items, additionalProperties, propertyNames]) {
    ajv.removeKeyword(String(definition.keyword))
    ajv.addKeyword(definition)
  }
}

/** Replaces the keyword of Ajv, which compares each item with every other one. */
const uniqueItems: FuncKeywordDefinition = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  errors: false,
  error: { message: 'must NOT have duplicate items' },
  validate: (isWanted: boolean, list: readonly unknown[], schema?: AnySchemaObject) =>
    !isWanted || list.length > (schema?.maxItems ?? Number.POSITIVE_INFINITY) || areUnique(list)
}

/** Tells whether no two items are equal by the rules of JSON Schema: the order of properties does not matter. */
export function areUnique(list: readonly unknown[]): boolean {
  const seen = new Set<string>()
  for (const item of list) {
    const text = canonical(item)
    if (seen.has(text)) return false
    seen.add(text)
  }
  return true
}

/** Returns the same text for equal values, and different texts for others. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const properties = Object.entries(value).map(
    ([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`
  )
  return `{${properties.sort().join()}}`
}

const items: CodeKeywordDefinition = {
  keyword: 'items',
  type: 'array',
  schemaType: ['object', 'boolean'],
  before: 'uniqueItems',
  code(cxt) {
    const { gen, schema, parentSchema, data, it } = cxt
    it.items = true
    if (alwaysValidSchema(it, schema)) return
    const first: number = parentSchema.prefixItems?.length ?? 0
    const most: number = parentSchema.maxItems ?? Number.MAX_SAFE_INTEGER
    const length = gen.const('length', _`${data}.length`)
    const valid = gen.var('valid', true)
    gen.if(_`${length} <= ${most}`, () =>
      gen.forRange('index', first, length, index => {
        cxt.subschema({ keyword: 'items', dataProp: index, dataPropType: Type.Num }, valid)
        gen.if(not(valid), () => gen.break())
      })
    )
    cxt.ok(valid)
  }
}

const additionalProperties: CodeKeywordDefinition = {
  keyword: 'additionalProperties',
  type: 'object',
  schemaType: ['object', 'boolean'],
  error: {
    message: 'must NOT have additional properties',
    params: ({ params }) => _`{additionalProperty: ${params.name}}`
  },
  code(cxt) {
    const { gen, schema, parentSchema, data, it } = cxt
    it.props = true
    if (alwaysValidSchema(it, schema)) return
    if (parentSchema.patternProperties)
      throw new Error('patternProperties are not known to additionalProperties')
    const known =
      parentSchema.properties && gen.const('known', schemaRefOrVal(it, parentSchema.properties, 'properties'))
    const valid = gen.var('valid', true)
    const check = (name: Name) => {
      if (schema === false) {
        gen.assign(valid, false)
        cxt.setParams({ name })
        cxt.error()
      } else cxt.subschema({ keyword: 'additionalProperties', dataProp: name, dataPropType: Type.Str }, valid)
      gen.if(not(valid), () => gen.break())
    }
    gen.forIn('name', data, name => {
      if (known) gen.if(not(isOwnProperty(gen, known, name)), () => check(name))
      else check(name)
    })
    cxt.ok(valid)
  }
}

const propertyNames: CodeKeywordDefinition = {
  keyword: 'propertyNames',
  type: 'object',
  schemaType: ['object', 'boolean'],
  error: {
    message: 'property name must be valid',
    params: ({ params }) => _`{propertyName: ${params.name}}`
  },
  code(cxt) {
    const { gen, schema, data, it } = cxt
    if (alwaysValidSchema(it, schema)) return
    const valid = gen.var('valid', true)
    gen.forIn('name', data, name => {
      cxt.setParams({ name })
      cxt.subschema(
        {
          keyword: 'propertyNames',
          data: name,
          dataTypes: ['string'],
          propertyName: name,
          compositeRule: true
        },
        valid
      )
      gen.if(not(valid), () => {
        cxt.error(true)
        gen.break()
      })
    })
    cxt.ok(valid)
  }
}
