import type { FormPart, JsonSchema, View } from '@board/schemas'
import { hasShape } from '@board/schemas/vocabulary/widget-shapes'
import type { Path } from '../contract/source.ts'
import { isObject, objectOf } from '../json.ts'
import type { Problem } from '../problem.ts'
import { complainer, type Use, unknownNames } from './complain.ts'
import { type Declared, offers } from './declared.ts'
import { itemOf, mayBeNull, typeOf } from './filter.ts'
import { formProblems, formUses as listFormUses } from './form-problems.ts'

/** Lists the names of fields that the schema does not have: in the schema itself, its conditions and its view. */
export function fieldProblems({ schema, view, sources }: Declared): Problem[] {
  const known = Object.keys(schema.properties)
  return [
    ...unknownNames(complainer(sources.schema), schemaUses(schema.properties, schema), known),
    ...unknownNames(complainer(sources.view), viewUses(view), known),
    ...shapeProblems({ schema, sources }),
    ...orderProblems({ schema, view, sources }),
    ...quickProblems({ schema, view, sources }),
    ...repeatedProblems({ view, sources }),
    ...formProblems({ schema, view, sources })
  ]
}

function schemaUses(properties: Readonly<Record<string, JsonSchema>>, schema: Declared['schema']): Use[] {
  const { label, scope } = schema['x-resource']
  return [
    ...(schema.required ?? []).map((name, index) => ({
      what: 'required field',
      name,
      path: ['required', index]
    })),
    { what: 'label', name: label, path: ['x-resource', 'label'] },
    ...(scope === undefined ? [] : [{ what: 'scope', name: scope, path: ['x-resource', 'scope'] }]),
    ...Object.entries(properties).flatMap(([name, property]) =>
      conditionUses(property['x-when'], ['properties', name, 'x-when'])
    )
  ]
}

/** Lists the fields that the conditions of `x-when` name, at every depth. */
function conditionUses(value: unknown, path: Path): Use[] {
  if (Array.isArray(value)) return value.flatMap((part, index) => conditionUses(part, [...path, index]))
  if (!isObject(value)) return []
  const { required, properties, ...parts } = value
  const names = Array.isArray(required) ? required.map(String) : []
  return [
    ...names.map((name, index) => ({ what: 'field in x-when', name, path: [...path, 'required', index] })),
    ...Object.keys(objectOf(properties)).map(name => ({
      what: 'field in x-when',
      name,
      path: [...path, 'properties', name]
    })),
    ...Object.entries(parts).flatMap(([key, part]) => conditionUses(part, [...path, key]))
  ]
}

function viewUses(view: View): Use[] {
  const listed = (['columns', 'hidden', 'unsorted', 'filters'] as const).flatMap(key =>
    (view[key] ?? []).map((name, index) => ({ what: words[key], name, path: [key, index] }))
  )
  const single = (['aside', 'tree', 'quick'] as const).flatMap(key => {
    const name = view[key]
    return name === undefined ? [] : [{ what: key, name, path: [key] }]
  })
  const sort = view.sort ? [{ what: 'sort', name: view.sort.field, path: ['sort', 'field'] }] : []
  return [
    ...listed,
    ...single,
    ...sort,
    ...listFormUses(view),
    ...formUses('form', view.form),
    ...formUses('show', view.show ?? [])
  ]
}

const words = { columns: 'column', hidden: 'column', unsorted: 'column', filters: 'filter' } as const

function formUses(key: string, parts: readonly FormPart[]): Use[] {
  return parts.flatMap((part, index) =>
    typeof part === 'string'
      ? [{ what: `field of the ${key}`, name: part, path: [key, index] }]
      : part.fields.map((name, at) => ({
          what: `field of the ${key}`,
          name,
          path: [key, index, 'fields', at]
        }))
  )
}

