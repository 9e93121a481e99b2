/** The formats of numbers in a workbook. */
import { isDateFormat } from 'numfmt'
import { type Archive, all, type Tag } from './archive.ts'

/** The formats that spreadsheets do not write down, as Chinese ones show them. ECMA-376, 18.8.30. */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"¥"#,##0;"¥"-#,##0',
  6: '"¥"#,##0;"¥"-#,##0',
  7: '"¥"#,##0.00;"¥"-#,##0.00',
  8: '"¥"#,##0.00;"¥"-#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'yyyy/m/d',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy/m/d h:mm',
  27: 'yyyy"年"m"月"',
  28: 'm"月"d"日"',
  29: 'm"月"d"日"',
  30: 'm-d-yy',
  31: 'yyyy"年"m"月"d"日"',
  32: 'h"时"mm"分"',
  33: 'h"时"mm"分"ss"秒"',
  36: 'yyyy"年"m"月"',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
  50: 'yyyy"年"m"月"',
  51: 'm"月"d"日"',
  52: 'yyyy"年"m"月"',
  53: 'm"月"d"日"',
  54: 'm"月"d"日"',
  57: 'yyyy"年"m"月"',
  58: 'm"月"d"日"'
}

/** The format of a style, and whether it shows a day or a time. */
export interface NumberFormat {
  readonly code: string
  readonly isDate: boolean
}

export const general: NumberFormat = { code: 'General', isDate: false }

/** Reads the formats of a workbook's cells, by the number of their style. */
export async function readFormats(archive: Archive, path: string): Promise<readonly NumberFormat[]> {
  const own = new Map<number, string>()
  const styles: number[] = []
  let isOfCells = false
  const open = ({ name, attributes: { numFmtId, formatCode = '' } }: Tag) => {
    if (name === 'cellXfs') isOfCells = true
    if (name === 'numFmt') own.set(Number(numFmtId), formatCode)
    if (name === 'xf' && isOfCells) styles.push(Number(numFmtId ?? 0))
  }
  const close = (name: string) => {
    if (name === 'cellXfs') isOfCells = false
  }
  await all(archive.parse(path, { open, close }))
  const formats = new Map([...new Set(styles)].map(id => [id, formatFor(own.get(id) ?? builtIn[id])]))
  return styles.map(id => formats.get(id) ?? general)
}

/** As text, a number is shown as it was typed. */
const formatFor = (code: string | undefined): NumberFormat =>
  code === undefined || code === '@' ? general : { code, isDate: isDateFormat(code) }
