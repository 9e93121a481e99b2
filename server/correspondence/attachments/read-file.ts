import type { Db } from '../../platform/database/open.ts'
import { isKeyGood } from '../../platform/files/address.ts'
import type { Keys } from '../../platform/keys/keys.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import type { StoredFile } from '../../platform/storage/place.ts'
import { findByName } from './store.ts'

export interface ReadableFile {
  content: StoredFile
  mime: string
  /** The name that the uploader's file had. */
  fileName: string
  /** True when everybody may read it, so that shared caches may keep it. */
  open: boolean
}

const thumbnail = '.thumb.webp'
const pictureEndings = ['jpg', 'png', 'gif']

/**
 * Returns the file of an address from `address.ts`. A public file needs only its name, any other also a valid key.
 * Specification 7.
 * @throws Refusal GEN0404 in all other cases, whether or not the file exists
 * @throws StorageFailure
 */
export async function readFile(
  { db, keys, files }: { db: Db; keys: Keys; files: FileStore },
  asked: { name: string; key?: string | undefined; attached: boolean },
  now: Date
): Promise<ReadableFile> {
  const isSmall = asked.name.endsWith(thumbnail)
  const stem = asked.name.slice(0, -thumbnail.length)
  const names = isSmall ? pictureEndings.map(ending => `${stem}.${ending}`) : [asked.name]
  const facts = await findByName(db, names)
  const hasKey = asked.key !== undefined && isKeyGood(keys, asked.name, asked.key, now)
  const isThere = facts && (!asked.attached || facts.attached) && (!isSmall || facts.hasThumbnail)
  if (!isThere || !(hasKey || (asked.attached && facts.open))) throw new Refusal('GEN0404')
  // the file may have moved to another storage after its row was read
  const openMoved = async (from: number) => {
    const now = await findByName(db, names)
    return now && now.storageId !== from ? open(files, now.storageId, asked.name) : undefined
  }
  const { storageId } = facts
  const content = (await open(files, storageId, asked.name)) ?? (await openMoved(storageId))
  if (!content) throw new Refusal('GEN0404')
  return { content, mime: isSmall ? 'image/webp' : facts.mime, fileName: facts.fileName, open: facts.open }
}

const open = async (files: FileStore, storageId: number, name: string) =>
  await (await files.at(storageId)).open(name)
