/** Compares all declarations about entities; `entity-drift.test.ts` expects no difference. */

import { type Language, languages } from '@board/schemas/errors/catalogue'
import type { Entity } from '@board/schemas/vocabulary/entity'
import type { EntityTexts, FormPart } from '@board/schemas/vocabulary/vocabulary'
import { type JsonObject, object } from '../../../server/platform/http/contract/contract.ts'

export interface Said {
  entities: Readonly<Record<string, Entity>>
  texts: Readonly<Record<Language, Readonly<Record<string, EntityTexts>>>>
  document: JsonObject
  /** Names of the server's handlers. */
  handlers: readonly string[]
  permissions: readonly string[]
  /** Columns by table; the table of an entity is its name in snake case unless its rules name another. */
  columns: ReadonlyMap<string, readonly string[]>
  rules: Readonly<Record<string, { table?: string; columns?: Readonly<Record<string, string>> } & object>>
}

/** Returns one line for each difference. */
export function entityDrift(said: Said): string[] {
  return Object.values(said.entities).flatMap(entity => [
    ...operationDrift(entity, said),
    ...permissionDrift(entity, said),
    ...fieldDrift(entity),
    ...columnDrift(entity, said),
    ...textDrift(entity, said)
  ])
}

function operationDrift({ operations }: Entity, { document, handlers }: Said): string[] {
  const declared = Object.values(object(document.paths)).flatMap(item =>
    Object.values(object(item)).map(operation => object(operation).operationId)
  )
  return Object.values<string>({ ...operations }).flatMap(id => [
    ...(declared.includes(id) ? [] : [`${id}: no route of the contract`]),
    ...(handlers.includes(id) ? [] : [`${id}: no handler`])
  ])
}

function permissionDrift({ name, permissions, schema }: Entity, said: Said): string[] {
  const fields = Object.values(schema.properties).flatMap(property =>
    Object.values(property['x-permission'] ?? {})
  )
  const wanted = [...Object.values<string>({ ...permissions }), ...fields]
  return wanted.flatMap(permission => [
    ...(said.permissions.includes(permission)
      ? []
      : [`${name}: permission ${permission} is nobody's to give`]),
    ...(permission.startsWith(`${schema['x-resource'].area ?? 'sys'}:${name}:`)
      ? []
      : [`${name}: permission ${permission} is another's`])
  ])
}

function fieldDrift({ name, schema, view, filter }: Entity): string[] {
  const named = [
    ...view.columns,
    ...(view.hidden ?? []),
    ...view.filters,
    ...fieldsOf(view.form),
    ...fieldsOf(view.show ?? []),
    ...[view.sort?.field, view.aside, view.tree].filter(field => field !== undefined),
    ...Object.values(filter.properties ?? {}).flatMap(({ 'x-filter': hint }) => hint?.field ?? [])
  ]
  return [...new Set(named)]
    .filter(field => !(field in schema.properties))
    .map(field => `${name}: the view names ${field}, which the schema lacks`)
}

const fieldsOf = (parts: readonly FormPart[]): string[] =>
  parts.flatMap(part => (typeof part === 'string' ? [part] : [...part.fields]))

const snake = (name: string) => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

function columnDrift({ name, schema }: Entity, { columns, rules }: Said): string[] {
  const { table = snake(name), columns: own = {}, ...rest } = rules[name] ?? {}
  const found = columns.get(table)
  if (!found) return [`${name}: no table ${table}`]
  const elsewhere = Object.keys({ ...property(rest, 'fields'), ...property(rest, 'links') })
  const key = 'key' in rest ? [String(rest.key)] : ['id']
  // files name their record, so it has no column for them
  const fields = Object.entries(schema.properties)
    .filter(([, { 'x-widget': widget }]) => widget !== 'attachment')
    .map(([field]) => field)
    .filter(field => !['id', 'allowedActions', ...elsewhere].includes(field))
  return [...key, ...fields.map(field => own[field] ?? snake(field))]
    .filter(column => !found.includes(column))
    .map(column => `${name}: the table ${table} has no column ${column}`)
}

const property = (value: object, key: string): object => {
  const found: unknown = Reflect.get(value, key)
  return typeof found === 'object' && found !== null ? found : {}
}

function textDrift({ name, schema, view }: Entity, { texts }: Said): string[] {
  const own = Object.keys(schema.properties).filter(
    field => !['id', 'version', 'allowedActions'].includes(field)
  )
  const sections = [...view.form, ...(view.show ?? [])].flatMap(part =>
    typeof part === 'string' ? [] : [part.section]
  )
  return languages.flatMap(language => {
    const words = texts[language][name]
    if (!words) return [`${name}: no words in ${language}`]
    return [
      ...own
        .filter(field => !words.fields[field]?.trim())
        .map(field => `${name}: no label of ${field} in ${language}`),
      ...sections
        .filter(key => !words.sections?.[key])
        .map(key => `${name}: no title of ${key} in ${language}`)
    ]
  })
}
