import { imageFormats, isUnderLimit } from '@board/schemas/formats'
import type { MessageKey } from '../lib/i18n.tsx'

/**
 * Why a chosen file is refused before it is sent, as a text's key; undefined where nothing speaks against it.
 * The server looks at what is really in it. Specification 5.
 */
export function refusalOf(file: { name: string; type: string; size: number }): MessageKey | undefined {
  if (file.type.startsWith('video/')) {
    return isUnderLimit('video', file.size) ? undefined : 'upload.videoTooLarge'
  }
  const ending = file.name.toLowerCase().split('.').at(-1)
  if (!imageFormats.some(format => format === ending)) return 'upload.notAnImage'
  return isUnderLimit('image', file.size) ? undefined : 'upload.imageTooLarge'
}

/** The file types that a file input offers. */
export const accepted = [
  ...imageFormats.map(format => `.${format}`),
  'video/mp4',
  'video/webm',
  'video/quicktime'
].join(',')
