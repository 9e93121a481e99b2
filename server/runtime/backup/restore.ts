import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { gunzip } from 'node:zlib'
import { migrate } from '../../platform/database/migrate.ts'
import type { Database } from '../../platform/database/open.ts'
import { missingKeyFiles, placeKeyFile } from '../../platform/keys/key-files.ts'
import { openKeys } from '../../platform/keys/keys.ts'
import { fingerprintOf, missingKeyNumbers } from '../../platform/keys/keys-match.ts'
import type { LocalStore } from '../../platform/storage/place.ts'
import {
  type About,
  type ArchiveReader,
  BackupRefused,
  type FoundPart,
  type Schema,
  type Sum
} from './archive.ts'
import { cutOff } from './cut-off.ts'
import { endOpenWork } from './end-open.ts'
import { isUnused, requireOurs, startLoading } from './load.ts'
import { readArchive } from './open.ts'
import { inOneTransaction } from './snapshot.ts'

/** Where an archive goes. */
export interface Restoring {
  readonly database: Database
  readonly files: LocalStore
  readonly keysFolder: string
  /** True for a copy beside the site that goes on: it reaches no mail server, no SMS platform and no bucket. */
  readonly isTrial?: boolean
}

/** Reads an archive through. @throws BackupRefused where it is not whole */
export async function checkBackup(path: string): Promise<{ about: About; schema: Schema; sum: Sum }> {
  const archive = await readArchive(path)
  try {
    return await archive.check()
  } finally {
    await archive.close()
  }
}

/**
 * Writes an archive into an empty database and its files into the folder of this machine. All of it is checked first; the
 * rows come in one transaction, so that what is killed half-way leaves a database that is as empty as before. Nobody is signed
 * in there, and what waited to be sent waits for an administrator. An archive of
 * an older version is brought up to date afterwards.
 * @returns what was restored
 * @throws BackupRefused where it is damaged, of a newer version, its keys are missing, or the database is in use
 */
export async function restoreBackup(
  path: string,
  { database, files, keysFolder, isTrial = false }: Restoring
): Promise<Sum> {
  const archive = await readArchive(path)
  try {
    const { about, schema, sum } = await archive.check()
    await requireOurs(schema)
    await requireUnused(database)
    await bringKeys(archive, about, keysFolder)
    await migrate(database, { only: new Set(schema.migrations.map(({ name }) => name)) })
    await bringFiles(archive, files)
    await inOneTransaction(database, 'write', async ask => {
      const load = await startLoading(ask, schema)
      for await (const found of archive.parts()) {
        if (found.part.kind !== 'rows') continue
        const lines: unknown = JSON.parse((await decompress(await archive.body(found))).toString())
        await load.insert(found.part.table, lines as string[])
      }
      await load.finish(sum)
      await endOpenWork(ask, schema)
      if (isTrial) await cutOff(ask, schema)
    })
    await migrate(database)
    await inOneTransaction(database, 'write', ask => ask('analyze'))
    return sum
  } finally {
    await archive.close()
  }
}

/** Bytes of the rows of one part, at most: more is no archive of ours. */
const maxPartBytes = 2 ** 28

const decompress = (body: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    gunzip(body, { maxOutputLength: maxPartBytes }, (error, rows) => (error ? reject(error) : resolve(rows)))
  )

async function requireUnused(database: Database): Promise<void> {
  if (!(await inOneTransaction(database, 'read', isUnused)))
    throw new BackupRefused('The database is not empty. Restore into a new one; nothing was changed.')
}

/** The keys with which the archive’s phones and ID numbers can be read: those that are there, or its own. */
async function bringKeys(
  archive: ArchiveReader,
  { keys, laterKeys = {} }: About,
  folder: string
): Promise<void> {
  const missing = await missingKeyFiles(folder)
  const own = new Map<string, FoundPart>()
  for await (const found of archive.parts()) if (found.part.kind === 'key') own.set(found.part.name, found)
  if (missing.some(name => !own.has(name)))
    throw new BackupRefused(
      `The keys are not in this archive, and not in ${folder}. Copy the folder of the keys there first (KEYS_DIR): ` +
        'without them, phones and ID numbers cannot be read.'
    )
  await placeKeys(archive, own, missing, folder)
  const others = new BackupRefused(
    `The keys in ${folder} are not those that this archive was written with. Copy the folder of those there (KEYS_DIR).`
  )
  if (fingerprintOf(await openKeys(folder)) !== keys) throw others
  // later pairs come along; a file that is there stays
  await placeKeys(archive, own, [...own.keys()], folder)
  if (missingKeyNumbers(await openKeys(folder), laterKeys).length > 0) throw others
}

async function placeKeys(
  archive: ArchiveReader,
  own: ReadonlyMap<string, FoundPart>,
  names: readonly string[],
  folder: string
): Promise<void> {
  for (const name of names) {
    const found = own.get(name)
    if (found) await placeKeyFile(folder, name, await archive.body(found))
  }
}

/** A file that is there already, of a restore that was killed, is written again. */
async function bringFiles(archive: ArchiveReader, files: LocalStore): Promise<void> {
  for await (const found of archive.parts()) {
    const { part } = found
    if (part.kind !== 'file') continue
    const draft = await files.draft()
    await pipeline(archive.stream(found), createWriteStream(draft, { flags: 'wx', flush: true }))
    await files.put(part.name, draft)
  }
}
