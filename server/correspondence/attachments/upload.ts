import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { translations, type Words } from '@board/schemas/vocabulary/words'
import type { SignedInActor } from '../../platform/actor.ts'
import type { Db, Trx } from '../../platform/database/open.ts'
import { thumbnailNameOf } from '../../platform/files/address.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import { type FileStore, localId } from '../../platform/storage/file-store.ts'
import type { Place } from '../../platform/storage/place.ts'
import { expectFile, fileArrived } from '../../platform/storage/strays.ts'
import { StorageFailure } from '../../platform/storage-failure.ts'
import { type Attachment, attachmentOf } from './list.ts'
import { keepPicture, PictureRefused } from './pictures.ts'
import { type Received, receive, type UploadLimits } from './receive.ts'
import type { FileKind, Picture, Video } from './sniff.ts'
import { findAttachment, insertUpload } from './store.ts'
import { keepVideo, VideoRefused } from './videos.ts'

/** A stored file that has no row in a table yet. */
export interface KeptFile {
  fileName: string
  storedName: string
  /** The id of the storage that holds the file. */
  storageId: number
  mime: string
  bytes: number
  width: number | null
  height: number | null
  hasThumbnail: boolean
}

const endings = { jpeg: 'jpg', png: 'png', gif: 'gif', mp4: 'mp4', webm: 'webm', mov: 'mov' } as const
const mimes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime'
} as const

/** The longest name of a file that is shown, in characters. */
const nameLength = 200

/** The services that receiving an upload needs. */
export interface Intake {
  readonly db: Db
  readonly files: FileStore
  readonly limits: UploadLimits
  /** Makes the random part of the stored name. */
  readonly random: (bytes: number) => Buffer
  readonly now: Date
}

/** A file that is being stored, and the stem of its name. */
interface Coming {
  readonly files: FileStore
  readonly stem: string
  /** Announces the stored name before the file is put. @returns the storage to put it in */
  expect(storedName: string): Promise<{ readonly storageId: number; readonly place: Place }>
}

/**
 * Stores an upload under a name of our own. It finds the kind, checks the size, encodes pictures again and removes
 * personal data from videos. A refused upload leaves no file. Specification 5.
 * @throws Refusal ATT0001, ATT0002, ATT0003, ATT0005, ATT0006, ATT0012, ATT0013, ATT0014, ATT0015
 * @throws StorageFailure
 */
export async function keepUpload(
  { db, files, limits, random, now }: Intake,
  upload: { fileName: string; stream: Readable; truncated(): boolean }
): Promise<KeptFile> {
  // the sender may close the connection before anybody reads; a later reader gets the error
  upload.stream.on('error', () => {})
  const received = await receive(upload.stream, await files.draft(), limits, upload.truncated)
  const stem = random(16).toString('hex')
  const expect = async (name: string) => {
    const { id, place } = await files.inUse()
    // in the local folder the sweep finds files without a row by itself
    if (id === localId) return { storageId: id, place }
    await expectFile(db, id, name, now)
    // if the storage changes its place after this point, the expected row is deleted; an earlier change is read here
    return { storageId: id, place: await files.at(id) }
  }
  try {
    const kept = await keep({ files, stem, expect }, received)
    return { ...kept, fileName: shownName(upload.fileName, received.kind) }
  } catch (error) {
    await rm(received.draft, { force: true })
    if (error instanceof VideoRefused) throw new Refusal('ATT0015', {}, { cause: error })
    if (!(error instanceof PictureRefused)) throw error
    if (error.maxPixels === undefined) throw new Refusal('ATT0012', {}, { cause: error })
    throw new Refusal('ATT0014', { max: inHundredMillions(error.maxPixels) }, { cause: error })
  }
}

/** Returns a number of pixels as people of each language write it. */
const inHundredMillions = (pixels: number): Words =>
  translations(`${pixels / 1e8} 亿`, `${pixels / 1e8} 億`, `${pixels / 1e6} million`)

function keep(coming: Coming, { kind, draft }: Received) {
  return kind.group === 'image' ? keepImage(coming, draft, kind.format) : keepFilm(coming, draft, kind.format)
}

async function keepImage({ files, stem, expect }: Coming, draft: string, format: Picture) {
  const to = { picture: await files.draft(), thumbnail: await files.draft() }
  try {
    const kept = await keepPicture(draft, format, to)
    const storedName = `${stem}.${endings[kept.format]}`
    const { size: bytes } = await stat(to.picture)
    const { storageId, place } = await expect(storedName)
    await place.put(thumbnailNameOf(storedName), to.thumbnail)
    await place.put(storedName, to.picture)
    const { width, height } = kept
    return { storedName, storageId, mime: mimes[kept.format], bytes, width, height, hasThumbnail: true }
  } finally {
    for (const path of [draft, to.picture, to.thumbnail]) await rm(path, { force: true })
  }
}

async function keepFilm({ stem, expect }: Coming, draft: string, format: Video) {
  await keepVideo(draft, format)
  const { size: bytes } = await stat(draft)
  const storedName = `${stem}.${endings[format]}`
  const { storageId, place } = await expect(storedName)
  await place.put(storedName, draft)
  const sizes = { bytes, width: null, height: null }
  return { storedName, storageId, mime: mimes[format], ...sizes, hasThumbnail: false }
}

const pictureEnding = /\.(jpe?g|jfif|png|gif|bmp)$/i

/** The endings that fit each kind of file. Programs tell pictures by their content, and films by their names. */
const fittingEnding: Readonly<Record<FileKind['format'], RegExp>> = {
  jpeg: pictureEnding,
  png: pictureEnding,
  gif: pictureEnding,
  bmp: pictureEnding,
  mp4: /\.(mp4|m4v)$/i,
  webm: /\.webm$/i,
  mov: /\.mov$/i
}

/**
 * Returns the last part of the sender's file name, without control characters. A name whose ending does not fit gets
 * the ending of the real kind, so that nobody opens the file as something else.
 */
function shownName(fileName: string, { format }: FileKind): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim() || '附件'
  const whole = fittingEnding[format].test(clean) ? clean : `${clean}.${format === 'jpeg' ? 'jpg' : format}`
  return Array.from(whole).slice(-nameLength).join('')
}

/**
 * Records a stored file as the actor's upload, which has no owner yet.
 * @throws StorageFailure when the storage changed its place in the meantime
 */
export async function recordUpload(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  file: KeptFile,
  now: Date
): Promise<Attachment> {
  if (file.storageId !== localId && !(await fileArrived(trx, file.storageId, file.storedName)))
    throw new StorageFailure('other', 'the storage was changed while the file came')
  const aid = await insertUpload(trx, {
    uploader_uid: actor.accountId,
    file_name: file.fileName,
    stored_name: file.storedName,
    storage_id: file.storageId,
    mime: file.mime,
    bytes: file.bytes,
    width: file.width,
    height: file.height,
    has_thumbnail: file.hasThumbnail,
    created_at: now
  })
  const facts = await findAttachment(trx, aid)
  if (!facts) throw new Refusal('ATT0005')
  return attachmentOf(keys, facts, now)
}

/** Removes a stored file that was not recorded. When its storage is down, the sweep removes the file later. */
export async function discardUpload(
  files: FileStore,
  { storedName, storageId, hasThumbnail }: KeptFile
): Promise<void> {
  try {
    const place = await files.at(storageId)
    await place.remove(storedName, ...(hasThumbnail ? [thumbnailNameOf(storedName)] : []))
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
  }
}
