import { fileAccept, fileProblem, pictureAccept } from '@board/schemas/facts/uploads'
import type { MessageKey } from '../../lib/i18n.tsx'

const texts = {
  empty: 'upload.empty',
  wrongFormat: 'upload.notAllowed',
  imageTooLarge: 'upload.imageTooLarge',
  videoTooLarge: 'upload.videoTooLarge'
} as const satisfies Record<string, MessageKey>

/**
 * Returns the key of the text that says why a file is refused before it is sent; undefined if it is accepted. The
 * server also checks the content of the file. Specification 5.
 */
export function refusalOf(file: { name: string; type: string; size: number }): MessageKey | undefined {
  const problem = fileProblem(file)
  return problem && texts[problem]
}

/** The kind of files that can be chosen in one place. */
export interface FileKind {
  /** The types that the file input offers. */
  accept: string
  refusalOf: typeof refusalOf
}

export const imagesAndVideos: FileKind = { accept: fileAccept, refusalOf }

export const imagesOnly: FileKind = {
  accept: pictureAccept,
  refusalOf: file => (file.type.startsWith('video/') ? 'upload.notAllowed' : refusalOf(file))
}
