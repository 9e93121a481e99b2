/** The model of an entity: its schema and its rules, by field. */

import type { Language } from '@board/schemas/errors/catalogue'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { EntityTexts, JsonSchema, WidgetName } from '@board/schemas/vocabulary/vocabulary'
import { columnOf } from '../../platform/columns.ts'
import type { EntityRules, FieldRule, LinkRule, Scope } from './rules.ts'

/** The kind of a field's values, independent of how the schema describes it. */
export type FieldKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'moment'
  | 'dateTime'
  | 'date'
  | 'json'
  | 'file'
  | 'point'

export interface Field {
  readonly name: string
  readonly schema: JsonSchema
  readonly kind: FieldKind
  readonly isArray: boolean
  readonly isNullable: boolean
  /** The column of the field, or the first one that its rule reads. */
  readonly column: string
  readonly rule: FieldRule | undefined
  readonly link: LinkRule | undefined
  /** The entity that the field refers to, and whether its records form a tree. */
  readonly ref: { readonly entity: string; readonly isTree: boolean } | undefined
}

export interface Model {
  readonly entity: Entity
  readonly rules: EntityRules
  readonly texts: Readonly<Record<Language, EntityTexts>>
  readonly table: string
  readonly key: string
  readonly isVersioned: boolean
  /** The entity's own fields, without `id`, `version` and `allowedActions`. */
  readonly fields: ReadonlyMap<string, Field>
  readonly label: Field
  /** The field that holds the parent, when the list is a tree. */
  readonly parent: Field | undefined
  /** How data authorisation limits which records somebody sees. */
  readonly scope: Scope | undefined
  /** The field with the department of a record, if the schema names it. */
  readonly department: Field | undefined
}

export type Models = ReadonlyMap<string, Model>

/** The sources of the models: the generated entities, their texts, and the handwritten rules. */
export interface Sources {
  readonly entities: Readonly<Record<string, Entity>>
  readonly texts: Readonly<Record<Language, Readonly<Record<string, EntityTexts>>>>
  readonly rules: Readonly<Record<string, EntityRules>>
}

/** The properties that the generator adds to every record. */
const common = ['id', 'version', 'allowedActions']

/** Builds the model of every entity. @throws Error for rules of an unknown entity, or an entity without texts */
export function modelsOf({ entities, texts, rules }: Sources): Models {
  const unknown = Object.keys(rules).filter(name => !Object.hasOwn(entities, name))
  if (unknown.length > 0)
    throw new Error(`server/administration/entities/rules: there is no entity ${unknown.join(', ')}`)
  const wordsOf = (name: string, language: Language): EntityTexts => {
    const words = texts[language][name]
    if (!words) throw new Error(`The entity ${name} has no words in ${language}`)
    return words
  }
  return new Map(
    Object.entries(entities).map(([name, entity]) => {
      const words = {
        'zh-CN': wordsOf(name, 'zh-CN'),
        'zh-TW': wordsOf(name, 'zh-TW'),
        'en-US': wordsOf(name, 'en-US')
      }
      return [name, modelOf(entity, rules[name] ?? {}, words, entities)]
    })
  )
}

function modelOf(
  entity: Entity,
  rules: EntityRules,
  texts: Model['texts'],
  entities: Sources['entities']
): Model {
  const { schema, view, name } = entity
  const fields = new Map(
    Object.entries(schema.properties)
      .filter(([property]) => !common.includes(property))
      .map(([property, value]) => [property, fieldOf(property, value, rules, entities)])
  )
  const { label, scope } = schema['x-resource']
  const labelField = fields.get(label)
  if (!labelField) throw new Error(`The entity ${name} has no field ${label}`)
  const department = scope === undefined ? undefined : fields.get(scope)
  return {
    entity,
    rules,
    texts,
    table: rules.table ?? columnOf(name),
    key: rules.key ?? 'id',
    isVersioned: Object.hasOwn(schema.properties, 'version'),
    fields,
    label: labelField,
    parent: view.tree === undefined ? undefined : fields.get(view.tree),
    scope: rules.scope ?? (department && { department: department.column }),
    department
  }
}

function fieldOf(name: string, schema: JsonSchema, rules: EntityRules, entities: Sources['entities']): Field {
  const types = typesOf(schema)
  const isArray = types.includes('array')
  const value = isArray && schema.items ? schema.items : schema
  const rule = rules.fields?.[name]
  const hint = schema['x-ref'] ?? value['x-ref']
  return {
    name,
    schema,
    kind: ownKinds[schema['x-widget'] ?? 'hidden'] ?? kindOf(value),
    isArray,
    isNullable: types.includes('null'),
    column: rule?.columns?.[0] ?? rules.columns?.[name] ?? columnOf(name),
    rule,
    link: rules.links?.[name],
    ref:
      hint && Object.hasOwn(entities, hint.resource)
        ? { entity: hint.resource, isTree: hint.tree !== undefined }
        : undefined
  }
}

/** The kinds of values that depend only on the widget. */
const ownKinds: { readonly [Name in WidgetName]?: FieldKind } = { attachment: 'file', map: 'point' }

function kindOf(schema: JsonSchema): FieldKind {
  const types = typesOf(schema)
  const widget = schema['x-widget']
  if (types.includes('boolean')) return 'boolean'
  if (types.includes('integer')) return widget === 'time' || widget === 'deadline' ? 'moment' : 'integer'
  if (types.includes('number')) return 'number'
  if (types.includes('object')) return 'json'
  if (schema.format === 'date') return 'date'
  return schema.format === 'date-time' ? 'dateTime' : 'text'
}

const typesOf = ({ type }: JsonSchema): readonly string[] =>
  typeof type === 'string' ? [type] : (type ?? [])

/** Returns the field that names a record to a reader of a language. */
export const namingField = ({ fields, rules, label }: Model, language: Language): Field =>
  fields.get(rules.label?.(language) ?? label.name) ?? label

/** Returns the schema of a single value. For a list it is the schema of its items. */
export const itemSchema = ({ schema, isArray }: Field): JsonSchema =>
  isArray && schema.items ? schema.items : schema

/** Tells whether any caller can write the field. */
export const isWritable = ({ schema }: Field): boolean => schema.readOnly !== true

/** Tells whether any caller can read the field. */
export const isReadable = ({ schema }: Field): boolean => schema.writeOnly !== true
