import type { StaffMessage } from '../parts/message/modes.ts'

/** The events of an extension that its group is told of, with the keys of their texts. */
export const extensionWords = {
  'extension.requested': 'waits',
  'extension.approved': 'approved',
  'extension.returned': 'returned',
  'extension.refused': 'refused',
  'extension.withdrawn': 'withdrawn'
} as const

type Verb = keyof typeof extensionWords
type Entry = StaffMessage['timeline'][number]

/** An event of an extension that its group is told of. */
export interface ExtensionEvent extends Pick<Entry, 'at' | 'note'> {
  readonly verb: Verb
}

const isShown = (verb: string): verb is Verb => verb in extensionWords

/**
 * Returns the last event of an extension: it waits, was not granted, or has moved the present deadline. Undefined without
 * one, for other groups than that of the forum, and when no deadline counts.
 * @param groupId the reader's group
 */
export function extensionEventOf(
  {
    timeline,
    deadlineAt,
    extendedFrom,
    recheckOpen,
    forum
  }: Pick<StaffMessage, 'timeline' | 'deadlineAt' | 'extendedFrom' | 'recheckOpen' | 'forum'>,
  groupId: number | null | undefined
): ExtensionEvent | undefined {
  if (deadlineAt === null || recheckOpen || forum.groupId !== groupId) return undefined
  const last = timeline.findLast(({ verb }) => verb.startsWith('extension.'))
  if (!last || !isShown(last.verb)) return undefined
  // the deadline of a later answer is not the extended one
  if (last.verb === 'extension.approved' && extendedFrom === null) return undefined
  return { verb: last.verb, at: last.at, note: last.note }
}
