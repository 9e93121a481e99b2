/**
 * The addresses of attachments: `/files/attachment/<name>`, or `/files/upload_tmp/<name>` while a file belongs to nothing
 * (specification 7). Public files have a plain address. Others carry a key that expires, because an `<img>` sends no
 * session. Whoever got the address from this server may read the file; for others it does not seem to exist.
 */
import { timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys/keys.ts'

/** The facts that a file's address is made from. */
export interface Addressable {
  storedName: string
  hasThumbnail: boolean
  /** True if the file belongs to a text, a reply or a draft; false if it was only uploaded. */
  attached: boolean
  /** True if everybody may read it now: the message, its text and the attachment are all public. */
  open: boolean
}

/** The shortest life of a key in seconds. Keys change at multiples of it, so that pictures stay in the cache. */
const keyLife = { attached: 3600, loose: 86_400 } as const

const thumbnailSuffix = '.thumb.webp'

/** Returns the name of the small picture of a file: `0a1b.thumb.webp` for `0a1b.jpg`. */
export const thumbnailNameOf = (storedName: string): string =>
  storedName.replace(/\.[0-9a-z]+$/, thumbnailSuffix)

/** Returns the address of the file on this origin. Specification 7. */
export const fileUrl = (keys: Keys, file: Addressable, now: Date): string =>
  addressOf(keys, file, file.storedName, now)

/** Returns the address of the small picture of a file; null if there is none. */
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

/** Tells whether this server made the key for this name, and it has not expired. */
export function isKeyGood(keys: Keys, name: string, key: string, now: Date): boolean {
  const [expires = ''] = key.split('.')
  const expiry = Number.parseInt(expires, 36)
  if (!Number.isSafeInteger(expiry) || expiry * 1000 < now.getTime()) return false
  const [given, right] = [Buffer.from(key), Buffer.from(keyFor(keys, name, expiry))]
  return given.length === right.length && timingSafeEqual(given, right)
}
