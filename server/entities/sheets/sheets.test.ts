import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import yauzl from 'yauzl'
import yazl from 'yazl'
import type { Cell } from './cell.ts'
import { sheetLimits } from './cell.ts'
import { readTable } from './read-table.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

async function* batches(...rows: Cell[][]) {
  for (const row of rows) yield [row]
}

const read = (bytes: Buffer | string) => readTable(Readable.from([Buffer.from(bytes)]))
const cellsOf = async (bytes: Buffer | string) => (await read(bytes)).lines.map(({ cells }) => cells)

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
    expect(lines).toEqual([{ line: 7, cells: ['', 'true', 42] }])
  })
})

describe('a hostile file', () => {
  const worksheet = (content: string) => ({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${content}</sheetData></worksheet>`
  })

  it.each([
    ['is no table', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['is empty', Buffer.from('')],
    ['is an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['is half a ZIP', Buffer.from('PK\u0003\u0004 and no more')]
  ])('that %s is refused', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ code: 'ENT0008' })
  })

  it('that grows without end is given up', async () => {
    const bytes = await zipOf(worksheet(' '.repeat(sheetLimits.inflated + 1)))
    expect(bytes.length).toBeLessThan(sheetLimits.bytes)
    await expect(read(bytes)).rejects.toMatchObject({ code: 'ENT0008' })
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
