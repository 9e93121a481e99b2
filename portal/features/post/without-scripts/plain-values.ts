import { findPersonalData } from '@board/schemas/facts/text/findings'
import { type Mask, maskedFields } from '@board/schemas/facts/text/masks'
import type { SavedFile } from '../../../shared/forms/use-uploads.ts'
import { type ChosenForum, emptyPost, type PostValues, typeOf } from '../values.ts'

const texts = ['subject', 'content', 'location', 'remark'] as const

/** Fields that belong to one request only and are not kept. */
const transientFields = ['csrf', 'writing', 'act', 'pick', 'view', 'keywords', 'regionId']

/** Returns the fields that the next page of the form keeps. Texts are trimmed as for sending. */
export function trimmed(values: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams([...values].filter(([name]) => !transientFields.includes(name)))
  for (const name of texts) if (rest.has(name)) rest.set(name, rest.get(name)?.trim() ?? '')
  return rest
}

/** Writes an uploaded file as the value of a field. */
export const fileValue = ({
  aid,
  fileName,
  thumbUrl
}: Pick<SavedFile, 'aid' | 'fileName'> & { thumbUrl: string | null }): string =>
  `${aid}:${encodeURIComponent(thumbUrl ?? '')}:${fileName}`

/** Returns the address of a file’s thumbnail. Only addresses of this site are accepted. */
function thumbIn(written: string): string {
  try {
    const address = decodeURIComponent(written)
    return /^\/files\/[^/\\]/.test(address) ? address : ''
  } catch {
    return ''
  }
}

/** Returns the files that the fields name. */
export const filesIn = (values: URLSearchParams) =>
  values.getAll('file').flatMap(value => {
    const [, number, thumb = '', fileName = ''] = /^(\d{1,10}):([^:]*):(.*)$/s.exec(value) ?? []
    const aid = Number(number)
    return Number.isSafeInteger(aid) && aid > 0 ? [{ aid, fileName, thumbUrl: thumbIn(thumb), value }] : []
  })

/** Returns the message in the form’s fields. */
export function valuesOf(
  values: URLSearchParams,
  { forum, isOpen }: { forum?: ChosenForum | undefined; isOpen?: boolean | undefined }
): PostValues {
  const text = (name: (typeof texts)[number]) => values.get(name) ?? ''
  const isPublic = values.get('isPublic') !== '0'
  return {
    ...emptyPost,
    forum: isOpen ? forum : undefined,
    typeId: typeOf(Number(values.get('typeId'))),
    domainId: Number(values.get('domainId')) || undefined,
    topicId: Number(values.get('topicId')) || undefined,
    subject: text('subject'),
    content: text('content'),
    location: text('location'),
    remark: text('remark'),
    isPublic,
    isAnonymous: values.has('isAnonymous'),
    files: filesIn(values).map(({ aid, fileName, thumbUrl }) => ({ aid, fileName, thumbUrl })),
    masks: isPublic ? values.getAll('mask').flatMap(maskOf) : []
  }
}

function maskOf(value: string): Mask[] {
  const [name, start, end] = value.split(':')
  const field = maskedFields.find(one => one === name)
  return field && /^\d{1,6}$/.test(start ?? '') && /^\d{1,6}$/.test(end ?? '')
    ? [{ field, start: Number(start), end: Number(end) }]
    : []
}

/** Returns the personal data in subject and content, each with the field value that hides it. */
export const findingsIn = (values: URLSearchParams) =>
  maskedFields.flatMap(field => {
    const text = values.get(field) ?? ''
    return findPersonalData(text).map(({ kind, start, end }) => ({
      kind,
      words: Array.from(text).slice(start, end).join(''),
      mask: `${field}:${start}:${end}`
    }))
  })
