/** Checks references: the records must exist, and the actor must be able to see them. */
import type { Language } from '@board/schemas/errors/catalogue'
import { maxId } from '@board/schemas/facts/formats'
import { listOffered } from '../../../directory/site/dictionaries.ts'
import { visibleDepartments } from '../../../people/access/departments.ts'
import type { Db, Trx } from '../../../platform/database/open.ts'
import { type FieldProblem, Refusal } from '../../../platform/refusal.ts'
import { labelsOf } from '../access.ts'
import { type Context, modelOfRef } from '../context.ts'
import { type Field, itemSchema } from '../model.ts'
import type { EntityRecord } from '../rules.ts'
import { selectExisting } from './store.ts'

const notThere: Readonly<Record<Language, string>> = {
  'zh-CN': '所选内容不存在或已被删除，请重新选择',
  'zh-TW': '所選內容不存在或已被刪除，請重新選擇',
  'en-US': 'does not exist any more. Choose again.'
}

const notAChoice: Readonly<Record<Language, string>> = {
  'zh-CN': '不在可选范围内',
  'zh-TW': '不在可選範圍內',
  'en-US': 'is not one of the choices'
}

/** A value that matches no record, or that is not one of the choices. */
export interface ReferenceProblem extends FieldProblem {
  readonly kind: 'notThere' | 'notAChoice'
  readonly values: readonly unknown[]
}

/** Lists the ids in a value of a reference field; 0 stands for a number that cannot be an id. */
const idsOf = (value: unknown): number[] =>
  [value]
    .flat()
    .filter(one => typeof one === 'number')
    .map(one => (Number.isInteger(one) && Math.abs(one) <= maxId ? one : 0))

/**
 * Lists the problems of each record, in the order given, with one query for each field.
 * @param records the values of reference fields; other fields are ignored
 */
export async function referenceProblems(
  db: Db | Trx,
  context: Context,
  records: readonly EntityRecord[]
): Promise<ReferenceProblem[][]> {
  const { model, actor, language } = context
  const problems: ReferenceProblem[][] = records.map(() => [])
  const departments = await visibleDepartments(db, actor)
  for (const field of model.fields.values()) {
    const ids = new Set(records.flatMap(record => idsOf(record[field.name])))
    if (ids.size === 0) continue
    const there = new Set(await existing(db, context, field, [...ids], departments))
    records.forEach((record, at) => {
      const values = idsOf(record[field.name]).filter(id => !there.has(id))
      if (values.length === 0) return
      problems[at]?.push({ path: field.name, message: notThere[language], kind: 'notThere', values })
    })
  }
  await addUnlisted(db, context, records, problems)
  return problems
}

/**
 * Adds the problems of values that their dictionary does not offer. A field with an enum is checked by the schema
 * itself.
 */
async function addUnlisted(
  db: Db | Trx,
  { model, language }: Context,
  records: readonly EntityRecord[],
  problems: readonly ReferenceProblem[][]
): Promise<void> {
  for (const field of model.fields.values()) {
    const item = itemSchema(field)
    const dictionary = field.schema['x-dict'] ?? item['x-dict']
    const isGiven = records.some(record => record[field.name] !== undefined && record[field.name] !== null)
    if (dictionary === undefined || item.enum || !isGiven) continue
    const listed = new Set((await listOffered(db, dictionary, language)).map(({ dictValue }) => dictValue))
    records.forEach((record, at) => {
      const values = [record[field.name] ?? []]
        .flat()
        .filter(value => value !== '' && !listed.has(String(value)))
      if (values.length === 0) return
      problems[at]?.push({ path: field.name, message: notAChoice[language], kind: 'notAChoice', values })
    })
  }
}

/** Returns the ids that can be chosen for a field; all of them for a field that is neither a reference nor the scope. */
async function existing(
  db: Db | Trx,
  context: Context,
  field: Field,
  ids: readonly number[],
  departments: 'all' | readonly number[]
): Promise<readonly number[]> {
  const inScope =
    field === context.model.department && departments !== 'all'
      ? ids.filter(id => departments.includes(id))
      : ids
  if (!field.ref) return inScope
  return await selectExisting(db, modelOfRef(context, field.ref.entity), inScope, departments)
}

/** @throws Refusal ENT0002 at the first field that refers to nothing, of the first record that has one */
export async function requireReferences(
  db: Db | Trx,
  context: Context,
  records: readonly EntityRecord[]
): Promise<void> {
  const all = await referenceProblems(db, context, records)
  const problems = all.find(each => each.length > 0) ?? []
  const fields = problems.map(({ path, message }) => ({ path, message }))
  const [first] = fields
  if (first) throw new Refusal('ENT0002', { field: labelsOf(context.model, first.path) }, { fields })
}
