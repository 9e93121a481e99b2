import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Language } from '@board/schemas/errors/catalogue'
import type { OwnDataPage } from '@board/schemas/facts/own-data'
import yazl from 'yazl'
import { listDictionaries } from '../../directory/site/dictionaries.ts'
import { seconds } from '../../platform/calendar/time.ts'
import type { Db } from '../../platform/database/open.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { certificationTypes } from '../person/certification.ts'
import { copyFiles } from '../person/holdings.ts'
import { attachmentPath, jsonOf, parts, recordsOf, rowsOf } from './parts.ts'
import { copyWords, fileWords } from './words.ts'

export interface Surroundings {
  readonly db: Db
  readonly keys: Keys
  readonly files: FileStore
  /** Writes the page for readers; undefined if the portal is not built. */
  readonly writePage: ((page: OwnDataPage) => AsyncIterable<string>) | undefined
}

/** One file of the archive. */
interface Entry {
  readonly path: string
  /** False for pictures and films, which do not get smaller. */
  readonly compress: boolean
  readonly content: Readable
}

/**
 * Returns all stored data of a person as a ZIP of a page for readers, JSON files and uploads. The archive is written while it is sent, file
 * by file and page by page, so that the largest account needs no more memory than any other.
 */
export function createArchive(around: Surroundings, uid: number, language: Language, now: Date): Readable {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', error => output.destroy(error))
  fill(zip, output, entriesOf(around, uid, language, now)).catch((error: Error) => output.destroy(error))
  return output
}

/** Adds a file when the one before is written; stops when nobody reads any more. */
async function fill(zip: yazl.ZipFile, output: Readable, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { path, compress, content } of entries) {
    // the reader left while the file was being opened: nothing else would close it
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
  { db, keys, files, writePage }: Surroundings,
  uid: number,
  language: Language,
  now: Date
): AsyncGenerator<Entry> {
  if (writePage) {
    const page = await pageOf({ db, keys }, uid, language, now)
    yield textEntry('index.html', writePage(page))
  }
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

/** Returns what the page for readers is written from. Its records are read again, so that nothing is held in memory. */
async function pageOf(
  { db, keys }: Pick<Surroundings, 'db' | 'keys'>,
  uid: number,
  language: Language,
  now: Date
): Promise<OwnDataPage> {
  const { dictList } = await listDictionaries(db, language)
  const documents = certificationTypes(language).map(({ name, value }) => ({
    dictValue: value,
    dictLabel: name
  }))
  return {
    language,
    at: seconds(now),
    files: copyFiles.map(name => ({
      name,
      title: fileWords[name][language],
      rows: () => recordsOf(db, keys, name, uid)
    })),
    dictionaries: [...dictList, { dictType: 'certificationType', dataList: documents }]
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const textEntry = (path: string, text: Iterable<string> | AsyncIterable<string>): Entry => ({
  path,
  compress: true,
  content: Readable.from(text, { objectMode: false })
})

const jsonEntry = (name: string, text: Iterable<string> | AsyncIterable<string>): Entry =>
  textEntry(`${name}.json`, text)

const aboutOf = (uid: number, language: Language, now: Date): string =>
  json({
    uid,
    exportedAt: seconds(now),
    times: copyWords.times[language],
    files: Object.fromEntries(copyFiles.map(file => [`${file}.json`, fileWords[file][language]]))
  })

/**
 * Opens an upload if its storage has it; returns undefined if the storage does not answer, so that the other files
 * follow.
 */
async function read(files: FileStore, storageId: number, name: string): Promise<Readable | undefined> {
  try {
    return await (await (await files.at(storageId)).open(name))?.read()
  } catch {
    return undefined
  }
}
