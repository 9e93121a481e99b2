import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Database } from '../../platform/database/open.ts'
import { isDiskFull } from '../../platform/disk-full.ts'
import { thumbnailNameOf } from '../../platform/files/address.ts'
import { allKeyFiles } from '../../platform/keys/key-files.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { fingerprintOf, laterKeysOf } from '../../platform/keys/keys-match.ts'
import { restAfter } from '../../platform/schedule/background-pause.ts'
import { localId } from '../../platform/storage/file-store.ts'
import type { LocalStore } from '../../platform/storage/place.ts'
import { type ArchiveWriter, BackupRefused } from './archive.ts'
import { archiveName, draftOf } from './folder.ts'
import {
  type Ask,
  countFilesElsewhere,
  fileNames,
  inOneTransaction,
  rowsOf,
  selectMigrations,
  selectSequences,
  selectTables,
  withoutMigrations
} from './snapshot.ts'
import { recordBackup } from './store.ts'
import { writeArchive } from './write-tar.ts'

/** The inputs of a backup, and the folder that it is written to. */
export interface Making {
  /** The version of the program, which the archive names: a restore needs this version or a later one. */
  readonly version: string
  readonly database: Database
  readonly keys: Keys
  /** The folder of this machine that files lie in. */
  readonly files: LocalStore
  readonly folder: string
  /** Where the keys lie that go into the archive; absent: they stay out of it. */
  readonly keysFolder?: string | undefined
  readonly clock: () => Date
  readonly random: (bytes: number) => Buffer
  readonly signal?: AbortSignal
  /** True if it rests between its parts, because this process also answers requests. Decision 0128. */
  readonly isPatient?: boolean
}

export interface Made {
  readonly path: string
  readonly bytes: number
  readonly rows: number
  readonly files: number
  readonly missing: number
  /** Files that lie in buckets, which no archive holds. */
  readonly inBuckets: number
}

/**
 * Copies the database as it stands at one moment, and the files of local storage, into a new archive. It has its name once
 * it is whole; whatever ends before leaves a draft at most, which is none. Decision 0033.
 * @throws BackupRefused while the database is being migrated, and if the folder has no room
 */
export async function makeBackup(making: Making): Promise<Made> {
  const { database, folder, clock } = making
  const [at, began] = [clock(), performance.now()]
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, archiveName(at, making.random))
  const draft = draftOf(path)
  const archive = await writeArchive(draft)
  const { hasList, bytes, ...sum } = await writeWhole().catch(async error => {
    await archive.close().catch(() => {})
    await rm(draft, { force: true })
    throw isDiskFull(error) ? noRoomIn(folder, error) : error
  })
  // a database that has yet to be brought up to date has no list
  if (hasList)
    await recordBackup(database.db, {
      at,
      host: hostname(),
      file: basename(path),
      bytes,
      row_count: sum.rows,
      files: sum.files,
      missing: sum.missing,
      ms: Math.round(performance.now() - began)
    })
  return { path, bytes, ...sum }

  async function writeWhole() {
    const copied = await withoutMigrations(database, () => copyAll(making, archive, at))
    const length = await archive.finish()
    await archive.close()
    await rename(draft, path)
    await settle(dirname(path))
    return { ...copied, bytes: length }
  }
}

const noRoomIn = (folder: string, cause: unknown) =>
  new BackupRefused(
    `There is no room for the archive in ${folder}. Make room there, and then make the backup again.`,
    { cause }
  )

async function copyAll(making: Making, archive: ArchiveWriter, at: Date) {
  const { database, keys, keysFolder } = making
  const laterKeys = await laterKeysOf(database.db)
  await archive.add({
    kind: 'about',
    version: making.version,
    at: at.toISOString(),
    database: database.kind,
    keys: fingerprintOf(keys),
    laterKeys
  })
  if (keysFolder !== undefined)
    for (const name of allKeyFiles(keysFolder))
      await archive.add({ kind: 'key', name }, await readFile(join(keysFolder, name)))
  // files first: what is removed or moved elsewhere until the rows are read is in the archive all the same
  const copied = new Set<string>()
  await copyFiles(making, archive, copied, await inOneTransaction(database, 'read', namesIn))
  const { rows, names, inBuckets } = await inOneTransaction(database, 'read', ask =>
    copyTables(ask, making, archive)
  )
  // the mark of new keys is written before their first text
  if (!isDeepStrictEqual(await laterKeysOf(database.db), laterKeys))
    throw new BackupRefused('The keys of the site were changed meanwhile. Make the backup once more.')
  const missing = await copyFiles(making, archive, copied, names)
  await archive.add({ kind: 'sum', rows, files: copied.size, missing })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return { rows: total, files: copied.size, missing, inBuckets, hasList: 'backup' in rows }
}

async function copyTables(ask: Ask, { signal, isPatient = false }: Making, archive: ArchiveWriter) {
  const tables = await selectTables(ask)
  const [migrations, sequences] = [await selectMigrations(ask), await selectSequences(ask)]
  await archive.add({ kind: 'schema', migrations, tables, sequences })
  const rows: Record<string, number> = {}
  for (const { name } of tables) {
    rows[name] = 0
    let began = performance.now()
    for await (const lines of rowsOf(ask, name)) {
      signal?.throwIfAborted()
      rows[name] += lines.length
      const body = await compress(JSON.stringify(lines), { level: 3 })
      await archive.add({ kind: 'rows', table: name }, body)
      if (isPatient && signal) await restAfter(began, signal)
      began = performance.now()
    }
  }
  return { rows, names: await namesIn(ask), inBuckets: await countFilesElsewhere(ask, localId) }
}

const compress = promisify<string, { level: number }, Buffer>(gzip)

/** The files of local storage and their thumbnails. */
async function namesIn(ask: Ask): Promise<string[]> {
  const names: string[] = []
  for await (const { name, hasThumbnail } of fileNames(ask, localId))
    names.push(name, ...(hasThumbnail ? [thumbnailNameOf(name)] : []))
  return names
}

/** @returns how many were not there, of those that were not copied before */
async function copyFiles(
  { files, signal }: Making,
  archive: ArchiveWriter,
  copied: Set<string>,
  names: readonly string[]
): Promise<number> {
  let missing = 0
  for (const name of names) {
    if (copied.has(name)) continue
    signal?.throwIfAborted()
    const file = await files.open(name)
    const body = await file?.read().catch(ignoreGone)
    if (file && body) {
      await archive.addStream({ kind: 'file', name }, file.bytes, body)
      copied.add(name)
    } else missing++
  }
  return missing
}

function ignoreGone(error: unknown): undefined {
  if (error instanceof Error && error.name === 'FileGone') return undefined
  throw error
}

/** A name in a folder outlives a power cut once the folder is written. */
async function settle(folder: string): Promise<void> {
  const opened = await open(folder, 'r')
  await opened.sync().finally(() => opened.close())
}
