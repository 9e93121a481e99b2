import type { Entity } from '@board/schemas/vocabulary/entity'
import type { FormPart, JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Values } from '../../../base/values.ts'
import type { EntityRecord } from '../../../fields/entityRecord.ts'
import { type Field, isSameValue, kindOf } from '../../../fields/fields.ts'
import { changedFields } from '../../../provider/payload.ts'
import { mayRead, mayWrite } from '../access.ts'

/** One field of a resource's form. */
export interface EntityField extends Field {
  /** True if the field is shown, but this person may not change it. */
  fixed: boolean
}

/** A titled group of fields; `title` is a key of the resource's texts, undefined for fields outside any group. */
export interface Section<F = EntityField> {
  title: string | undefined
  /** True if the fields have two columns where there is room. */
  hasColumns?: boolean | undefined
  fields: readonly F[]
}

/** Groups the fields of a view by its sections. Neighbouring fields outside any section form one group. */
export function groupedBy<F>(
  parts: readonly FormPart[],
  fieldOf: (name: string) => readonly F[]
): Section<F>[] {
  const sections: (Section<F> & { fields: F[] })[] = []
  for (const part of parts) {
    const last = sections.at(-1)
    if (typeof part !== 'string') {
      const { section, fields, columns } = part
      sections.push({
        title: section,
        fields: fields.flatMap(fieldOf),
        hasColumns: columns === 2 ? true : undefined
      })
    } else if (last && last.title === undefined) last.fields.push(...fieldOf(part))
    else sections.push({ title: undefined, fields: [...fieldOf(part)] })
  }
  return sections.filter(section => section.fields.length > 0)
}

const mayFill = (schema: JsonSchema, permissions: readonly string[]) =>
  mayWrite(schema, permissions) && (schema.writeOnly === true || mayRead(schema, permissions))

/**
 * Returns the sections of a form for a person. The form of a new record only has the fields that the person may fill
 * in.
 */
export function sectionsOf(entity: Entity, permissions: readonly string[], isNew: boolean): Section[] {
  const fieldOf = (name: string): EntityField[] => {
    const schema = entity.schema.properties[name] ?? {}
    const fills = mayFill(schema, permissions)
    if (!fills && (isNew || !mayRead(schema, permissions))) return []
    const required = entity.schema.required.includes(name) && (isNew || !schema.writeOnly)
    return [{ name, schema, kind: kindOf(schema), required, fixed: !fills }]
  }
  return groupedBy(entity.view.form, fieldOf)
}

/**
 * Returns the initial values of a form: those of the record, or for a new record those of the page and the defaults of
 * the schema.
 */
export function beginWith(fields: readonly EntityField[], record: EntityRecord | undefined, given: Values) {
  const values: Record<string, unknown> = {}
  for (const { name, schema, kind } of fields) {
    const value = record ? record[name] : (given[name] ?? schema.default)
    if (value !== undefined && value !== null) values[name] = value
    else if (kind === 'boolean') values[name] = false
  }
  return values
}

/** One field on which two versions of a record may differ. */
export interface Difference {
  field: EntityField
  mine: unknown
  theirs: unknown
  differs: boolean
  /** The version that is kept by default: that of the person who changed the field. */
  usual: 'mine' | 'theirs'
}

/**
 * Compares both versions of a record: the values that a person has typed, and those that another person has
 * saved meanwhile.
 */
export function differencesOf(
  entity: Entity,
  fields: readonly EntityField[],
  values: Values,
  base: Values,
  theirs: Values
): Difference[] {
  const mine = changedFields(entity, values, base)
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
        differs: !isSameValue(field.schema, changed ? own : base[name], theirs[name]),
        usual: changed ? 'mine' : 'theirs'
      }
    })
}
