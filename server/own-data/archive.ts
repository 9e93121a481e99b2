import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Language } from '@board/schemas/errors'
import yazl from 'yazl'
import { seconds } from '../calendar/time.ts'
import type { Db } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { copyFiles } from '../person/holdings.ts'
import type { FileStore } from '../storage/file-store.ts'
import { attachmentPath, jsonOf, parts, rowsOf } from './parts.ts'
import { copyWords, fileWords } from './words.ts'

export interface Surroundings {
  readonly db: Db
  readonly keys: Keys
  readonly files: FileStore
}

/** One file of the archive. */
interface Entry {
  readonly path: string
  /** Pictures and films do not get smaller. */
  readonly compress: boolean
  readonly content: Readable
}

/**
 * Everything that the site keeps about somebody, as a ZIP of JSON files and of what they uploaded. It is written while it is
 * sent: one file after another, one page of rows after another, so that the largest account costs no more memory than any.
 */
export function copyOf(around: Surroundings, uid: number, language: Language, now: Date): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', error => output.destroy(error))
  fill(zip, output, entriesOf(around, uid, language, now)).catch((error: Error) => output.destroy(error))
  return output
}

/** Adds a file when the one before is written; ends where nobody reads any more. */
async function fill(zip: yazl.ZipFile, output: Readable, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { path, compress, content } of entries) {
    // they went away while it was opened: nothing would close it any more
    if (output.destroyed) {
      content.destroy()
      return
    }
    const stop = () => content.destroy()
    output.once('close', stop)
    try {
      zip.addReadStream(content, path, { compress })
      await finished(content, { writable: false })
    } finally {
      output.off('close', stop)
    }
  }
  zip.end()
}

async function* entriesOf(
  { db, keys, files }: Surroundings,
  uid: number,
  language: Language,
  now: Date
): AsyncGenerator<Entry> {
  yield jsonEntry('about', [aboutOf(uid, language, now)])
  for (const file of copyFiles) yield jsonEntry(file, jsonOf(db, keys, file, uid))
  const missing: string[] = []
  for await (const { aid, fileName, storageId, storedName } of rowsOf(db, parts.attachments, uid)) {
    const path = attachmentPath(Number(aid), String(fileName))
    const content = await read(files, Number(storageId), String(storedName))
    if (content) yield { path, compress: false, content }
    else missing.push(path)
  }
  if (missing.length > 0)
    yield jsonEntry('missing', [json({ about: copyWords.missing[language], files: missing })])
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const jsonEntry = (name: string, text: Iterable<string> | AsyncIterable<string>): Entry => ({
  path: `${name}.json`,
  compress: true,
  content: Readable.from(text, { objectMode: false })
})

const aboutOf = (uid: number, language: Language, now: Date): string =>
  json({
    uid,
    exportedAt: seconds(now),
    times: copyWords.times[language],
    files: Object.fromEntries(copyFiles.map(file => [`${file}.json`, fileWords[file][language]]))
  })

/** An upload, if its storage has it; one that does not answer takes nothing from the rest. */
async function read(files: FileStore, storageId: number, name: string): Promise<Readable | undefined> {
  try {
    return await (await (await files.at(storageId)).open(name))?.read()
  } catch {
    return undefined
  }
}
