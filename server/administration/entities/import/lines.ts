/** Turns the lines of a file into records and lists their problems. */
import type { JsonSchema } from '@board/schemas/vocabulary/vocabulary'
import type { Db } from '../../../platform/database/open.ts'
import type { FieldProblem } from '../../../platform/refusal.ts'
import { formProblem } from '../../../platform/validation/validation-texts.ts'
import { mayWrite } from '../access.ts'
import type { Context } from '../context.ts'
import { type Field, isWritable, type Model } from '../model.ts'
import { referenceProblems } from '../references/problems.ts'
import { conditionProblems } from '../rows/conditions.ts'
import type { EntityRecord } from '../rules.ts'
import type { Table } from '../sheets/read-table.ts'
import { type LineProblem, readHeading } from './heading.ts'
import { refusedByRules } from './refused.ts'
import { sayChoices, sayForm, sayRule, sayUnfound, sayWrongCell } from './say.ts'
import { type ExistingLine, type Line, uniqueProblems, type WrongFields } from './unique.ts'
import { type ColumnReader, columnReader, UnknownWord, Unresolved, WrongCell } from './values.ts'

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

/** Lists all problems of the lines, one for each field, in the order of the lines and of the columns of the file. */
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
      ...checks.problems(schema, record, language).map(problem => withRule(context, problem)),
      ...conditionProblems(context, record),
      ...(references[at] ?? []).map(({ path, kind, values }) => {
        const texts = values.map(value => readers.get(path)?.written(value) ?? String(value))
        return { path, message: sayUnfound(context, kind, { name: path }, texts) }
      })
    ]
    return firstOfEach(all).map(({ path, message }) => ({ line, field: path, message }))
  })
  const unique = await uniqueProblems(db, context, lines, wrongFields(problems))
  // the rules of a new record do not hold for one that exists
  const isThere = new Set(unique.existing.map(({ line }) => line))
  const refused = await refusedByRules(
    db,
    context,
    lines.filter(({ line }) => !isThere.has(line)),
    wrongFields([...problems, ...unique.problems])
  )
  // a field without a column, which is missing, stands at the end
  const columns = new Map([...readers.keys()].map((name, at) => [name, at]))
  const columnOf = ({ field }: LineProblem) => columns.get(field) ?? columns.size
  const all = [...problems, ...unique.problems, ...refused].toSorted(
    (one, other) => one.line - other.line || columnOf(one) - columnOf(other)
  )
  // a line with another problem is not an update of the record
  const counts = Map.groupBy(all, ({ line }) => line)
  return { problems: all, existing: unique.existing.filter(({ line }) => counts.get(line)?.length === 1) }
}

/** Returns the fields with a problem, by line. */
const wrongFields = (problems: readonly LineProblem[]): WrongFields =>
  new Map(
    [...Map.groupBy(problems, ({ line }) => line)].map(([line, own]) => [
      line,
      new Set(own.map(({ field }) => field))
    ])
  )

/**
 * Lists the references whose name matches no record, or several, and words that are no choice of their field. The
 * schema's own message would only say that a number is expected.
 */
function unresolved(context: Context, record: EntityRecord): FieldProblem[] {
  return [...context.model.fields].flatMap(([path, field]) => {
    const values = [record[path]].flat()
    const cell = values.find(one => one instanceof WrongCell)
    if (cell) return [{ path, message: sayWrongCell(context, cell) }]
    const unknown = values.filter(one => one instanceof UnknownWord)
    if (unknown.length > 0) return [{ path, message: sayChoices(context, { name: path }, unknown) }]
    const text = values.find(one => typeof one === 'string' && !isInForm(field, one))
    const form = text === undefined ? undefined : sayForm(context, field, String(text))
    if (form) return [{ path, message: form }]
    const wrong = values.filter(one => one instanceof Unresolved)
    const [first] = wrong
    if (!first) return []
    const alike = wrong.filter(({ isSeveral }) => isSeveral === first.isSeveral)
    const kind = first.isSeveral ? 'several' : 'notThere'
    const names = alike.map(({ name }) => name)
    return [{ path, message: sayUnfound(context, kind, { name: path }, names) }]
  })
}

/** Tells whether a text was read as a value of its field: only days and times are still texts then. */
const isInForm = ({ kind }: Field, text: string): boolean =>
  (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text)) || (kind === 'dateTime' && text.endsWith('Z'))

/** Adds the rule of a field to a problem that only says that the form is wrong. */
function withRule(context: Context, { path, message }: FieldProblem): FieldProblem {
  const isForm = message === formProblem(path, context.language).message
  return { path, message: isForm ? sayRule(context, path.split('.')[0] ?? '', message) : message }
}

function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const byField = new Map<string, FieldProblem>()
  for (const { path, message } of problems) {
    const [field = ''] = path.split('.')
    if (!byField.has(field)) byField.set(field, { path: field, message })
  }
  return [...byField.values()]
}

/** Tells whether every new record needs a value of the field, whatever the others are. */
export function isRequired({ entity }: Pick<Model, 'entity'>, { name, schema }: Field): boolean {
  const { 'x-when': when, 'x-permission': permission } = schema
  const isAlways = !when?.show && !when?.enable && !permission?.write
  return isAlways && entity.schema.required.includes(name)
}

const schemas = new WeakMap<Model, JsonSchema>()

/** Returns the schema of a new record. Fields that depend on a condition or a permission are not required here. */
function inputSchema(model: Model): JsonSchema {
  const known = schemas.get(model)
  if (known) return known
  const fields = [...model.fields.values()].filter(isWritable)
  const made: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(field => isRequired(model, field)).map(({ name }) => name)
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
