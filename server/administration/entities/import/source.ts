/** The lines of an uploaded file with their problems. The file of the refused lines is made of them. */
import type { Language } from '@board/schemas/errors/catalogue'
import type { Db } from '../../../platform/database/open.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { labelsOf } from '../access.ts'
import type { Context } from '../context.ts'
import { type Cell, type ReadCell, SheetNumber, shownText } from '../sheets/cell.ts'
import type { Table } from '../sheets/read-table.ts'
import { type SheetFile, writeSheet } from '../sheets/sheet-file.ts'
import { idOfBatch } from './batch.ts'
import { type LineProblem, sourceHeadings } from './heading.ts'
import { findBatch } from './store.ts'

export interface ImportSource {
  readonly heading: readonly string[]
  readonly lines: readonly { readonly line: number; readonly cells: readonly (string | number)[] }[]
  readonly problems: readonly LineProblem[]
}

/** Returns the lines of a table as they can be written again. */
export const sourceOfTable = ({ heading, lines }: Table, problems: readonly LineProblem[]): ImportSource => ({
  heading: heading.cells.map(shownText),
  lines: lines.map(({ line, cells }) => ({ line, cells: cells.map(plainCell) })),
  problems
})

/** A number stays a number unless its format shows another text, or it has lost digits. */
function plainCell(cell: ReadCell): string | number {
  if (!(cell instanceof SheetNumber)) return shownText(cell)
  return cell.text === String(cell.value) && !cell.isRounded ? cell.value : cell.text
}

/**
 * Returns the lines that were not imported, with their problems; undefined if there are none.
 * @param tried the lines that the confirmation has tried to write
 * @param problems the problems of the confirmation; of a line that was tried, they replace those of the preview
 */
export function skippedLines(
  source: ImportSource,
  tried: ReadonlySet<number>,
  problems: readonly LineProblem[]
): ImportSource | undefined {
  const failed = problems.filter(({ line }) => tried.has(line))
  const isFailed = new Set(failed.map(({ line }) => line))
  const lines = source.lines.filter(({ line }) => !tried.has(line) || isFailed.has(line))
  const untried = source.problems.filter(({ line }) => !tried.has(line))
  return lines.length === 0 ? undefined : { ...source, lines, problems: [...untried, ...failed] }
}

export const sealSource = ({ deps }: Pick<Context, 'deps'>, source: ImportSource): string =>
  deps.keys.sealField('import', JSON.stringify(source))

export const openSource = ({ deps }: Pick<Context, 'deps'>, sealed: string): ImportSource =>
  JSON.parse(deps.keys.openField('import', sealed))

const fileNames: Readonly<Record<Language, string>> = {
  'zh-CN': '未导入的行',
  'zh-TW': '未匯入的列',
  'en-US': 'refused lines'
}

/**
 * Writes the lines of an uploaded file that cannot be imported, or were not, as a workbook. Two columns before them have
 * the line and the reasons; an import ignores both, so that the corrected file can be uploaded as it is.
 * @throws Refusal ENT0009 for a batch that is unknown, not theirs, expired or without such lines
 */
export async function refusedLines(db: Db, context: Context, batchId: string): Promise<SheetFile> {
  const { model, actor, now, language } = context
  const batch = await findBatch(db, idOfBatch(batchId), {
    entity: model.entity.name,
    accountId: actor.accountId
  })
  if (!batch?.sourceSealed || batch.expiresAt <= now) throw new Refusal('ENT0009')
  const { heading, lines, problems } = openSource(context, batch.sourceSealed)
  const reasons = Map.groupBy(problems, ({ line }) => line)
  const refused = lines.filter(({ line }) => reasons.has(line))
  if (refused.length === 0) throw new Refusal('ENT0009')
  async function* rows(): AsyncGenerator<Cell[][]> {
    yield refused.map(({ line, cells }) => [
      line,
      (reasons.get(line) ?? []).map(problem => sayProblem(context, problem)).join('\n'),
      ...cells
    ])
  }
  return writeSheet('xlsx', {
    name: `${model.texts[language].name}-${fileNames[language]}`,
    heading: [...sourceHeadings.map(words => words[language]), ...heading],
    rows: rows(),
    now
  })
}

/** Returns a problem with the label of its column, unless the message names the column itself. */
function sayProblem({ model, language }: Context, { field, message }: LineProblem): string {
  const label = field === '' ? '' : labelsOf(model, field)[language]
  if (label === '' || message.includes(label)) return message
  return language === 'en-US' ? `${label}: ${message}` : `${label}：${message}`
}
