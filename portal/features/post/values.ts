import type { BodyOf, DataOf } from '@board/client'
import { messageTypes } from '@board/schemas/facts/formats'
import {
  followEdit,
  type Mask,
  type MaskedField,
  maskedFields,
  masksOf,
  type Passage,
  trimPassages
} from '@board/schemas/facts/text/masks'
import { isWritten, type Written } from '../../lib/open-draft.ts'
import { countCharacters, isPlainTitle } from '../../lib/validation.ts'
import type { RootData } from '../../services/root.ts'
import type { SavedFile } from '../../shared/forms/use-uploads.ts'

export type MessageType = (typeof messageTypes)[number]
export type ChosenForum = Pick<DataOf<'getForum'>, 'fid' | 'name' | 'title' | 'regionName' | 'groupName'> & {
  /** Absent in older drafts. */
  organization?: number
}

/** The values of the form for a message. */
export interface PostValues {
  forum?: ChosenForum
  typeId?: MessageType
  domainId?: number
  topicId?: number
  subject: string
  content: string
  location: string
  remark: string
  isPublic: boolean
  isAnonymous: boolean
  files: SavedFile[]
  /** Passages of subject and content that are hidden from the public. */
  masks: readonly Mask[]
  /** What the form has proposed, whether it was taken or not; absent in drafts without proposals. */
  proposed?: BodyOf<'postMessage'>['proposed']
}

/** The address of the form for suggestions only. */
export const suggestionPage = '/rmjy/submit'

/** The organization of people’s congresses. They only take suggestions. Domain 2. */
const congress = 5

/** Tells whether a forum only takes suggestions. */
export const takesSuggestionsOnly = (forum: ChosenForum | undefined): boolean =>
  forum?.organization === congress

/** Returns a forum in the form that drafts keep. */
export const chosenForum = (forum: ChosenForum): ChosenForum => {
  const { fid, name, title, regionName, groupName, organization } = forum
  return { fid, name, title, regionName, groupName, organization }
}

export const emptyPost: PostValues = {
  subject: '',
  content: '',
  location: '',
  remark: '',
  isPublic: true,
  isAnonymous: false,
  files: [],
  masks: []
}

/**
 * Returns the forum of a draft that was written for another forum than the address names. The draft keeps its forum
 * until its author decides.
 * @returns undefined if there is nothing to decide
 */
export function forumOfOtherDraft(
  wanted: ChosenForum | undefined,
  draft?: Partial<Written> & { forum?: ChosenForum }
): ChosenForum | undefined {
  if (!wanted || !draft?.forum || draft.forum.fid === wanted.fid) return undefined
  return isWritten(draft) ? draft.forum : undefined
}

/** Tells whether a value from the browser’s storage fits this form. */
export function isPostValues(value: unknown): value is PostValues {
  if (typeof value !== 'object' || value === null) return false
  const texts = ['subject', 'content', 'location', 'remark'].every(
    name => typeof Reflect.get(value, name) === 'string'
  )
  const flags = ['isPublic', 'isAnonymous'].every(name => typeof Reflect.get(value, name) === 'boolean')
  // older drafts have no masks
  const masks = !('masks' in value) || Array.isArray(value.masks)
  return texts && flags && masks && 'files' in value && Array.isArray(value.files)
}

/**
 * Returns the change of a text, with its masks at their new places. `uncovered` counts the masks that the edit removed.
 */
export function edited(values: PostValues, field: MaskedField, text: string) {
  const { passages, dropped } = followEdit(values[field], text, masksOf(values.masks, field))
  return { change: { [field]: text, masks: withMasks(values, field, passages) }, uncovered: dropped }
}

/** Returns all masks, those of one field replaced. */
export const withMasks = (
  { masks }: Pick<PostValues, 'masks'>,
  field: MaskedField,
  passages: readonly Passage[]
): Mask[] => [
  ...masks.filter(mask => mask.field !== field),
  ...passages.map(({ start, end }) => ({ field, start, end }))
]

/** Returns the masks for the trimmed texts that are sent. */
export const masksToSend = (values: PostValues): Mask[] =>
  maskedFields.flatMap(field =>
    trimPassages(values[field], masksOf(values.masks, field)).map(passage => ({ field, ...passage }))
  )

/** Returns the type of message for a number; undefined for other numbers. */
export const typeOf = (value: number): MessageType | undefined => messageTypes.find(type => type === value)

/** The fields that are checked, in their order on the page. */
const checked = ['forum', 'typeId', 'domainId', 'subject', 'content', 'remark'] as const
export type CheckedField = (typeof checked)[number]

/** Returns the fields with errors. The lengths are parameters of the site. Specification 5. */
export function problemsIn(
  values: PostValues,
  { limits, titlePattern }: Pick<RootData, 'limits' | 'titlePattern'>
): CheckedField[] {
  const subject = countCharacters(values.subject)
  const content = countCharacters(values.content)
  const wrong: Record<CheckedField, boolean> = {
    forum: !values.forum,
    typeId: values.typeId === undefined,
    domainId: values.domainId === undefined,
    subject:
      subject < limits.titleMin || subject > limits.titleMax || !isPlainTitle(values.subject, titlePattern),
    content: content < limits.contentMin || content > limits.contentMax,
    remark: countCharacters(values.remark) > limits.remarkMax
  }
  return checked.filter(field => wrong[field])
}
