import { copyFile, rm, stat, writeFile } from 'node:fs/promises'
import { keepPicture } from '@board/server/attachments/pictures'
import { thumbnailNameOf } from '@board/server/files/address'
import { localId } from '@board/server/storage/file-store'
import type { LocalStore } from '@board/server/storage/place'
import sharp from 'sharp'
import { draw, sceneCount } from './drawings.ts'
import type { AttachmentRow, ContentRow, Ledger, MessageRow } from './ledger.ts'
import type { Random } from './random.ts'

/** A picture that lies in the store, to be copied under names of its own. */
type Original = { picture: string; thumbnail: string; bytes: number; width: number; height: number }

const variants = 2

/** Draws the originals, and keeps them the way an upload is kept. */
async function makeOriginals(files: LocalStore, random: Random): Promise<Original[]> {
  const originals: Original[] = []
  for (let index = 0; index < sceneCount * variants; index++) {
    const source = await files.draft()
    await writeFile(
      source,
      await sharp(Buffer.from(draw(random, index)))
        .jpeg({ quality: 74 })
        .toBuffer()
    )
    const to = { picture: await files.draft(), thumbnail: await files.draft() }
    const { width, height } = await keepPicture(source, 'jpeg', to)
    const { size } = await stat(to.picture)
    originals.push({ ...to, bytes: size, width, height })
  }
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
      const { stored_name } = attachmentRow(ledger, random, message, content, original)
      await store(files, stored_name, original)
      message.attachment_count = Number(message.attachment_count) + 1
    }
  }
  for (const { picture, thumbnail } of originals) await Promise.all([rm(picture), rm(thumbnail)])
}

function attachmentRow(
  ledger: Ledger,
  random: Random,
  message: MessageRow,
  content: ContentRow,
  original: Original
) {
  const name = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  const row: AttachmentRow = {
    aid: ledger.nextId(),
    uploader_uid: message.author_uid,
    tid: Number(message.tid),
    content_item_id: Number(content.id),
    reply_id: null,
    tpid: null,
    case_id: null,
    campaign_id: null,
    record_entity: null,
    record_field: null,
    record_id: null,
    record_place: 0,
    file_name: `${random.pick(names)}_${random.int(1000, 9999)}.jpg`,
    stored_name: `${name}.jpg`,
    storage_id: localId,
    mime: 'image/jpeg',
    bytes: original.bytes,
    width: original.width,
    height: original.height,
    has_thumbnail: true,
    is_public: random.chance(0.85),
    hidden_by_group: false,
    created_at: message.created_at,
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
