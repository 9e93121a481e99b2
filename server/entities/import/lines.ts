/** Turns the lines of a file into records and lists their problems. */
import type { JsonSchema } from '@board/schemas/vocabulary'
import type { Db } from '../../database/open.ts'
import type { FieldProblem } from '../../refusal.ts'
import { mayWrite } from '../access.ts'
import { conditionProblems } from '../conditions.ts'
import type { Context } from '../context.ts'
import { isWritable, type Model } from '../model.ts'
import { referenceProblems } from '../references/problems.ts'
import type { EntityRecord } from '../rules.ts'
import type { Table } from '../sheets/read-table.ts'
import { type LineProblem, readHeading } from './heading.ts'
import { refusedByRules } from './refused.ts'
import { sayChoices, sayUnfound } from './say.ts'
import { type ExistingLine, type Line, uniqueProblems } from './unique.ts'
import { type ColumnReader, columnReader, UnknownWord, Unresolved } from './values.ts'

/** Reads every line of a table as a record. Checks it against the schema, its conditions, references and unique values. */
export async function readLines(
  db: Db,
  context: Context,
  { heading, lines }: Table
): Promise<{ lines: Line[]; problems: LineProblem[]; existing: ExistingLine[] }> {
  const { columns, problems } = readHeading(context, heading)
  const readers = await Promise.all(
    columns.map(
      (field, at) =>
        field &&
        columnReader(
          db,
          context,
          field,
          lines.map(({ cells }) => cells[at] ?? '')
        )
    )
  )
  const read = lines.map(({ line, cells }): Line => {
    const values = columns.flatMap((field, at) => {
      const value = field && readers[at]?.read(cells[at] ?? '')
      return field && value !== undefined ? [[field.name, value] as const] : []
    })
    const given = Object.fromEntries(values)
    return { line, record: { ...defaults(context), ...given }, given: Object.keys(given) }
  })
  const byField = new Map(
    columns.flatMap((field, at) => {
      const reader = readers[at]
      return field && reader ? [[field.name, reader] as const] : []
    })
  )
  const found = await problemsOf(db, context, read, byField)
  return { lines: read, problems: [...problems, ...found.problems], existing: found.existing }
}

/** Lists one problem for each field of each line, in the order of the lines. */
async function problemsOf(
  db: Db,
  context: Context,
  lines: readonly Line[],
  readers: ReadonlyMap<string, ColumnReader>
): Promise<{ problems: LineProblem[]; existing: ExistingLine[] }> {
  const { checks, language, model } = context
  const schema = inputSchema(model)
  const references = await referenceProblems(
    db,
    context,
    lines.map(({ record }) => record)
  )
  const problems = lines.flatMap(({ line, record }, at) => {
    const all: FieldProblem[] = [
      ...unresolved(context, record),
      ...checks.problems(schema, record, language),
      ...conditionProblems(context, record),
      ...(references[at] ?? []).map(({ path, kind, values }) => {
        const texts = values.map(value => readers.get(path)?.written(value) ?? String(value))
        return { path, message: sayUnfound(context, kind, { name: path }, texts) }
      })
    ]
    return firstOfEach(all).map(({ path, message }) => ({ line, field: path, message }))
  })
  const wrong = new Set(problems.map(({ line }) => line))
  const unique = await uniqueProblems(
    db,
    context,
    lines.filter(({ line }) => !wrong.has(line))
  )
  for (const { line } of unique.problems) wrong.add(line)
  const refused = await refusedByRules(
    db,
    context,
    lines.filter(({ line }) => !wrong.has(line))
  )
  const all = [...problems, ...unique.problems, ...refused].toSorted((a, b) => a.line - b.line)
  return { problems: all, existing: unique.existing }
}

/**
 * Lists the references whose name matches no record, or several, and words that are no choice of their field. The
 * schema's own message would only say that a number is expected.
 */
function unresolved(context: Context, record: EntityRecord): FieldProblem[] {
  return [...context.model.fields.keys()].flatMap(path => {
    const values = [record[path]].flat()
    const word = values.find(one => one instanceof UnknownWord)
    if (word) return [{ path, message: sayChoices(context, { name: path }, word) }]
    const wrong = values.filter(one => one instanceof Unresolved)
    const [first] = wrong
    if (!first) return []
    const alike = wrong.filter(({ isSeveral }) => isSeveral === first.isSeveral)
    const kind = first.isSeveral ? 'several' : 'notThere'
    const names = alike.map(({ name }) => name)
    return [{ path, message: sayUnfound(context, kind, { name: path }, names) }]
  })
}

function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>()
  for (const { path, message } of problems) {
    const [field = ''] = path.split('.')
    if (!byField.has(field)) byField.set(field, { path: field, message })
  }
  return [...byField.values()]
}

const schemas = new WeakMap<Model, JsonSchema>()

/** Returns the schema of a new record. Fields that depend on a condition or a permission are not required here. */
function inputSchema(model: Model): JsonSchema {
  const known = schemas.get(model)
  if (known) return known
  const fields = [...model.fields.values()].filter(isWritable)
  const always = fields.filter(
    ({ schema }) => !schema['x-when']?.show && !schema['x-when']?.enable && !schema['x-permission']?.write
  )
  const made: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: always.map(({ name }) => name).filter(name => model.entity.schema.required.includes(name))
  }
  schemas.set(model, made)
  return made
}

/** Returns the defaults that the contract fills in for omitted fields. */
const defaults = ({ actor, model }: Context): EntityRecord =>
  Object.fromEntries(
    [...model.fields.values()]
      .filter(field => mayWrite(actor, field) && field.schema.default !== undefined)
      .map(({ name, schema }) => [name, schema.default])
  )
