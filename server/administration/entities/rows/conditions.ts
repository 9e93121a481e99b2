/**
 * Applies the conditions of `x-when`, as the form does: a hidden field keeps its value, and a required field must have
 * one.
 */
import type { Language } from '@board/schemas/errors/catalogue'
import { type FieldProblem, Refusal } from '../../../platform/refusal.ts'
import type { Context } from '../context.ts'
import { type Field, isWritable } from '../model.ts'
import { isSame } from '../record.ts'
import type { EntityRecord } from '../rules.ts'

const words = {
  notHere: {
    'zh-CN': '当前情况下不能填写此项',
    'zh-TW': '目前情況下不能填寫此項',
    'en-US': 'cannot be filled in here'
  },
  missing: { 'zh-CN': '不能为空', 'zh-TW': '不能為空', 'en-US': 'must not be empty' }
} as const satisfies Record<string, Record<Language, string>>

/** Tells whether a value is empty. A form sends an empty value for a field that it does not show. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Tells whether the schema requires the field while it is shown. */
const isRequired = ({ entity }: Context['model'], { name }: Field): boolean =>
  entity.schema.required.includes(name)

/**
 * Lists the problems of a record against the conditions of its fields.
 * @param values the values to write
 * @param before the record before the write; absent: the record is new
 */
export function conditionProblems(
  { model, checks, language }: Pick<Context, 'model' | 'checks' | 'language'>,
  values: EntityRecord,
  before: EntityRecord = {}
): FieldProblem[] {
  const whole = { ...before, ...values }
  const holds = (condition: Parameters<typeof checks.fits>[0] | undefined) =>
    condition === undefined || checks.fits(condition, whole)
  const problemOf = (field: Field): FieldProblem[] => {
    const { name, schema } = field
    const when = schema['x-when']
    if (!when) return []
    const isOpen = holds(when.show) && holds(when.enable)
    const isChanged = Object.hasOwn(values, name) && !isSame(field, values[name], before[name])
    const isSaid = isChanged && !isEmpty(values[name]) && !isSame(field, values[name], schema.default)
    if (!isOpen && isSaid) return [{ path: name, message: words.notHere[language] }]
    // a secret cannot be read again, so an absent one may still have a value
    const isKnown = schema.writeOnly !== true || before.id === undefined
    const isDemanded = when.require !== undefined && holds(when.require)
    const isNeeded = isOpen && isKnown && (isDemanded || isRequired(model, field))
    return isNeeded && isEmpty(whole[name]) ? [{ path: name, message: words.missing[language] }] : []
  }
  return [...model.fields.values()].filter(isWritable).flatMap(problemOf)
}

/** @throws Refusal GEN0400 naming each field */
export function requireConditions(context: Context, values: EntityRecord, before?: EntityRecord): void {
  const fields = conditionProblems(context, values, before)
  if (fields.length > 0) throw new Refusal('GEN0400', {}, { fields })
}
