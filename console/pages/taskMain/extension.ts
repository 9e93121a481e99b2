import type { StaffMessage } from './modes.ts'

/** The events after which an extension waits or was not granted, with the keys of their texts. */
export const extensionWords = {
  'extension.requested': 'waits',
  'extension.returned': 'returned',
  'extension.refused': 'refused',
  'extension.withdrawn': 'withdrawn'
} as const

type Verb = keyof typeof extensionWords
type Entry = StaffMessage['timeline'][number]

/** An event after which an extension waits or was not granted. */
export interface ExtensionEvent extends Pick<Entry, 'at' | 'note'> {
  readonly verb: Verb
}

const isShown = (verb: string): verb is Verb => verb in extensionWords

/**
 * Returns the last event of an extension that waits or was not granted; undefined without one, for other groups than that
 * of the forum, and when no deadline counts.
 * @param groupId the reader's group
 */
export function extensionEventOf(
  {
    timeline,
    deadlineAt,
    recheckOpen,
    forum
  }: Pick<StaffMessage, 'timeline' | 'deadlineAt' | 'recheckOpen' | 'forum'>,
  groupId: number | null | undefined
): ExtensionEvent | undefined {
  if (deadlineAt === null || recheckOpen || forum.groupId !== groupId) return undefined
  const last = timeline.findLast(({ verb }) => verb.startsWith('extension.'))
  if (!last || !isShown(last.verb)) return undefined
  return { verb: last.verb, at: last.at, note: last.note }
}
