import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../database/open.ts'
import { inTransaction } from '../database/transaction.ts'
import { restAfter } from '../schedule/background-pause.ts'
import type { FileStore } from '../storage/file-store.ts'
import { readPatiently } from '../storage/patience.ts'
import type { Place } from '../storage/place.ts'
import { expectFile, fileArrived, giveUpFiles, removeStray } from '../storage/strays.ts'
import { FileGone, StorageFailure } from '../storage-failure.ts'
import { thumbnailNameOf } from './address.ts'
import { countFiles } from './count.ts'
import { rows } from './rows.ts'
import { countByStorage, type Elsewhere, liesIn, selectElsewhere, updateStorage } from './store.ts'

/** The progress of a move, in files. */
export interface Progress {
  readonly total: number
  readonly moved: number
  /** The number of files that were not found in their storage. The move leaves them as they are. */
  readonly missing: number
}

interface Moving {
  readonly db: Db
  readonly files: FileStore
  readonly clock: () => Date
  /** The move stops when this signal fires. */
  readonly signal?: AbortSignal
  readonly report?: (progress: Progress) => void
  /** True if it rests between its parts, because this process also answers requests. Decision 0128. */
  readonly isPatient?: boolean
}

const batch = 50

/** Milliseconds that another process has to finish, if it may be moving the same file. */
const otherPatience = 500

/** Milliseconds between two counts; each count looks at every file. */
const countEvery = 60_000

/** The files cannot be read from the storage that has them. */
class SourceFailure extends Error {
  override readonly name = 'SourceFailure'
}

/**
 * Moves all files to the storage in use, one after another. It copies a file, reads the copy back, compares the two,
 * changes the row, and deletes the old copy. It may be stopped at any moment and started again: a file always lies in the
 * storage that its row names.
 * @throws StorageFailure if the storage in use does not answer or is full; if another storage does not answer, once the
 * files of all other storages are moved. Moved files stay moved.
 */
export async function moveFiles(moving: Moving): Promise<Progress> {
  const { db, files, clock, signal, report, isPatient = false } = moving
  const target = await files.inUse()
  const counts = await countByStorage(db)
  const total = [...counts].reduce((sum, [id, count]) => (id === target.id ? sum : sum + count), 0)
  let progress: Progress = { total, moved: 0, missing: 0 }
  report?.(progress)
  const failed = new Map<number, unknown>()
  let countedAt = performance.now()
  try {
    for (let after = 0; !signal?.aborted; ) {
      const some = await selectElsewhere(db, [target.id, ...failed.keys()], after, batch)
      // whoever puts another storage into use has other plans for the remaining files
      if (some.length === 0 || (await files.inUse()).id !== target.id) break
      for (const file of some) {
        if (signal?.aborted) break
        after = file.aid
        if (failed.has(file.storageId)) continue
        const began = performance.now()
        try {
          const outcome = await moveOrLeave({ db, files, clock }, file, target.id)
          if (outcome !== 'busy') progress = { ...progress, [outcome]: progress[outcome] + 1 }
        } catch (error) {
          if (!(error instanceof SourceFailure)) throw error
          failed.set(file.storageId, error.cause)
        }
        report?.(progress)
        if (isPatient && signal) await restAfter(began, signal)
      }
      if (performance.now() - countedAt < countEvery) continue
      await countFiles(db)
      countedAt = performance.now()
    }
  } finally {
    await countFiles(db)
  }
  if (failed.size > 0) throw [...failed.values()][0]
  return progress
}

/**
 * Moves a file as `moveFile` does. If another process moves the same file now, both may fail; then this one leaves it to
 * the other.
 */
async function moveOrLeave(moving: Pick<Moving, 'db' | 'files' | 'clock'>, file: Elsewhere, id: number) {
  const isOurs = () => liesIn(moving.db, file.aid, file.storageId)
  for (let hasTried = false; ; hasTried = true) {
    try {
      const outcome = await moveFile(moving, file, id)
      return outcome === 'missing' && !(await isOurs()) ? 'busy' : outcome
    } catch (error) {
      if (!(await isOurs())) return 'busy'
      if (hasTried || !(error instanceof StorageFailure)) throw error
      await sleep(otherPatience)
    }
  }
}

async function moveFile(
  { db, files, clock }: Pick<Moving, 'db' | 'files' | 'clock'>,
  { aid, storedName, storageId, hasThumbnail }: Elsewhere,
  id: number
): Promise<'moved' | 'missing' | 'busy'> {
  const source = await fromSource(() => files.at(storageId))
  if (!(await expectFile(db, id, storedName, clock()))) return 'busy'
  // looked up only now: the storage may have got another address before the file was expected there
  const copying = { files, source, target: await files.at(id) }
  const hasCopied = hasThumbnail && (await copy(copying, thumbnailNameOf(storedName)))
  const isCopied = await copy(copying, storedName)
  const now = clock()
  const isMoved = await inTransaction(db, async trx => {
    const isSwitched =
      isCopied &&
      (await fileArrived(trx, id, storedName)) &&
      // the row no longer names a small picture that does not exist
      (await updateStorage(trx, aid, storageId, { storageId: id, hasThumbnail: hasCopied }))
    await giveUpFiles(trx, isSwitched ? storageId : id, [storedName], now)
    return isSwitched
  })
  // removes the copy that no row names; in a storage that does not answer, the sweep removes it later
  await removeStray({ db, files, rows }, isMoved ? storageId : id, storedName, now)
  if (isMoved) return 'moved'
  return isCopied ? 'busy' : 'missing'
}

interface Copying {
  readonly files: FileStore
  readonly source: Place
  readonly target: Place
}

/** Copies a file and reads the copy back. @returns false if there is no such file @throws StorageFailure */
async function copy({ files, source, target }: Copying, name: string): Promise<boolean> {
  const draft = await files.draft()
  try {
    const original = await fromSource(() => fetch(source, name, draft))
    if (!original) return false
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

/** Writes a file to a draft. @returns undefined if there is no such file */
async function fetch(source: Place, name: string, draft: string): Promise<Digest | undefined> {
  const content = await contentOf(source, name)
  if (!content) return undefined
  const original = await digest(content.stream, draft)
  if (original.bytes !== content.bytes) throw new StorageFailure('other', `${name} broke off`)
  return original
}

async function fromSource<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (!(cause instanceof StorageFailure)) throw cause
    throw new SourceFailure(cause.message, { cause })
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

type Digest = { readonly hash: string; readonly bytes: number }

/** Returns the SHA-256 of the whole content of a stream. It also writes the content to `path` if there is one. */
async function digest(stream: Readable, path?: string): Promise<Digest> {
  const hash = createHash('sha256')
  let bytes = 0
  const count = (cameOn: () => void) =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        bytes += chunk.length
        cameOn()
        done(null, path === undefined ? undefined : chunk)
      }
    })
  try {
    await readPatiently(stream, cameOn =>
      path === undefined
        ? pipeline(stream, count(cameOn).resume())
        : pipeline(stream, count(cameOn), createWriteStream(path, { flags: 'wx', mode: 0o640 }))
    )
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
