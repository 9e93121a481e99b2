import type { Entity } from '@board/schemas/entity'
import type { JsonSchema } from '@board/schemas/vocabulary'
import type { Finding } from '../schema/check.ts'
import {
  type Field,
  findingsOf,
  isEmpty,
  isEnabled,
  isShown,
  kindOf,
  tidy,
  type Values
} from '../schema/fields.ts'
import { mayRead, mayWrite } from './access.ts'
import type { EntityRecord } from './types.ts'

/** One field of a resource's form. */
export interface EntityField extends Field {
  /** Shown, and not to be changed by this person. */
  fixed: boolean
}

/** A titled group of fields; `title` is a key of the resource's texts, undefined for fields outside of a group. */
export interface Section {
  title: string | undefined
  fields: readonly EntityField[]
}

const mayFill = (schema: JsonSchema, permissions: readonly string[]) =>
  mayWrite(schema, permissions) && (schema.writeOnly === true || mayRead(schema, permissions))

/** The sections of a form for a person; of a new record only what they may fill in. */
export function sectionsOf(entity: Entity, permissions: readonly string[], isNew: boolean): Section[] {
  const fieldOf = (name: string): EntityField[] => {
    const schema = entity.schema.properties[name] ?? {}
    const fills = mayFill(schema, permissions)
    if (!fills && (isNew || !mayRead(schema, permissions))) return []
    const required = entity.schema.required.includes(name) && (isNew || !schema.writeOnly)
    return [{ name, schema, kind: kindOf(schema), required, fixed: !fills }]
  }
  const sections: { title: string | undefined; fields: EntityField[] }[] = []
  for (const part of entity.view.form) {
    if (typeof part !== 'string') sections.push({ title: part.section, fields: part.fields.flatMap(fieldOf) })
    else {
      const last = sections.at(-1)
      if (last && last.title === undefined) last.fields.push(...fieldOf(part))
      else sections.push({ title: undefined, fields: fieldOf(part) })
    }
  }
  return sections.filter(section => section.fields.length > 0)
}

/** What a form begins with: the record, or what the page gives and the schema's defaults. */
export function beginWith(fields: readonly EntityField[], record: EntityRecord | undefined, given: Values) {
  const values: Record<string, unknown> = {}
  for (const { name, schema, kind } of fields) {
    const value = record ? record[name] : (given[name] ?? schema.default)
    if (value !== undefined && value !== null) values[name] = value
    else if (kind === 'boolean') values[name] = false
  }
  return values
}

/** What stands for an emptied field. */
function emptied(schema: JsonSchema): unknown {
  const types = [schema.type ?? 'string'].flat()
  if (types.includes('null')) return null
  if (types.includes('array')) return []
  return types.includes('string') ? '' : (schema.default ?? null)
}

const isSent = (field: EntityField, values: Values) =>
  !field.fixed && isShown(field, values) && isEnabled(field, values)

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The body of a new record: a hidden field is never sent, an empty one is left to the server. */
export function createBody(fields: readonly EntityField[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(field => isSent(field, values) && !isEmpty(values[field.name]))
      .map(field => [field.name, tidy(field, values[field.name])])
  )
}

/** What a person changed of a record; an emptied field is sent as empty, a hidden one never. */
export function changesOf(
  fields: readonly EntityField[],
  values: Values,
  base: Values
): Record<string, unknown> {
  const changed: Record<string, unknown> = {}
  for (const field of fields) {
    if (!isSent(field, values)) continue
    const value = values[field.name]
    const next = isEmpty(value) ? undefined : tidy(field, value)
    const before = isEmpty(base[field.name]) ? undefined : base[field.name]
    if (!same(next, before)) changed[field.name] = next === undefined ? emptied(field.schema) : next
  }
  return changed
}

/** The password that a field repeats: `confirmPassword` that of `password`. */
const repeated = (name: string) =>
  name.startsWith('confirm') ? name.charAt(7).toLowerCase() + name.slice(8) : undefined

/** The first rule that each field breaks; a repeated password must be the same. */
export function formFindings(fields: readonly EntityField[], values: Values): Map<string, Finding> {
  const open = fields.filter(field => !field.fixed)
  const found = findingsOf(open, values)
  for (const { name, kind } of open) {
    const other = repeated(name)
    if (kind === 'password' && other && values[other] !== undefined && values[name] !== values[other])
      found.set(name, { path: name, rule: 'same', params: {} })
  }
  return found
}

/** One field on which two versions of a record may differ. */
export interface Difference {
  field: EntityField
  mine: unknown
  theirs: unknown
  differs: boolean
  /** Who is to be kept unless the person says otherwise: whoever changed it. */
  usual: 'mine' | 'theirs'
}

/** Both versions of a record side by side: what a person has typed, and what somebody else has saved meanwhile. */
export function differencesOf(
  fields: readonly EntityField[],
  values: Values,
  base: Values,
  theirs: Values
): Difference[] {
  const mine = changesOf(fields, values, base)
  return fields
    .filter(field => !field.schema.writeOnly)
    .map(field => {
      const { name } = field
      const changed = Object.hasOwn(mine, name)
      const own = changed ? mine[name] : theirs[name]
      return {
        field,
        mine: changed ? mine[name] : base[name],
        theirs: theirs[name],
        differs: !same(changed ? own : base[name], theirs[name]),
        usual: changed ? 'mine' : 'theirs'
      }
    })
}
