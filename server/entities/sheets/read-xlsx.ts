import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import yauzl from 'yauzl'
import { type ReadRow, sheetLimits } from './cell.ts'
import { unreadable } from './unreadable.ts'

type Archive = { entries: ReadonlyMap<string, yauzl.Entry>; open(entry: yauzl.Entry): Promise<Readable> }

/** The largest number of parts of a workbook. Real ones have a few dozen. */
const maxParts = 500

/**
 * Reads the rows of an XLSX file's first sheet. The value of a formula is the one that was last computed. Empty rows
 * are left out. The limit counts the decompressed bytes, not the size that the file states.
 * @throws Refusal ENT0008 for a file that is not a workbook, or a hostile one
 */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<ReadRow> {
  try {
    const archive = await openArchive(bytes)
    const budget = { left: sheetLimits.inflated }
    const shared = await sharedTexts(archive, budget)
    const sheet = archive.entries.get(await firstSheet(archive, budget))
    if (!sheet) throw unreadable()
    yield* rowsOf(archive, sheet, shared, budget)
  } catch (error) {
    throw unreadable(error)
  }
}

async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= maxParts || entry.isEncrypted()) throw unreadable()
    entries.set(entry.fileName.replace(/^\//, ''), entry)
  }
  return { entries, open: entry => zip.openReadStreamPromise(entry) }
}

type Budget = { left: number }
type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> }
type Listener = { open?(tag: Tag): void; close?(name: string): void; text?(text: string): void }

/** Reads a part of the archive as XML. It yields after each chunk, so that finished rows can be taken. */
async function* parsed({ open }: Archive, entry: yauzl.Entry, listener: Listener, budget: Budget) {
  const parser = new SaxesParser()
  const local = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('error', error => {
    throw error
  })
  // no workbook has a doctype, and only a doctype can declare entities
  parser.on('doctype', () => {
    throw unreadable()
  })
  parser.on('opentag', ({ name, attributes }) => listener.open?.({ name: local(name), attributes }))
  parser.on('closetag', ({ name }) => listener.close?.(local(name)))
  parser.on('text', text => listener.text?.(text))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const stream = await open(entry)
  for await (const chunk of stream) {
    budget.left -= chunk.length
    if (budget.left < 0) throw unreadable()
    parser.write(decoder.decode(chunk, { stream: true }))
    yield
  }
  parser.close()
}

async function all(parts: AsyncGenerator<undefined>): Promise<void> {
  for await (const _ of parts);
}

/** Returns the path of the part that holds the first sheet. */
async function firstSheet(archive: Archive, budget: Budget): Promise<string> {
  const usual = 'xl/worksheets/sheet1.xml'
  const workbook = archive.entries.get('xl/workbook.xml')
  const relations = archive.entries.get('xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) return usual
  let id: string | undefined
  const open = ({ name, attributes }: Tag) => {
    if (name === 'sheet') id ??= attributes['r:id']
  }
  await all(parsed(archive, workbook, { open }, budget))
  let target: string | undefined
  const find = ({ name, attributes }: Tag) => {
    if (name === 'Relationship' && attributes.Id === id) target = attributes.Target
  }
  await all(parsed(archive, relations, { open: find }, budget))
  if (target === undefined) return usual
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Returns the texts that cells refer to by number. Rich text loses the pronunciation above it. */
async function sharedTexts(archive: Archive, budget: Budget): Promise<readonly string[]> {
  const texts: string[] = []
  const entry = archive.entries.get('xl/sharedStrings.xml')
  if (!entry) return texts
  let text = ''
  let inText = false
  let spoken = 0
  const listener: Listener = {
    open({ name }) {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken++
      inText = name === 't' && spoken === 0
    },
    text: part => {
      if (inText && text.length <= sheetLimits.cell) text += part
    },
    close(name) {
      if (name === 'rPh') spoken--
      if (name === 't') inText = false
      if (name === 'si') texts.push(text.slice(0, sheetLimits.cell + 1))
    }
  }
  await all(parsed(archive, entry, listener, budget))
  return texts
}

async function* rowsOf(
  archive: Archive,
  sheet: yauzl.Entry,
  shared: readonly string[],
  budget: Budget
): AsyncGenerator<ReadRow> {
  const ready: ReadRow[] = []
  let line = 0
  let cells: (string | number)[] = []
  let cell = { at: 0, type: '', text: '' }
  let takesText = false
  const listener: Listener = {
    open({ name, attributes }) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1)
        cells = []
      }
      if (name === 'c')
        cell = { at: columnOf(attributes.r) ?? cells.length, type: attributes.t ?? '', text: '' }
      takesText = name === 'v' || name === 't'
    },
    text: part => {
      if (takesText && cell.text.length <= sheetLimits.cell) cell.text += part
    },
    close(name) {
      if (name === 'v' || name === 't') takesText = false
      if (name === 'c' && cell.text !== '') {
        if (cell.at >= sheetLimits.columns) throw unreadable()
        while (cells.length < cell.at) cells.push('')
        cells[cell.at] = contentOf(cell, shared)
      } else if (name === 'c' && cell.at === cells.length && cell.at < sheetLimits.columns) cells.push('')
      if (name === 'row' && cells.some(value => value !== '')) ready.push({ line, cells })
    }
  }
  for await (const _ of parsed(archive, sheet, listener, budget)) yield* ready.splice(0)
  yield* ready
}

/** Returns the column of a reference such as `AB12`, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d{1,7}$/.exec(reference ?? '')?.[1]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function contentOf(
  { type, text }: { type: string; text: string },
  shared: readonly string[]
): string | number {
  if (type === 's') return plain(shared[Number(text)] ?? '')
  if (type === 'b') return text === '1' ? 'true' : 'false'
  if (type === '' || type === 'n') return Number.isFinite(Number(text)) ? Number(text) : text
  return plain(text)
}

/** Decodes `_x000D_`, the form in which Excel writes a character that XML cannot hold. */
const plain = (text: string): string =>
  text
    .replaceAll(/_x([\dA-Fa-f]{4})_/g, (_whole, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16))
    )
    .replaceAll('\0', '')
    .trim()