/** Lists the fields that exist but have the wrong shape for their use. */
function shapeProblems({ schema, sources }: Pick<Declared, 'schema' | 'sources'>): Problem[] {
  const complain = complainer(sources.schema)
  const { label } = schema['x-resource']
  const labelled = schema.properties[label]
  const problems: Problem[] = []
  if (labelled && typeOf(labelled) !== 'string')
    problems.push(complain(['x-resource', 'label'], `the label "${label}" is no text`))
  for (const [name, property] of Object.entries(schema.properties)) {
    const path = ['properties', name] as const
    if (property.readOnly && property.writeOnly)
      problems.push(
        complain(path, `"${name}" is both readOnly and writeOnly: nobody would ever see or set it`)
      )
    if (schema.required?.includes(name) && property['x-when']?.show)
      problems.push(
        complain(
          [...path, 'x-when'],
          `"${name}" is shown at times: say so in x-when.require, not in required`
        )
      )
    if (itemOf(property).enum && itemOf(property)['x-dict'])
      problems.push(complain(path, `"${name}" has its values both from a dictionary and from enum`))
    problems.push(...shapedProblems(name, property, schema).map(message => complain(path, message)))
    // a moment has a tone as soon as it is there
    const values = property['x-widget'] === 'time' ? ['set'] : (itemOf(property).enum ?? []).map(String)
    for (const value of Object.keys(property['x-tone'] ?? {}).filter(one => !values.includes(one)))
      problems.push(complain([...path, 'x-tone', value], `"${name}" has no value ${value} to give a tone to`))
  }
  return problems
}

/** Lists what is wrong with a field whose widget determines its properties. */
function shapedProblems(name: string, property: JsonSchema, schema: Declared['schema']): string[] {
  const widget = property['x-widget']
  if (!hasShape(widget)) return []
  const type = typeOf(property)
  const isList = type === 'array' && typeOf(property.items ?? {}) === 'object'
  const isFile = widget === 'attachment'
  const isRequired = schema.required?.includes(name) || property['x-when']?.require !== undefined
  const reasons = [
    [
      !(isFile && isList) && !(type === 'object' && mayBeNull(property)),
      isFile ? "its type is ['object', 'null'], or a list of objects" : "its type is ['object', 'null']"
    ],
    [property.writeOnly === true, 'it cannot be writeOnly'],
    [
      isFile && isRequired && offers(schema, 'import'),
      'no import can bring a file that must be there: leave import out of the operations'
    ]
  ] as const
  return reasons
    .filter(([isWrong]) => isWrong)
    .map(([, reason]) => `"${name}" has the widget "${widget}": ${reason}`)
}

/** Lists filters and orders by a field whose value is an object, which is not possible. */
function orderProblems({ schema, view, sources }: Pick<Declared, 'schema' | 'view' | 'sources'>): Problem[] {
  const complain = complainer(sources.view)
  const uses = [
    ...view.filters.map((name, index) => ({ name, path: ['filters', index] as Path })),
    ...(view.sort ? [{ name: view.sort.field, path: ['sort', 'field'] as Path }] : [])
  ]
  return uses
    .filter(({ name }) => hasShape(schema.properties[name]?.['x-widget']))
    .map(({ name, path }) => complain(path, `a list can neither be narrowed nor ordered by "${name}"`))
}

/** Lists the hidden columns that are shown columns, too. (Within one list, the schema of views refuses a name twice.) */
function repeatedProblems({ view, sources }: Pick<Declared, 'view' | 'sources'>): Problem[] {
  const complain = complainer(sources.view)
  const { columns, hidden = [] } = view
  return hidden.flatMap((name, index) =>
    columns.includes(name)
      ? [complain(['hidden', index], `"${name}" is a shown column already: it cannot be hidden, too`)]
      : []
  )
}

/** Lists the reasons why a field cannot be changed in the list itself. */
function quickProblems({ schema, view, sources }: Pick<Declared, 'schema' | 'view' | 'sources'>): Problem[] {
  const { quick, columns, hidden = [], form } = view
  const property = quick === undefined ? undefined : schema.properties[quick]
  if (quick === undefined || !property) return []
  const filled = form.flatMap(part => (typeof part === 'string' ? [part] : part.fields))
  const reasons = [
    [!offers(schema, 'update'), 'nobody changes a record'],
    [!filled.includes(quick), 'it is no field of the form'],
    [
      ![...columns.slice(1), ...hidden].includes(quick),
      'it is no column, or the first one, which is the link'
    ],
    [property.readOnly === true, 'it is readOnly'],
    [property['x-when'] !== undefined, 'it depends on other fields (x-when)']
  ] as const
  const complain = complainer(sources.view)
  return reasons
    .filter(([holds]) => holds)
    .map(([, reason]) => complain(['quick'], `"${quick}" cannot be changed in the list: ${reason}`))
}
