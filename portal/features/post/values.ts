import type { DataOf } from '@board/client'
import { messageTypes } from '@board/schemas/formats'
import {
  followEdit,
  type Mask,
  type MaskedField,
  maskedFields,
  masksOf,
  type Passage,
  trimPassages
} from '@board/schemas/masks'
import type { RootData } from '../../app/root.ts'
import { countCharacters, isPlainTitle } from '../../lib/validation.ts'
import type { SavedFile } from '../../shared/use-uploads.ts'

export type MessageType = (typeof messageTypes)[number]
export type ChosenForum = Pick<DataOf<'getForum'>, 'fid' | 'name' | 'title' | 'regionName' | 'groupName'> & {
  /** Absent in drafts from before it was kept. */
  organization?: number
}

/** The values of a message that is being written. */
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
  /** Passages of subject and content that the public does not read. */
  masks: readonly Mask[]
}

/** The address of the form in which nothing but suggestions are written. */
export const suggestionPage = '/rmjy/submit'

/** The organization of people's congresses, which take suggestions alone. Domain 2. */
const congress = 5

/** Tells whether a forum takes suggestions alone. */
export const takesSuggestionsOnly = (forum: ChosenForum | undefined): boolean =>
  forum?.organization === congress

/** Returns the forum in the form that drafts keep. */
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

/** The parts of a draft that somebody wrote or attached. */
type Written = Pick<PostValues, 'forum' | 'subject' | 'content' | 'location' | 'remark' | 'files'>

/**
 * Returns the forum of a draft that has words for it, where the address names another one: the words stay addressed
 * to the first until their author decides. Undefined if there is nothing to decide.
 */
export function forumOfOtherDraft(
  wanted: ChosenForum | undefined,
  draft?: Partial<Written>
): ChosenForum | undefined {
  if (!wanted || !draft?.forum || draft.forum.fid === wanted.fid) return undefined
  const texts = [draft.subject, draft.content, draft.location, draft.remark]
  const isWritten = texts.some(text => text?.trim()) || (draft.files?.length ?? 0) > 0
  return isWritten ? draft.forum : undefined
}

/** Whether something read from the browser's storage is what this form writes. */
export function isPostValues(value: unknown): value is PostValues {
  if (typeof value !== 'object' || value === null) return false
  const texts = ['subject', 'content', 'location', 'remark'].every(
    name => typeof Reflect.get(value, name) === 'string'
  )
  const flags = ['isPublic', 'isAnonymous'].every(name => typeof Reflect.get(value, name) === 'boolean')
  // drafts from before there were masks have none
  const masks = !('masks' in value) || Array.isArray(value.masks)
  return texts && flags && masks && 'files' in value && Array.isArray(value.files)
}

/** Returns the change of a text with the masks that follow it; `uncovered` counts those that the edit removed. */
export function edited(values: PostValues, field: MaskedField, text: string) {
  const { passages, dropped } = followEdit(values[field], text, masksOf(values.masks, field))
  return { change: { [field]: text, masks: withMasks(values, field, passages) }, uncovered: dropped }
}

/** Returns all masks with those of one field replaced. */
export const withMasks = (
  { masks }: Pick<PostValues, 'masks'>,
  field: MaskedField,
  passages: readonly Passage[]
): Mask[] => [
  ...masks.filter(mask => mask.field !== field),
  ...passages.map(({ start, end }) => ({ field, start, end }))
]

/** Returns the masks for the texts as they are sent, without the space around them. */
export const masksToSend = (values: PostValues): Mask[] =>
  maskedFields.flatMap(field =>
    trimPassages(values[field], masksOf(values.masks, field)).map(passage => ({ field, ...passage }))
  )

/** The type of message that a number stands for; undefined for others. */
export const typeOf = (value: number): MessageType | undefined => messageTypes.find(type => type === value)

/** Fields that can be wrong, in the order in which they stand on the page. */
const checked = ['forum', 'typeId', 'domainId', 'subject', 'content', 'remark'] as const
export type CheckedField = (typeof checked)[number]

/** Which fields are not yet as they must be. Lengths are the site's parameters. Specification 5. */
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
