import { copyFile, rm, stat, writeFile } from 'node:fs/promises'
import { keepPicture } from '@board/server/correspondence/attachments/pictures'
import { thumbnailNameOf } from '@board/server/platform/files/address'
import { localId } from '@board/server/platform/storage/file-store'
import type { LocalStore } from '@board/server/platform/storage/place'
import sharp from 'sharp'
import { demoUids } from './demo-accounts.ts'
import { draw, licenceDrawing, sceneCount } from './drawings.ts'
import type { AttachmentRow, Ledger } from './ledger.ts'
import type { Random } from './random.ts'

/** A stored picture that is copied under new names. */
type Original = { picture: string; thumbnail: string; bytes: number; width: number; height: number }

const variants = 2

/** Stores a drawing in the same way as an upload. @param drawing SVG */
async function makeOriginal(files: LocalStore, drawing: string): Promise<Original> {
  const source = await files.draft()
  await writeFile(source, await sharp(Buffer.from(drawing)).jpeg({ quality: 74 }).toBuffer())
  const to = { picture: await files.draft(), thumbnail: await files.draft() }
  const { width, height } = await keepPicture(source, 'jpeg', to)
  const { size } = await stat(to.picture)
  return { ...to, bytes: size, width, height }
}

async function makeOriginals(files: LocalStore, random: Random): Promise<Original[]> {
  const originals: Original[] = []
  for (let index = 0; index < sceneCount * variants; index++)
    originals.push(await makeOriginal(files, draw(random, index)))
  return originals
}

const names = ['现场照片', '微信图片', 'IMG', '照片', '截图', '现场']

/** Adds pictures to some messages and a few replies: rows in the ledger, files in the store. */
export async function addPictures(ledger: Ledger, files: LocalStore, random: Random): Promise<void> {
  const originals = await makeOriginals(files, random)
  const firsts = new Map(
    ledger.contents.filter(({ position }) => position === 0).map(item => [item.tid, item])
  )
  for (const message of ledger.messages) {
    const content = firsts.get(Number(message.tid))
    if (!content || message.type_id === 1 || !random.chance(0.06)) continue
    for (
      let count = random.weighted([
        [1, 60],
        [2, 30],
        [3, 10]
      ]);
      count > 0;
      count--
    ) {
      const original = random.pick(originals)
      const { stored_name } = addRow(ledger, random, original, {
        uploader_uid: message.author_uid,
        tid: Number(message.tid),
        content_item_id: Number(content.id),
        file_name: `${random.pick(names)}_${random.int(1000, 9999)}.jpg`,
        is_public: random.chance(0.85),
        created_at: message.created_at
      })
      await store(files, stored_name, original)
      message.attachment_count = Number(message.attachment_count) + 1
    }
  }
  for (const { picture, thumbnail } of originals) await Promise.all([rm(picture), rm(thumbnail)])
}

/** Adds the upload of the demo company's licence, which a scene uses. */
export async function addLicence(
  ledger: Ledger,
  files: LocalStore,
  random: Random,
  created_at: Date
): Promise<void> {
  const original = await makeOriginal(files, licenceDrawing)
  const { stored_name } = addRow(ledger, random, original, {
    uploader_uid: demoUids.company,
    tid: null,
    content_item_id: null,
    file_name: '营业执照.jpg',
    is_public: false,
    created_at
  })
  await store(files, stored_name, original)
  await Promise.all([rm(original.picture), rm(original.thumbnail)])
}

type Upload = Pick<
  AttachmentRow,
  'uploader_uid' | 'tid' | 'content_item_id' | 'file_name' | 'is_public' | 'created_at'
>

function addRow(ledger: Ledger, random: Random, original: Original, upload: Upload): AttachmentRow {
  const name = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  const row: AttachmentRow = {
    ...upload,
    aid: ledger.nextId(),
    reply_id: null,
    tpid: null,
    case_id: null,
    campaign_id: null,
    record_entity: null,
    record_field: null,
    record_id: null,
    record_place: 0,
    stored_name: `${name}.jpg`,
    storage_id: localId,
    mime: 'image/jpeg',
    bytes: original.bytes,
    width: original.width,
    height: original.height,
    has_thumbnail: true,
    hidden_by_group: false,
    // a trigger says for whom the file counts
    quota_kind: null,
    quota_id: null,
    deleted_at: null
  }
  ledger.attachments.push(row)
  return row
}

async function store(files: LocalStore, storedName: string, original: Original): Promise<void> {
  const copies = [
    [storedName, original.picture],
    [thumbnailNameOf(storedName), original.thumbnail]
  ] as const
  for (const [name, from] of copies) {
    const draft = await files.draft()
    await copyFile(from, draft)
    await files.put(name, draft)
  }
}
