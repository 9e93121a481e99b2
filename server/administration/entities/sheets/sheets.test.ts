import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import yazl from 'yazl'
import type { Cell, ReadCell } from './cell.ts'
import { SheetError, SheetNumber, sheetLimits, shownText } from './cell.ts'
import { readTable } from './read-table.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

async function* batches(...rows: Cell[][]) {
  for (const row of rows) yield [row]
}

const read = (bytes: Buffer | string) => readTable(Readable.from([Buffer.from(bytes)]))
/** Numbers as values, all else as shown. */
const plainValue = (cell: ReadCell) => (cell instanceof SheetNumber ? cell.value : shownText(cell))
const cellsOf = async (bytes: Buffer | string) =>
  (await read(bytes)).lines.map(({ cells }) => cells.map(plainValue))
/** Returns the cells of the first line as a person sees them. */
const shownIn = async (parts: Readonly<Record<string, string>>) =>
  (await read(await zipOf(parts))).lines[0]?.cells.map(shownText)

const formulas = ['=1+1', '+1', '-1', '@A1', '\tx', '\rx', '＝1']

describe('a CSV file', () => {
  it('opens in Excel with its characters, and holds no formula', async () => {
    const text = (await buffer(writeCsv(['编码'], batches(...formulas.map(each => [each]))))).toString()
    expect(text.startsWith('\uFEFF编码\r\n')).toBe(true)
    const cells = text.slice(1).split('\r\n').slice(1, -1)
    expect(cells.map(cell => cell.replace(/^"/, '')[0])).toEqual(formulas.map(() => "'"))
  })

  it('is read as it was written, whatever stands in it', async () => {
    const rows: Cell[][] = [
      ['a,"b"\n丙', '=1+1'],
      ['x;y', '-3']
    ]
    const bytes = await buffer(writeCsv(['甲', '乙'], batches(...rows)))
    expect(await cellsOf(bytes)).toEqual(rows)
  })

  it('may be in UTF-8 with or without BOM, in GB18030 or UTF-16, with commas, semicolons or tabs', async () => {
    const gb18030 = Buffer.from([
      0xb1, 0xe0, 0xc2, 0xeb, 0x2c, 0xd6, 0xb5, 0x0d, 0x0a, 0xb1, 0xe0, 0x2c, 0x31
    ])
    const files = [
      '编码,值\n编,1',
      '\uFEFF编码;值\r\n编;1\r\n\r\n',
      gb18030,
      Buffer.from('\uFEFF编码\t值\n编\t1', 'utf16le')
    ]
    for (const file of files) {
      const { heading, lines } = await read(file)
      expect(heading.cells).toEqual(['编码', '值'])
      expect(lines).toEqual([{ line: 2, cells: ['编', '1'] }])
    }
  })
})

describe('an XLSX file', () => {
  it('is read as it was written; texts stay texts', async () => {
    const rows: Cell[][] = [
      ['=1+1', 5],
      ['<&> _x000D_ 😀\n二', -3.5],
      ...formulas.map((each): Cell[] => [each, 1])
    ]
    const bytes = await buffer(writeXlsx(['甲', '乙'], batches(...rows)))
    expect(await cellsOf(bytes)).toEqual(
      rows.map(([text, number]) => [String(text).trim() === 'x' ? 'x' : text, number])
    )
  })

  it('has moments that a program can sort, in the time of Shanghai, and columns as wide as their texts', async () => {
    const at = new Date('2026-03-05T15:59:00Z')
    const rows: Cell[][] = [['沿河步道护栏松动', at]]
    const zip = await yauzl.fromBufferPromise(await buffer(writeXlsx(['标题', '期限'], batches(...rows))), {
      lazyEntries: true
    })
    const parts = new Map<string, string>()
    for await (const entry of zip.eachEntry())
      parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    // 46086 is 5 March 2026; a minute before its end
    expect(Number(/<c s="3"><v>([\d.]+)</.exec(sheet)?.[1])).toBeCloseTo(46086 + 1439 / 1440, 9)
    expect(parts.get('xl/styles.xml')).toContain('formatCode="yyyy\\-mm\\-dd\\ hh:mm"')
    expect([...sheet.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))).toEqual([18, 17])
    const csv = (await buffer(writeCsv(['标题', '期限'], batches(...rows)))).toString()
    expect(csv).toContain('沿河步道护栏松动,2026-03-05 23:59')
  })

  it('goes on in a further sheet, under its heading, where one is full', async () => {
    const rows = (count: number): Cell[][] => Array.from({ length: count }, (_, at) => [`第${at + 1}行`])
    async function* inPairs(count: number) {
      for (let at = 0; at < count; at += 2) yield rows(count).slice(at, at + 2)
    }
    const sheetsOf = async (count: number) => {
      const zip = await yauzl.fromBufferPromise(await buffer(writeXlsx(['甲'], inPairs(count), 4)), {
        lazyEntries: true
      })
      const sheets: string[][] = []
      let names = ''
      for await (const entry of zip.eachEntry()) {
        const xml = await text(await zip.openReadStreamPromise(entry))
        if (entry.fileName.includes('worksheets/'))
          sheets.push([...xml.matchAll(/<t [^>]*>([^<]*)</g)].map(([, word]) => word ?? ''))
        if (entry.fileName === 'xl/workbook.xml')
          names = [...xml.matchAll(/name="(\w+)"/g)].map(([, name]) => name).join()
      }
      return { sheets, names }
    }
    const words = rows(7).flat().map(String)
    expect(await sheetsOf(7)).toEqual({
      sheets: [
        ['甲', ...words.slice(0, 3)],
        ['甲', ...words.slice(3, 6)],
        ['甲', ...words.slice(6)]
      ],
      names: 'Sheet1,Sheet2,Sheet3'
    })
    expect((await sheetsOf(3)).sheets).toEqual([['甲', ...words.slice(0, 3)]])
    expect((await sheetsOf(0)).sheets).toEqual([['甲']])
  })

  it('that nobody reads to its end asks for no more rows, nor does one whose rows fail', async () => {
    let [isAsked, isClosed] = [false, false]
    async function* endless() {
      isAsked = true
      try {
        for (;;) yield [['行'.repeat(20_000)]]
      } finally {
        isClosed = true
      }
    }
    const file = writeXlsx(['甲'], endless(), 3)
    for await (const _ of file) if (isAsked) break
    await expect.poll(() => isClosed).toBe(true)
    async function* failing(): AsyncGenerator<Cell[][]> {
      yield [['一']]
      throw new Error('gone')
    }
    await expect(buffer(writeXlsx(['甲'], failing(), 2))).rejects.toThrow('gone')
  })

  it('gives what its formulas have computed, and the texts that cells share', async () => {
    const sheet = `<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="str"><f>1</f><v>丙</v></c></row>
      <row r="7"><c r="B7" t="b"><v>1</v></c><c r="C7"><f>HYPERLINK("http://x")</f><v>42</v></c></row></sheetData></worksheet>`
    const shared = '<sst><si><r><t>甲</t></r><r><t>乙</t></r><rPh><t>kana</t></rPh></si></sst>'
    const bytes = await zipOf({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': shared })
    const { heading, lines } = await read(bytes)
    expect(heading.cells).toEqual(['甲乙', '', '丙'])
    expect(lines).toEqual([{ line: 7, cells: ['', 'true', new SheetNumber(42)] }])
  })
})

/** Returns the parts of a workbook whose one line has these cells below a heading. */
const oneLine = (cells: string, more: Readonly<Record<string, string>> = {}) => ({
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c t="str"><v>甲</v></c></row><row r="2">${cells}</row></sheetData></worksheet>`,
  ...more
})

/** Returns the styles of a workbook: one for each format, in order. */
const stylesOf = (...formats: readonly (string | number)[]) => {
  const own = formats.map((format, at) => [typeof format === 'number' ? format : 200 + at, format] as const)
  const codes = own.flatMap(([id, code]) =>
    typeof code === 'number'
      ? []
      : `<numFmt numFmtId="${id}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`
  )
  const styles = own.map(([id]) => `<xf numFmtId="${id}"/>`)
  return {
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`
  }
}

describe('a number of a workbook', () => {
  it.each<[string | number, string, string]>([
    [0, '42', '42'],
    [0, '1.5E+10', '15000000000'],
    [0, '0.30000000000000004', '0.3'],
    [0, '13800138000', '13800138000'],
    [0, '330102199001011', '330102199001011'],
    [1, '3.7', '4'],
    [2, '1.1', '1.10'],
    [4, '1234.5', '1,234.50'],
    [9, '0.5', '50%'],
    [10, '0.125', '12.50%'],
    [11, '15000000000', '1.50E+10'],
    [14, '46086', '2026/3/5'],
    [20, '0.5', '12:00'],
    [22, '46086.354166666664', '2026/3/5 8:30'],
    [31, '46086', '2026年3月5日'],
    [49, '330102', '330102'],
    ['000000', '123', '000123'],
    ['0.000', '2', '2.000'],
    ['yyyy-mm-dd hh:mm', '46086.354166666664', '2026-03-05 08:30'],
    ['[$-804]yyyy"年"m"月"d"日";@', '46086', '2026年3月5日'],
    ['0.0%', '0.1', '10.0%'],
    ['"第"0"号"', '7', '第7号'],
    ['a[b', '7', '######']
  ])('in the format %s is shown as Excel shows it: %s as %s', async (format, value, shown) => {
    expect(await shownIn(oneLine(`<c s="0"><v>${value}</v></c>`, stylesOf(format)))).toEqual([shown])
  })

  it('of a workbook whose calendar begins in 1904 is the same day', async () => {
    const parts = oneLine('<c s="0"><v>44624</v></c><c s="1"><v>44624</v></c>', {
      ...stylesOf(14, 0),
      'xl/workbook.xml': '<workbook><workbookPr date1904="1"/></workbook>'
    })
    expect(await shownIn(parts)).toEqual(['2026/3/5', '44624'])
  })

  it.each(['1.10101199001011E+17', '330102199001011234', '-1000000000000000', '6222021234567890123'])(
    'with more digits than spreadsheets keep is known as rounded: %s',
    async value => {
      const { lines } = await read(await zipOf(oneLine(`<c><v>${value}</v></c>`)))
      expect(lines[0]?.cells[0]).toMatchObject({ isRounded: true })
    }
  )

  it.each([
    '#N/A',
    '#REF!',
    '#VALUE!',
    '#DIV/0!',
    '#NAME?',
    '#NUM!',
    '#NULL!',
    '#SPILL!',
    '#CALC!',
    '#GETTING_DATA'
  ])('that a formula could not compute is an error: %s', async text => {
    const { lines } = await read(await zipOf(oneLine(`<c t="e"><f>x</f><v>${text}</v></c>`)))
    expect(lines[0]?.cells).toEqual([new SheetError(text)])
  })
})

describe('the sheet of a workbook', () => {
  const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${types}/${kind}" Target="${target}"/>`
  const relations = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`
  const sheet = (word: string, prefix = '') =>
    `<${prefix}worksheet><${prefix}sheetData><${prefix}row><${prefix}c t="str"><${prefix}v>${word}</${prefix}v></${prefix}c></${prefix}row></${prefix}sheetData></${prefix}worksheet>`
  const heading = async (parts: Readonly<Record<string, string>>) =>
    (await read(await zipOf(parts))).heading.cells[0]
  const root = relations(relation('rId1', 'officeDocument', 'xl/workbook.xml'))
  const book = (sheets: string) => `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`
  const listed = '<sheet name="A" sheetId="1" r:id="rId7"/>'

  it.each<[string, Readonly<Record<string, string>>]>([
    [
      'by its relation',
      {
        'xl/workbook.xml': book(listed),
        'xl/_rels/workbook.xml.rels': relations(relation('rId7', 'worksheet', 'worksheets/data.xml')),
        'xl/worksheets/data.xml': sheet('甲')
      }
    ],
    [
      'by an absolute target',
      {
        'xl/workbook.xml': book(listed),
        'xl/_rels/workbook.xml.rels': relations(relation('rId7', 'worksheet', '/xl/worksheets/data.xml')),
        'xl/worksheets/data.xml': sheet('甲')
      }
    ],
    [
      'in another case',
      {
        'XL/Workbook.xml': book(listed),
        'xl/_RELS/workbook.xml.rels': relations(relation('rId7', 'worksheet', 'Worksheets/Sheet1.XML')),
        'xl/worksheets/sheet1.xml': sheet('甲')
      }
    ],
    [
      'with backslashes in its path',
      {
        'xl/workbook.xml': book(listed),
        'xl/_rels/workbook.xml.rels': relations(relation('rId7', 'worksheet', 'worksheets/s.xml')),
        'xl\\worksheets\\s.xml': sheet('甲')
      }
    ],
    [
      'with prefixes',
      {
        'xl/workbook.xml':
          '<x:workbook xmlns:x="x" xmlns:rel="r"><x:sheets><x:sheet name="A" sheetId="1" rel:id="rId7"/></x:sheets></x:workbook>',
        'xl/_rels/workbook.xml.rels': relations(relation('rId7', 'worksheet', 'worksheets/s.xml')),
        'xl/worksheets/s.xml': sheet('甲', 'x:').replace('<x:worksheet>', '<x:worksheet xmlns:x="x">')
      }
    ],
    [
      'in a folder above',
      {
        'xl/workbook.xml': book(listed),
        'xl/_rels/workbook.xml.rels': relations(relation('rId7', 'worksheet', '../data/s.xml')),
        'data/s.xml': sheet('甲')
      }
    ],
    [
      'of a workbook in another folder',
      {
        '_rels/.rels': relations(relation('rId1', 'officeDocument', '/book/b.xml')),
        'book/b.xml': book(listed),
        'book/_rels/b.xml.rels': relations(relation('rId7', 'worksheet', 'one.xml')),
        'book/one.xml': sheet('甲')
      }
    ],
    [
      'with a blank in its name',
      {
        'xl/workbook.xml': book(listed),
        'xl/_rels/workbook.xml.rels': relations(relation('rId7', 'worksheet', 'worksheets/my%20sheet.xml')),
        'xl/worksheets/my sheet.xml': sheet('甲')
      }
    ],
    ['without any relation', { 'xl/worksheets/sheet1.xml': sheet('甲') }],
    [
      'behind a hidden one',
      {
        'xl/workbook.xml': book(`<sheet name="H" sheetId="2" state="hidden" r:id="rId1"/>${listed}`),
        'xl/_rels/workbook.xml.rels': relations(
          relation('rId1', 'worksheet', 'worksheets/h.xml'),
          relation('rId7', 'worksheet', 'worksheets/s.xml')
        ),
        'xl/worksheets/h.xml': sheet('乙'),
        'xl/worksheets/s.xml': sheet('甲')
      }
    ],
    [
      'behind a very hidden one',
      {
        'xl/workbook.xml': book(`<sheet name="H" sheetId="2" state="veryHidden" r:id="rId1"/>${listed}`),
        'xl/_rels/workbook.xml.rels': relations(
          relation('rId1', 'worksheet', 'worksheets/h.xml'),
          relation('rId7', 'worksheet', 'worksheets/s.xml')
        ),
        'xl/worksheets/h.xml': sheet('乙'),
        'xl/worksheets/s.xml': sheet('甲')
      }
    ],
    [
      'behind a chart',
      {
        'xl/workbook.xml': book(`<sheet name="C" sheetId="2" r:id="rId1"/>${listed}`),
        'xl/_rels/workbook.xml.rels': relations(
          relation('rId1', 'chartsheet', 'chartsheets/c.xml'),
          relation('rId7', 'worksheet', 'worksheets/s.xml')
        ),
        'xl/chartsheets/c.xml': '<chartsheet/>',
        'xl/worksheets/s.xml': sheet('甲')
      }
    ]
  ])('is found %s', async (_how, parts) => {
    expect(await heading({ '_rels/.rels': root, ...parts })).toBe('甲')
  })
})

describe('a table of another format', () => {
  it.each([
    ['a page', '<html><body><table><tr><td>编码</td></tr></table></body></html>'],
    ['a page with a doctype', '<!DOCTYPE html>\n<html></html>'],
    ['a page after a mark and blanks', '\uFEFF\r\n  <HTML xmlns:x="urn:schemas-microsoft-com:office:excel">'],
    ['a table alone', '<table border="1"><tr><td>1</td></tr></table>'],
    ['a style before a table', '<style>td{}</style><table></table>'],
    ['a meta tag', '<meta charset="gbk"><table></table>'],
    ['a comment', '<!-- export --><table></table>'],
    [
      'XML of Excel 2003',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'
    ],
    ['XML without a declaration', '<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"/>'],
    ['a page in UTF-16', Buffer.from('\uFEFF<html></html>', 'utf16le')],
    ['a workbook of Excel 97', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])]
  ])('that is %s is told to be saved as .xlsx', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'ENT0013' })
  })

  it('that is an OpenDocument is told so, too', async () => {
    await expect(read(await zipOf({ 'content.xml': '<x/>' }))).rejects.toMatchObject({ code: 'ENT0013' })
  })
})

describe('the encoding of a CSV file', () => {
  const gbk: Readonly<Record<string, number[]>> = {
    模: [0xc4, 0xa3],
    茅: [0xc3, 0xa9],
    路: [0xc2, 0xb7],
    编: [0xb1, 0xe0],
    码: [0xc2, 0xeb]
  }
  const inGbk = (text: string) =>
    Buffer.from(Array.from(text).flatMap(sign => gbk[sign] ?? [sign.charCodeAt(0)]))
  const big = (text: string) => Buffer.from(text, 'utf16le').swap16()

  it.each<[string, Buffer | string]>([
    ['GBK with one word that is also UTF-8', inGbk('模,code\n模,1')],
    ['UTF-16LE with a mark', Buffer.from('\uFEFF模,code\n模,1', 'utf16le')],
    ['UTF-16LE without a mark', Buffer.from('模,code\n模,1', 'utf16le')],
    ['UTF-16BE with a mark', big('\uFEFF模,code\n模,1')],
    ['UTF-16BE without a mark', big('模,code\r\n模,1')],
    ['UTF-8', '模,code\n模,1'],
    ['UTF-8 with a mark', '\uFEFF模,code\n模,1'],
    ['UTF-8 with semicolons', '模;code\n模;1'],
    ['UTF-16LE with tabs', Buffer.from('\uFEFF模\tcode\n模\t1', 'utf16le')],
    ['GBK with tabs', inGbk('模\tcode\n模\t1')]
  ])('is found: %s', async (_what, bytes) => {
    const { heading, lines } = await read(bytes)
    expect(heading.cells).toEqual(['模', 'code'])
    expect(lines).toEqual([{ line: 2, cells: ['模', '1'] }])
  })

  it.each(['茅', '路', '编', '码', '模路', '编码'])('GBK is preferred to rare letters: %s', async word => {
    expect((await read(inGbk(`a,b\n${word},1`))).lines[0]?.cells).toEqual([word, '1'])
  })

  it.each([
    ['sep=,\na,b;c\n1,2', ['a', 'b;c'], ['1', '2']],
    ['sep=;\r\na;b,c,d\r\n1;2', ['a', 'b,c,d'], ['1', '2']],
    ['SEP=|\na|b\n1|2', ['a', 'b'], ['1', '2']],
    ['"sep=,"\na,b\n1,2', ['a', 'b'], ['1', '2']],
    ['\uFEFFsep=\t\na\tb\n1\t2', ['a', 'b'], ['1', '2']]
  ])('the first line may name the separator: %j', async (text, heading, cells) => {
    const table = await read(text)
    expect(table.heading.cells).toEqual(heading)
    expect(table.lines).toEqual([{ line: 3, cells }])
  })
})

describe('a hostile file', () => {
  const worksheet = (content: string) => ({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${content}</sheetData></worksheet>`
  })

  it.each([
    ['is no table', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['is empty', Buffer.from('')],
    ['is half a ZIP', Buffer.from('PK\u0003\u0004 and no more')]
  ])('that %s is refused', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'ENT0008' })
  })

  it('that grows without end is given up', async () => {
    const bytes = await zipOf(worksheet(' '.repeat(sheetLimits.inflated + 1)))
    expect(bytes.length).toBeLessThan(sheetLimits.bytes)
    await expect(read(bytes)).rejects.toMatchObject({ code: 'ENT0008' })
  })

  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  const listing = (many: string) => Array.from({ length: 10_000 }, () => many).join('')
  it.each<[string, () => Readonly<Record<string, string>>]>([
    ['tags in each other', () => worksheet(nested(sheetLimits.depth))],
    ['millions of open tags', () => worksheet('<a>'.repeat(5_000_000))],
    [
      'millions of attributes',
      () => worksheet(`<a ${Array.from({ length: 300_000 }, (_, at) => `a${at}=""`).join(' ')}/>`)
    ],
    ['millions of elements', () => worksheet(listing('<a/>'.repeat(401)))],
    [
      'millions of shared texts',
      () => ({ ...worksheet(''), 'xl/sharedStrings.xml': `<sst>${listing('<si/>'.repeat(101))}</sst>` })
    ],
    [
      'tags in each other among the relations',
      () => ({ ...worksheet(''), '_rels/.rels': nested(sheetLimits.depth + 1) })
    ],
    [
      'tags in each other among the texts',
      () => ({ ...worksheet(''), 'xl/sharedStrings.xml': nested(sheetLimits.depth + 1) })
    ],
    [
      'tags in each other among the styles',
      () => ({ ...worksheet(''), 'xl/styles.xml': nested(sheetLimits.depth + 1) })
    ],
    [
      'tags in each other in the workbook',
      () => ({ ...worksheet(''), 'xl/workbook.xml': nested(sheetLimits.depth + 1) })
    ],
    [
      'many parts',
      () => ({
        ...worksheet(''),
        ...Object.fromEntries(Array.from({ length: sheetLimits.parts }, (_, at) => [`x${at}`, '']))
      })
    ]
  ])('with %s is given up at the limit', async (_what, parts) => {
    const bytes = await zipOf(parts())
    expect(bytes.length).toBeLessThan(sheetLimits.bytes)
    await expect(read(bytes)).rejects.toMatchObject({ code: 'ENT0008' })
  })

  it('of nested tags takes no more memory than its limit of depth', async () => {
    const bytes = await zipOf(worksheet('<a>'.repeat(12_000_000)))
    expect(bytes.length).toBeLessThan(100_000)
    const before = process.memoryUsage().heapUsed
    await expect(read(bytes)).rejects.toMatchObject({ code: 'ENT0008' })
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000)
  })

  it('with entities of its own, very many columns or broken XML is refused', async () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row><c><v>&a;</v></c></row></sheetData></worksheet>'
    const files = [
      { 'xl/worksheets/sheet1.xml': bomb },
      worksheet('<row><c r="XFD1"><v>1</v></c></row>'),
      worksheet('<row><c><v>1</row>'),
      { 'other.xml': '<x/>' }
    ]
    for (const file of files) await expect(read(await zipOf(file))).rejects.toMatchObject({ code: 'ENT0008' })
  })

  it('that is too large or too long is refused before it is read to its end', async () => {
    const large = Readable.from([Buffer.alloc(sheetLimits.bytes), Buffer.alloc(1)])
    await expect(readTable(large)).rejects.toMatchObject({ code: 'GEN0413' })
    const line = (count: number) => `a\n${'1\n'.repeat(count)}`
    expect((await read(line(sheetLimits.lines))).lines).toHaveLength(sheetLimits.lines)
    await expect(read(line(sheetLimits.lines + 1))).rejects.toMatchObject({ code: 'ENT0007' })
  })
})

function zipOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  return buffer(zip.outputStream as Readable)
}
