/** The empty workbook of an import. */
import type { Language } from '@board/schemas/errors/catalogue'
import type { Db } from '../../../platform/database/open.ts'
import { mayRead, mayWrite } from '../access.ts'
import { type Context, modelOfRef } from '../context.ts'
import type { Field } from '../model.ts'
import { optionLabels } from '../rows/options.ts'
import type { SheetFile } from '../sheets/sheet-file.ts'
import { type TemplateColumn, writeTemplate } from '../sheets/write-template.ts'
import { wordsOf } from '../words.ts'
import { isRequired } from './lines.ts'

/** The largest number of records that a column offers. Nobody finds one among more. */
const maxOptions = 500

const names: Readonly<Record<Language, string>> = {
  'zh-CN': '导入模板',
  'zh-TW': '匯入範本',
  'en-US': 'import template'
}

/**
 * Writes an empty workbook with the columns that the caller may fill in. A column with words or with a moderate number
 * of records offers them; a required one has an asterisk, which an import ignores; the others say their form.
 */
export async function importTemplate(db: Db, context: Context): Promise<SheetFile> {
  const { model, actor, language, now } = context
  const fields = [...model.fields.values()].filter(field => mayWrite(actor, field) && field.kind !== 'file')
  const columns = await Promise.all(fields.map(field => columnOf(db, context, field)))
  return writeTemplate({ name: `${model.texts[language].name}-${names[language]}`, columns, now })
}

async function columnOf(db: Db, context: Context, field: Field): Promise<TemplateColumn> {
  const { texts } = context.model
  const { fields, hints, newHints } = texts[context.language]
  const label = fields[field.name] ?? field.name
  return {
    heading: isRequired(context.model, field) ? `${label}*` : label,
    hint: newHints?.[field.name] ?? hints?.[field.name] ?? '',
    options: await optionsOf(db, context, field),
    takesSeveral: field.isArray,
    kind: field.kind === 'date' ? 'day' : isMoment(field) ? 'moment' : isNumber(field) ? 'number' : 'text'
  }
}

const isMoment = ({ kind }: Field) => kind === 'moment' || kind === 'dateTime'
const isNumber = ({ kind, ref }: Field) => !ref && (kind === 'integer' || kind === 'number')

/** Returns the words or the names that a column offers; none if there are too many, or the caller may not read them. */
async function optionsOf(db: Db, context: Context, field: Field): Promise<readonly string[]> {
  if (!field.ref) return [...((await wordsOf(db, context.model, field, context.language))?.values() ?? [])]
  const model = modelOfRef(context, field.ref.entity)
  if (!mayRead(context.actor, model.label)) return []
  const labels = await optionLabels(db, { ...context, model }, maxOptions + 1)
  // two records of one name cannot be told apart
  const counts = Map.groupBy(labels, label => label)
  return labels.length > maxOptions ? [] : labels.filter(label => counts.get(label)?.length === 1)
}
