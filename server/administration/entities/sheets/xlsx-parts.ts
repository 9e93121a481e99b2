/** The parts that every workbook has, and the pieces of its sheets. */
import type { Cell } from './cell.ts'

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * The parts of every workbook besides its sheets. Styles: 0 none, 1 a bold heading, 2 a text that looks like a formula,
 * 3 a moment, 4 a text whatever is typed, 5 a day.
 */
export const fixedParts: Readonly<Record<string, string>> = {
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" quotePrefix="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`
}

/** A sheet of a workbook. */
export interface NamedSheet {
  readonly name: string
  readonly isHidden?: boolean
}

/** Returns the parts that list the sheets. */
export function bookParts(listed: readonly NamedSheet[]): Readonly<Record<string, string>> {
  const count = listed.length
  const each = (part: (number: number, sheet: NamedSheet) => string) =>
    listed.map((sheet, at) => part(at + 1, sheet)).join('')
  const types = each(n => `<Override PartName="/${sheetPath(n)}" ContentType="${sheetTypes}.worksheet+xml"/>`)
  const sheets = each(
    (n, { name, isHidden }) =>
      `<sheet name="${name}" sheetId="${n}"${isHidden ? ' state="hidden"' : ''} r:id="rId${n}"/>`
  )
  const targets = each(
    n => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`
  )
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetTypes}.sheet.main+xml"/>${types}<Override PartName="/xl/styles.xml" ContentType="${sheetTypes}.styles+xml"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${targets}<Relationship Id="rId${count + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`
  }
}

export const sheetPath = (number: number) => `xl/worksheets/sheet${number}.xml`

/** The width of a moment, in characters of a digit's width. */
const ofMoment = 17

/** Returns the width that a cell needs, in characters of a digit's width. */
export function widthOf(cell: Cell): number {
  if (cell instanceof Date) return ofMoment
  return Array.from(String(cell ?? '')).reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 2)
}

/** Returns a cell with a text. */
export function textCell(text: string, style?: number, place?: string): string {
  const [at, mark] = [place === undefined ? '' : ` r="${place}"`, style === undefined ? '' : ` s="${style}"`]
  return `<c${at} t="inlineStr"${mark}><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;'
}

/** Removes characters that XML cannot hold and escapes texts such as `_x000D_`. A cell holds 32,767 characters. */
export const escapeXml = (text: string): string =>
  text
    .slice(0, 32_767)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/_x[\dA-Fa-f]{4}_/g, match => `_x005F${match}`)
    .replaceAll(/[&<>"\r]/g, character => entities[character] ?? character)
