/** Finds the kind of a file by its first bytes, never by its name. Specification 5. */
import { bitmapHeaders } from './bmp-header.ts'

export type Picture = 'jpeg' | 'png' | 'gif' | 'bmp'
export type Video = 'mp4' | 'webm' | 'mov'
export type FileKind = { group: 'image'; format: Picture } | { group: 'video'; format: Video }

/** The number of first bytes that decide the kind of a file. */
export const sniffBytes = 64

/** The brands of MP4 files with pictures; `M4A ` (only sound) and `heic` (a picture) are excluded. ISO/IEC 14496-12. */
const mp4Brands = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|3gp[4-7]|mmp4|f4v )$/

const jpeg = Buffer.from([0xff, 0xd8, 0xff])
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

/** The endings of accepted videos, as people read them. */
export const videoEndings = '.mp4 .webm .mov'

/** Returns the kind of a file with these first bytes; undefined for a kind that is not accepted. */
export function sniff(head: Buffer): FileKind | undefined {
  const starts = (bytes: Buffer) => head.subarray(0, bytes.length).equals(bytes)
  const text = (start: number, end: number) => head.toString('latin1', start, end)
  if (starts(jpeg)) return { group: 'image', format: 'jpeg' }
  if (starts(png)) return { group: 'image', format: 'png' }
  if (/^GIF8[79]a$/.test(text(0, 6))) return { group: 'image', format: 'gif' }
  if (text(0, 2) === 'BM' && isBitmapHeader(head)) return { group: 'image', format: 'bmp' }
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12)
    if (brand === 'qt  ') return { group: 'video', format: 'mov' }
    return mp4Brands.test(brand) ? { group: 'video', format: 'mp4' } : undefined
  }
  if (starts(ebml) && text(4, sniffBytes).includes('webm')) return { group: 'video', format: 'webm' }
  return undefined
}

/** Tells whether the file is a video of another kind: AVI, Matroska, Flash, Windows Media, MPEG. */
export function isOtherFilm(head: Buffer): boolean {
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'AVI ') return true
  return [ebml, flash, windowsMedia, mpeg].some(bytes => head.subarray(0, bytes.length).equals(bytes))
}

const flash = Buffer.from('FLV\x01', 'latin1')
const windowsMedia = Buffer.from([0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11])
const mpeg = Buffer.from([0x00, 0x00, 0x01, 0xba])

/** Checks the size of a bitmap's second header, because many texts begin with `BM` too. */
const isBitmapHeader = (head: Buffer): boolean =>
  head.length >= 18 && bitmapHeaders.includes(head.readUInt32LE(14))
