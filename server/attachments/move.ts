import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { StorageFailure } from '../storage/failure.ts'
import type { FileStore } from '../storage/file-store.ts'
import { FileGone, type Place } from '../storage/place.ts'
import { expectFile, fileArrived, giveUpFiles, removeStray } from '../storage/strays.ts'
import { thumbnailNameOf } from './address.ts'
import { countFiles } from './count.ts'
import { rows } from './rows.ts'
import { countByStorage, type Elsewhere, selectElsewhere, updateStorage } from './store.ts'

/** How far it is, in files. */
export interface Progress {
  readonly total: number
  readonly moved: number
  /** Not found where they should lie; they are left alone. */
  readonly missing: number
}

interface Moving {
  readonly db: Db
  readonly files: FileStore
  readonly clock: () => Date
  /** Fires when it should go no further. */
  readonly signal?: AbortSignal
  readonly report?: (progress: Progress) => void
}

const batch = 50

/**
 * Moves all files to the storage in use, one after another: copied, read back and compared, then the row, then the old
 * copy goes. It may be ended at any moment and begun anew; a file is always where its row says.
 * @throws StorageFailure where a storage does not answer or is full; what is moved stays moved
 */
export async function moveFiles({ db, files, clock, signal, report }: Moving): Promise<Progress> {
  const target = await files.inUse()
  const counts = await countByStorage(db)
  const total = [...counts].reduce((sum, [id, count]) => (id === target.id ? sum : sum + count), 0)
  let progress: Progress = { total, moved: 0, missing: 0 }
  report?.(progress)
  try {
    for (let after = 0; !signal?.aborted; ) {
      const some = await selectElsewhere(db, target.id, after, batch)
      // who puts another storage in use has other plans with what is left
      if (some.length === 0 || (await files.inUse()).id !== target.id) break
      for (const file of some) {
        if (signal?.aborted) break
        const outcome = await moveFile({ db, files, clock }, file, target)
        if (outcome !== 'busy') progress = { ...progress, [outcome]: progress[outcome] + 1 }
        report?.(progress)
        after = file.aid
      }
      await countFiles(db)
    }
  } finally {
    await countFiles(db)
  }
  return progress
}

type Target = { readonly id: number; readonly place: Place }

async function moveFile(
  { db, files, clock }: Pick<Moving, 'db' | 'files' | 'clock'>,
  { aid, storedName, storageId, hasThumbnail }: Elsewhere,
  { id, place }: Target
): Promise<'moved' | 'missing' | 'busy'> {
  if (!(await expectFile(db, id, storedName, clock()))) return 'busy'
  const source = await files.at(storageId)
  const copying = { files, source, target: place }
  // a small picture that is missing is missing there too
  if (hasThumbnail) await copy(copying, thumbnailNameOf(storedName))
  const isCopied = await copy(copying, storedName)
  const now = clock()
  const isMoved = await inTransaction(db, async trx => {
    const isSwitched = isCopied && (await updateStorage(trx, aid, storageId, id))
    if (isSwitched) await fileArrived(trx, id, storedName)
    await giveUpFiles(trx, isSwitched ? storageId : id, [storedName], now)
    return isSwitched
  })
  // of two copies the one without a row; a storage that does not answer keeps it until the sweep
  await removeStray({ db, files, rows }, isMoved ? storageId : id, storedName, now)
  if (isMoved) return 'moved'
  return isCopied ? 'busy' : 'missing'
}

interface Copying {
  readonly files: FileStore
  readonly source: Place
  readonly target: Place
}

/** Copies a file and reads the copy back. @returns false where there is none @throws StorageFailure */
async function copy({ files, source, target }: Copying, name: string): Promise<boolean> {
  const draft = await files.draft()
  try {
    const content = await contentOf(source, name)
    if (!content) return false
    const original = await digest(content.stream, draft)
    if (original.bytes !== content.bytes) throw new StorageFailure('other', `${name} broke off`)
    await target.put(name, draft)
    await target.settle?.(name)
    const kept = await contentOf(target, name)
    const copied = kept && (await digest(kept.stream))
    if (copied?.hash !== original.hash)
      throw new StorageFailure('other', `the copy of ${name} is not the same`)
    return true
  } finally {
    await rm(draft, { force: true })
  }
}

async function contentOf(
  place: Place,
  name: string
): Promise<{ bytes: number; stream: Readable } | undefined> {
  const file = await place.open(name)
  if (!file) return undefined
  try {
    return { bytes: file.bytes, stream: await file.read() }
  } catch (error) {
    if (error instanceof FileGone) return undefined
    throw error
  }
}

/** SHA-256 of all that a stream holds, which is written to a path where one is given. */
async function digest(stream: Readable, path?: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, path === undefined ? undefined : chunk)
    }
  })
  try {
    if (path === undefined) await pipeline(stream, count.resume())
    else await pipeline(stream, count, createWriteStream(path, { flags: 'wx', mode: 0o640 }))
  } catch (cause) {
    if (isBrokenOff(cause)) throw new StorageFailure('unreachable', 'the connection broke off', { cause })
    throw cause
  }
  return { hash: hash.digest('hex'), bytes }
}

const isBrokenOff = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|EPIPE)$/.test(String(error.code))
