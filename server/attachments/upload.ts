import { rm, stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { SignedInActor } from '../actor.ts'
import type { Trx } from '../database/open.ts'
import type { Keys } from '../keys/keys.ts'
import { Refusal } from '../refusal.ts'
import { thumbnailNameOf } from './address.ts'
import type { FileStore } from './file-store.ts'
import { type Attachment, attachmentOf } from './list.ts'
import { keepPicture, PictureRefused } from './pictures.ts'
import { type Received, receive } from './receive.ts'
import type { Picture, Video } from './sniff.ts'
import { findAttachment, insertUpload } from './store.ts'
import { keepVideo, VideoRefused } from './videos.ts'

/** A file that lies in the store and stands in no table yet. */
export interface KeptFile {
  fileName: string
  storedName: string
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

/** Longest name of a file that is shown, in characters. */
const nameLength = 200

/**
 * Takes an upload in: sniffed, measured, written anew (pictures) or freed of what it tells about its owner
 * (videos), and stored under a name of ours. Whatever is refused leaves no file. Specification 5.
 * @param random makes the name @throws Refusal ATT0001, ATT0002, ATT0003, ATT0005, ATT0006
 */
export async function keepUpload(
  files: FileStore,
  random: (bytes: number) => Buffer,
  upload: { fileName: string; stream: Readable; truncated(): boolean }
): Promise<KeptFile> {
  // the sender may go away before anybody reads; whoever reads then hears of it
  upload.stream.on('error', () => {})
  const received = await receive(upload.stream, await files.draft(), upload.truncated)
  const stem = random(16).toString('hex')
  try {
    const kept = await keep(files, received, stem)
    return { ...kept, fileName: shownName(upload.fileName) }
  } catch (error) {
    await rm(received.draft, { force: true })
    if (!(error instanceof PictureRefused || error instanceof VideoRefused)) throw error
    throw new Refusal('ATT0005', {}, { cause: error })
  }
}

function keep(files: FileStore, { kind, draft }: Received, stem: string) {
  return kind.group === 'image'
    ? keepImage(files, draft, kind.format, stem)
    : keepFilm(files, draft, kind.format, stem)
}

async function keepImage(files: FileStore, draft: string, format: Picture, stem: string) {
  const to = { picture: await files.draft(), thumbnail: await files.draft() }
  try {
    const kept = await keepPicture(draft, format, to)
    const storedName = `${stem}.${endings[kept.format]}`
    const { size: bytes } = await stat(to.picture)
    await files.put(thumbnailNameOf(storedName), to.thumbnail)
    await files.put(storedName, to.picture)
    const { width, height } = kept
    return { storedName, mime: mimes[kept.format], bytes, width, height, hasThumbnail: true }
  } finally {
    for (const path of [draft, to.picture, to.thumbnail]) await rm(path, { force: true })
  }
}

async function keepFilm(files: FileStore, draft: string, format: Video, stem: string) {
  await keepVideo(draft, format)
  const { size: bytes } = await stat(draft)
  const storedName = `${stem}.${endings[format]}`
  await files.put(storedName, draft)
  return { storedName, mime: mimes[format], bytes, width: null, height: null, hasThumbnail: false }
}

/** The last part of what the sender calls it, without what a terminal or a header would obey. */
export function shownName(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
  return Array.from(clean).slice(-nameLength).join('') || '附件'
}

/** Records a kept file as the actor's upload, which belongs to nothing yet. */
export async function recordUpload(
  trx: Trx,
  keys: Keys,
  actor: SignedInActor,
  file: KeptFile,
  now: Date
): Promise<Attachment> {
  const aid = await insertUpload(trx, {
    uploader_uid: actor.accountId,
    file_name: file.fileName,
    stored_name: file.storedName,
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

/** Removes a kept file that did not come into the table. */
export async function discardUpload(files: FileStore, { storedName, hasThumbnail }: KeptFile): Promise<void> {
  await files.remove(storedName, ...(hasThumbnail ? [thumbnailNameOf(storedName)] : []))
}
