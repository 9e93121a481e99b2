import type { JsonSchema } from '@board/schemas'
import { compiler } from '@board/server/platform/http/contract/ajv'
import type { Problem } from '../problem.ts'
import { complainer } from './complain.ts'
import type { Declared } from './declared.ts'
import { itemOf, typeOf } from './filter.ts'

/** The obligations of every field, each with the message for a field that fails it. */
const obligations: readonly { rule: string; holds(property: JsonSchema): boolean; says: string }[] = [
  {
    rule: 'description',
    holds: ({ description }) => description !== undefined,
    says: 'has no description'
  },
  {
    rule: 'examples',
    holds: ({ examples }) => examples !== undefined,
    says: 'has no example: tests and the documentation are made of them'
  },
  {
    rule: 'maxLength',
    holds: property =>
      !isFreeText(property) || property.maxLength !== undefined || property.readOnly === true,
    says: 'has no maxLength: a text without end fits no table'
  },
  {
    rule: 'maxItems',
    holds: property =>
      typeOf(property) !== 'array' || property.maxItems !== undefined || property.readOnly === true,
    says: 'has no maxItems'
  },
  {
    rule: 'items',
    holds: property => typeOf(property) !== 'array' || property.items !== undefined,
    says: 'does not say what it is a list of (items)'
  }
]

const isFreeText = (property: JsonSchema): boolean => {
  const one = itemOf(property)
  return typeOf(property) === 'string' && !one.enum && one['x-dict'] === undefined && one.format === undefined
}

/**
 * Fields that lack a required part, as `<entity>.<field> <rule>`. The list only gets shorter: `obligations.test.ts`
 * fails for an exception that is no longer needed, and for a new one.
 */
export const exceptions: readonly string[] = []

const { of } = compiler({}, { coerce: false, eager: true })

/** Lists fields without description, example or limit, and examples that do not fit their own field. */
export function obligationProblems(
  { name: entity, schema, sources }: Declared,
  allowed: readonly string[] = exceptions
): Problem[] {
  const complain = complainer(sources.schema)
  const title = `entities.${schema.$id}.name`
  const problems: Problem[] = []
  if (schema.$id !== entity)
    problems.push(complain(['$id'], `"${schema.$id}" is not the name of its file, "${entity}"`))
  if (schema['x-resource'].title !== title)
    problems.push(complain(['x-resource', 'title'], `the title is the key "${title}"`))
  for (const [field, property] of Object.entries(schema.properties)) {
    const path = ['properties', field] as const
    for (const { rule, holds, says } of obligations) {
      if (!holds(property) && !allowed.includes(`${entity}.${field} ${rule}`))
        problems.push(complain(path, `"${field}" ${says}`))
    }
    for (const message of exampleProblems(property)) problems.push(complain(path, `"${field}": ${message}`))
  }
  return problems
}

/** The problems of fields that were checked before, by the text of the field: a run after another one has few new fields. */
const checked = new Map<string, readonly string[]>()

function exampleProblems(property: JsonSchema): readonly string[] {
  const text = JSON.stringify(property)
  const known = checked.get(text)
  if (known) return known
  const problems = checkExamples(property, text)
  checked.set(text, problems)
  return problems
}

function checkExamples(property: JsonSchema, text: string): string[] {
  try {
    // the property is checked inside of an object, because Ajv allows a default only there
    const check = of({ type: 'object', properties: { value: JSON.parse(text) } })
    const values = [
      ...(property.examples ?? []),
      ...(property.default === undefined ? [] : [property.default])
    ]
    return values.flatMap(value => {
      const [wrong] = check({ value })
      return wrong ? [`${JSON.stringify(value)} does not fit it: ${wrong.message}`] : []
    })
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
