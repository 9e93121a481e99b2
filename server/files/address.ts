/**
 * Where an attachment is read: `/files/attachment/<name>`, or `/files/upload_tmp/<name>` while it belongs to
 * nothing (specification 7). Public ones have a plain address; others carry a key of limited life, because an
 * `<img>` sends no session. Whoever got the address from us may read; nobody else learns that the file is there.
 */
import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys/keys.ts'

/** The facts that a file's address is made from. */
export interface Addressable {
  storedName: string
  hasThumbnail: boolean
  /** Whether it belongs to a text, a reply or a draft; otherwise it was uploaded only. */
  attached: boolean
  /** Whether everybody may read it now: the message, its text and the attachment are all public. */
  open: boolean
}

/** Seconds that a key is good for, at least; keys change at multiples of it, so that pictures stay in the cache. */
const keyLife = { attached: 3600, loose: 86_400 } as const

const thumbnailSuffix = '.thumb.webp'

/** `0a1b.jpg` → `0a1b.thumb.webp`. */
export const thumbnailNameOf = (storedName: string): string =>
  storedName.replace(/\.[0-9a-z]+$/, thumbnailSuffix)

/** The address of the file, on this origin. Specification 7. */
export const fileUrl = (keys: Keys, file: Addressable, now: Date): string =>
  addressOf(keys, file, file.storedName, now)

/** The address of the small picture of it; null where there is none. */
export const thumbnailUrl = (keys: Keys, file: Addressable, now: Date): string | null =>
  file.hasThumbnail ? addressOf(keys, file, thumbnailNameOf(file.storedName), now) : null

function addressOf(keys: Keys, { attached, open }: Addressable, name: string, now: Date): string {
  const path = `/files/${attached ? 'attachment' : 'upload_tmp'}/${name}`
  return open ? path : `${path}?key=${keyFor(keys, name, expiryFrom(now, attached))}`
}

function expiryFrom(now: Date, attached: boolean): number {
  const life = attached ? keyLife.attached : keyLife.loose
  return (Math.ceil(now.getTime() / 1000 / life) + 1) * life
}

const keyFor = (keys: Keys, name: string, expiry: number): string =>
  `${expiry.toString(36)}.${keys.blindIndex('file', `${expiry}\n${name}`).slice(0, 40)}`

/** Whether the key was made by us for this name and is still good. */
export function isKeyGood(keys: Keys, name: string, key: string, now: Date): boolean {
  const [expires = ''] = key.split('.')
  const expiry = Number.parseInt(expires, 36)
  if (!Number.isSafeInteger(expiry) || expiry * 1000 < now.getTime()) return false
  const [given, right] = [Buffer.from(key), Buffer.from(keyFor(keys, name, expiry))]
  return given.length === right.length && timingSafeEqual(given, right)
}
