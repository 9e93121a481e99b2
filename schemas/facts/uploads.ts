/** The kinds of files that people may upload, and their largest sizes. */

/** The sizes of the largest picture and video, in bytes (specification 5). */
export const uploadLimits = { image: 50 * 1024 * 1024, video: 100 * 1024 * 1024 } as const

/** Tells whether a file is small enough: below its limit, not equal to it (specification 5). */
export const isUnderLimit = (
  group: keyof typeof uploadLimits,
  bytes: number,
  limits: Readonly<Record<keyof typeof uploadLimits, number>> = uploadLimits
): boolean => bytes < limits[group]

/** Days for which an upload is kept until a text uses it. */
export const uploadDays = 2

/** Picture formats by file ending (specification 5). */
export const imageFormats = ['jpeg', 'jpg', 'png', 'gif', 'bmp'] as const

/** The endings of these formats: Windows also writes `.jfif` for JPEG. */
const imageEndings: readonly string[] = [...imageFormats, 'jfif']

const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp']
const videoTypes = ['video/mp4', 'video/webm', 'video/quicktime']

/** The value of `accept` of an input for pictures. The types are for files without an ending. */
export const pictureAccept = [...imageEndings.map(ending => `.${ending}`), ...imageTypes].join(',')

/** The value of `accept` of an input for pictures and videos. */
export const fileAccept = [pictureAccept, ...videoTypes].join(',')

/**
 * Returns why a file is refused before it is sent: it is empty, it has the ending of something else, or it is too large.
 * A file without an ending is sent, because the server finds its kind by its content. Specification 5.
 */
export function fileProblem({
  name,
  type,
  size
}: {
  name: string
  type: string
  size: number
}): 'empty' | 'wrongFormat' | 'imageTooLarge' | 'videoTooLarge' | undefined {
  if (size === 0) return 'empty'
  if (type.startsWith('video/')) return isUnderLimit('video', size) ? undefined : 'videoTooLarge'
  const ending = /\.([a-z]\w{1,9})$/i.exec(name)?.[1]?.toLowerCase()
  if (ending !== undefined && !imageEndings.includes(ending)) return 'wrongFormat'
  return isUnderLimit('image', size) ? undefined : 'imageTooLarge'
}
