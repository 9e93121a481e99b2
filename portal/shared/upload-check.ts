import { imageFormats, isUnderLimit } from '@board/schemas/formats'
import type { MessageKey } from '../lib/i18n.tsx'

/**
 * Returns the key of the text that says why a file is refused before it is sent; undefined if it is accepted. The
 * server also checks the content of the file. Specification 5.
 */
export function refusalOf(file: { name: string; type: string; size: number }): MessageKey | undefined {
  if (file.type.startsWith('video/')) {
    return isUnderLimit('video', file.size) ? undefined : 'upload.videoTooLarge'
  }
  const ending = file.name.toLowerCase().split('.').at(-1)
  if (!imageFormats.some(format => format === ending)) return 'upload.notAllowed'
  return isUnderLimit('image', file.size) ? undefined : 'upload.imageTooLarge'
}

/** The kind of files that can be chosen in one place. */
export interface FileKind {
  /** The types that the file input offers. */
  accept: string
  refusalOf: typeof refusalOf
}

const imageEndings = imageFormats.map(format => `.${format}`)

export const imagesAndVideos: FileKind = {
  accept: [...imageEndings, 'video/mp4', 'video/webm', 'video/quicktime'].join(','),
  refusalOf
}

export const imagesOnly: FileKind = {
  accept: imageEndings.join(','),
  refusalOf: file => {
    const refusal = file.type.startsWith('video/') ? 'upload.notAllowed' : refusalOf(file)
    return refusal === 'upload.notAllowed' ? 'upload.notAnImage' : refusal
  }
}
