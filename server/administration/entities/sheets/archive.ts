/** Reads the parts of a workbook: a ZIP of XML files that name each other by relations. */
import { posix } from 'node:path'
import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import yauzl from 'yauzl'
import { sheetLimits } from './cell.ts'
import { unreadable } from './unreadable.ts'

/** An element as it opens. Its name and the names of its attributes have no prefix. */
export type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> }
export type Listener = { open?(tag: Tag): void; close?(name: string): void; text?(text: string): void }

/** A relation of a part: the kind is the last word of its type, such as `worksheet`. */
export interface Relation {
  readonly id: string
  readonly kind: string
  readonly target: string
}

/** The parts of a workbook. Paths are compared without regard to case. */
export interface Archive {
  has(path: string): boolean
  /** Reads a part. It yields after each chunk, so that finished rows can be taken. A missing part is empty. */
  parse(path: string, listener: Listener): AsyncGenerator<undefined>
  /** Returns the relations of a part; of the whole workbook for an empty path. */
  relations(path: string): Promise<readonly Relation[]>
}

/** Opens a workbook. The limits of `sheetLimits` hold for all its parts together. */
export async function openArchive(bytes: Buffer): Promise<Archive> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true })
  const entries = new Map<string, yauzl.Entry>()
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= sheetLimits.parts || entry.isEncrypted()) throw unreadable()
    entries.set(keyOf(entry.fileName), entry)
  }
  const budget = { bytes: sheetLimits.inflated as number, elements: sheetLimits.elements as number }
  async function* parse(path: string, listener: Listener) {
    const entry = entries.get(keyOf(path))
    if (entry) yield* parsed(await zip.openReadStreamPromise(entry), listener, budget)
  }
  return {
    has: path => entries.has(keyOf(path)),
    parse,
    async relations(path) {
      const { dir, base } = posix.parse(path)
      const found: Relation[] = []
      const open = ({ name, attributes: { Id = '', Type = '', Target = '', TargetMode } }: Tag) => {
        if (name !== 'Relationship' || TargetMode === 'External') return
        const kind = Type.slice(Type.lastIndexOf('/') + 1).toLowerCase()
        found.push({ id: Id, kind, target: posix.resolve('/', dir, decoded(Target)) })
      }
      await all(parse(posix.join(dir, '_rels', `${base}.rels`), { open }))
      return found
    }
  }
}

/** Reads a part to its end. */
export async function all(parts: AsyncGenerator<undefined>): Promise<void> {
  for await (const _ of parts);
}

/** Some programs write `/xl/Workbook.xml` or `xl\workbook.xml`. */
const keyOf = (path: string): string => posix.join('/', path.replaceAll('\\', '/')).toLowerCase()

/** Targets are addresses: a space in them is `%20`. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

const local = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML within the limits, so that a small file cannot take much memory. */
async function* parsed(stream: Readable, listener: Listener, left: { bytes: number; elements: number }) {
  const parser = new SaxesParser()
  let [depth, attributes] = [0, 0]
  parser.on('error', error => {
    throw error
  })
  // no workbook has a doctype, and only a doctype can declare entities
  parser.on('doctype', () => {
    throw unreadable()
  })
  parser.on('opentagstart', () => {
    attributes = 0
    if (++depth > sheetLimits.depth || --left.elements < 0) throw unreadable()
  })
  parser.on('attribute', () => {
    if (++attributes > sheetLimits.attributes) throw unreadable()
  })
  parser.on('opentag', tag => {
    const named = Object.entries(tag.attributes).map(([name, value]) => [local(name), value] as const)
    listener.open?.({ name: local(tag.name), attributes: Object.fromEntries(named) })
  })
  parser.on('closetag', ({ name }) => {
    depth--
    listener.close?.(local(name))
  })
  parser.on('text', text => listener.text?.(text))
  parser.on('cdata', text => listener.text?.(text))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of stream) {
    left.bytes -= chunk.length
    if (left.bytes < 0) throw unreadable()
    parser.write(decoder.decode(chunk, { stream: true }))
    yield
  }
  parser.close()
}
