/** Opens drawings of other tools: reads their encoding, their size and their processes. */
import { hasDocumentType, maxDrawingBytes } from '@board/schemas/facts/drawings'

/** A process of a document. */
export interface Candidate {
  readonly id: string
  /** The name of the process, or else of its pool, or else its id. */
  readonly name: string
  readonly isExecutable: boolean
}

export type Refused =
  | 'tooLarge'
  | 'unknownEncoding'
  | 'wrongEncoding'
  | 'documentType'
  | 'unreadable'
  | 'wrongId'

interface RefusedFile {
  readonly refused: Refused
  readonly encoding: string
  /** The id that the drawing part cannot read. */
  readonly id?: string
}

/** An opened file. */
export interface ReadFile {
  readonly xml: string
  readonly encoding: string
  readonly processes: readonly Candidate[]
}

export type OpenedFile = ReadFile | RefusedFile

const declared = /^(<\?xml[^>]{0,200}?\sencoding\s*=\s*["'])([\w.:-]{1,40})(["'])/

/** Opens a file, and finds the processes in it. */
export function openFile(bytes: Uint8Array): OpenedFile {
  const text = decoded(bytes)
  if ('refused' in text) return text
  const document = new DOMParser().parseFromString(text.xml, 'application/xml')
  const elements = [...document.getElementsByTagNameNS(bpmn, '*')]
  const id = findWrongId(elements.flatMap(one => one.getAttribute('id') ?? []))
  if (id !== undefined) return { refused: 'wrongId', encoding: text.encoding, id }
  const processes = processesOf(document)
  return processes.length === 0 ? { refused: 'unreadable', encoding: text.encoding } : { ...text, processes }
}

/** Decodes a file by its byte order mark, or else by its XML declaration, or else as UTF-8. */
export function decoded(bytes: Uint8Array): RefusedFile | Pick<ReadFile, 'xml' | 'encoding'> {
  const encoding = encodingOf(bytes)
  if (bytes.length > maxDrawingBytes * 2) return { refused: 'tooLarge', encoding }
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (failure) {
    return { refused: failure instanceof RangeError ? 'unknownEncoding' : 'wrongEncoding', encoding }
  }
  // only the declared encoding changes, because the server stores and exports UTF-8
  const xml = text.replace(declared, (whole, before, named, after) =>
    /^utf-?8$/i.test(named) ? whole : `${before}UTF-8${after}`
  )
  if (new Blob([xml]).size > maxDrawingBytes) return { refused: 'tooLarge', encoding }
  if (hasDocumentType(xml)) return { refused: 'documentType', encoding }
  return { xml, encoding }
}

function encodingOf(bytes: Uint8Array): string {
  const [a, b, c, d] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'UTF-8'
  if (a === 0xff && b === 0xfe) return 'UTF-16LE'
  if (a === 0xfe && b === 0xff) return 'UTF-16BE'
  if (a === 0x3c && b === 0 && c === 0x3f && d === 0) return 'UTF-16LE'
  if (a === 0 && b === 0x3c && c === 0 && d === 0x3f) return 'UTF-16BE'
  // in every other encoding the declaration is in ASCII
  const start = String.fromCharCode(...bytes.subarray(0, 300))
  return declared.exec(start)?.[2]?.toUpperCase() ?? 'UTF-8'
}

const bpmn = 'http://www.omg.org/spec/BPMN/20100524/MODEL'

/** Returns an id that BPMN does not allow, such as one in Chinese; undefined if there is none. */
export const findWrongId = (ids: readonly string[]): string | undefined =>
  ids.find(id => !/^[a-z_][\w.-]*$/i.test(id))

function processesOf(document: Document): Candidate[] {
  const named = (tag: string) => [...document.getElementsByTagNameNS(bpmn, tag)]
  const pools = named('participant')
  return named('process').flatMap(process => {
    const id = process.getAttribute('id')
    if (!id) return []
    // a reference may have the prefix of the target namespace
    const pool = pools.find(one => one.getAttribute('processRef')?.split(':').at(-1) === id)
    const name = process.getAttribute('name') || pool?.getAttribute('name') || id
    return [{ id, name, isExecutable: process.getAttribute('isExecutable') === 'true' }]
  })
}

/** Returns the process that runs: the only one, or the only executable one. Otherwise a person chooses. */
export function runs(processes: readonly Candidate[]): string | undefined {
  const executable = processes.filter(one => one.isExecutable)
  const [one, ...others] = processes.length === 1 ? processes : executable
  return others.length === 0 ? one?.id : undefined
}

/** Gives a process another key. Only its id and the references to it change. */
export function withKey(xml: string, key: string, next: string): string {
  const id = key.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const attribute = new RegExp(
    `(\\s(?:id|processRef|bpmnElement)\\s*=\\s*["'](?:[\\w.-]+:)?)${id}(?=["'])`,
    'g'
  )
  return xml.replace(attribute, (_, before: string) => before + next)
}

/** Returns a key that is not taken: the key with a number after it, within the maximum length. */
export function freeKey(key: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const next = `${key.slice(0, 60 - String(number).length)}_${number}`
    if (!taken.has(next)) return next
  }
}
